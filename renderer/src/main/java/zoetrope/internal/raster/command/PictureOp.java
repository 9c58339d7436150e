package zoetrope.internal.raster.command;

import java.util.Arrays;
import java.util.List;
import zoetrope.internal.raster.filter.FilterImage;
import zoetrope.internal.raster.filter.FilterOp;
import zoetrope.internal.raster.pixel.PixelBox;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * Items, painted onto transparent pixels.
 *
 * @param commands from back to front, on a canvas of their own
 * @param x the pixel that is the first of that canvas
 * @param y its row
 * @param box what they touch
 */
record PictureOp(List<DrawCommand> commands, int x, int y, PixelBox box) implements FilterOp {
  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return box;
  }

  @Override
  public int size() {
    return LayerCommand.size(commands);
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    PixelBox own = out.moved(-x, -y);
    PixelSurface surface = new PixelSurface();
    LayerPainter.paint(
        commands,
        surface,
        new DrawCommandPainter(surface),
        own.left(),
        own.top(),
        own.right(),
        own.bottom());
    return Arrays.copyOf(surface.pixels, out.width() * out.height());
  }
}
