package zoetrope.internal.raster;

/**
 * Draws what is seen within an inset on pixels of its own, which then shine through the inset's
 * area: so its border is as smooth as any other, and cuts everything alike.
 */
final class InsetShader implements Shader {
  private final int width;
  private final int[] pixels;
  private final DrawCommandPainter painter;
  private int opacity;

  /** For a picture of {@code width x height} pixels. */
  InsetShader(int width, int height) {
    this.width = width;
    this.pixels = new int[width * height];
    this.painter = new DrawCommandPainter(pixels, width);
  }

  /** Draws a rectangle of what is seen. */
  void draw(DrawCommand.Inset inset, int x0, int y0, int x1, int y1) {
    opacity = inset.opacity();
    painter.fill(inset.background(), x0, y0, x1, y1);
    for (DrawCommand figure : inset.figures()) {
      if (figure.meets(x0, y0, x1, y1)) {
        painter.paint(figure, x0, y0, x1, y1);
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
