package zoetrope.internal.raster.command;

import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * A shader that draws the view of an inset into a buffer. The inset's area is filled with this
 * shader, so that the border of the inset is antialiased like the border of any fill.
 */
final class InsetShader implements Shader {
  private final PixelSurface surface = new PixelSurface();
  private final DrawCommandPainter painter = new DrawCommandPainter(surface);
  private int opacity;

  /** Draws a rectangle of the view into the buffer. */
  void draw(DrawCommand.Inset inset, int x0, int y0, int x1, int y1) {
    opacity = inset.opacity();
    surface.cover(x0, y0, x1, y1);
    painter.paintOn(inset.background(), inset.commands(), x0, y0, x1, y1);
  }

  @Override
  public void shade(int x, int y, int count, int[] colors) {
    System.arraycopy(surface.pixels, surface.at(x, y), colors, 0, count);
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
