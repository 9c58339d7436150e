package zoetrope.internal.raster;

/**
 * Draws the view of an inset into a buffer and shades the inset's area with it: so its border is
 * anti-aliased like that of any area.
 */
final class InsetShader implements Shader {
  private final int width;
  private final int[] pixels;
  private final DrawCommandPainter painter;
  private int opacity;

  /** For a canvas of {@code width x height} pixels. */
  InsetShader(int width, int height) {
    this.width = width;
    this.pixels = new int[width * height];
    this.painter = new DrawCommandPainter(pixels, width);
  }

  /** Draws a rectangle of the view into the buffer. */
  void draw(DrawCommand.Inset inset, int x0, int y0, int x1, int y1) {
    opacity = inset.opacity();
    painter.fill(inset.background(), x0, y0, x1, y1);
    for (DrawCommand command : inset.commands()) {
      if (command.intersects(x0, y0, x1, y1)) {
        painter.paint(command, x0, y0, x1, y1);
      }
    }
  }

  @Override
  public void shade(int x, int y, int count, int[] colors) {
    System.arraycopy(pixels, y * width + x, colors, 0, count);
    if (opacity < 255) {
      for (int i = 0; i < count; i++) {
        colors[i] = Blend.premultipliedOver(0, colors[i], opacity);
      }
    }
  }

  @Override
  public boolean isPremultiplied() {
    return true;
  }
}
