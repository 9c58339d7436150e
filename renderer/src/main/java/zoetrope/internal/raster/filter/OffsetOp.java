package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.PixelBox;

/** Shifts an image by a number of pixels; fractions of a pixel are interpolated linearly. */
final class OffsetOp implements FilterOp {
  private final int x;
  private final int y;

  /** The fractional part of the shift, in 1/256 pixel. */
  private final int partX;

  private final int partY;

  OffsetOp(double x, double y) {
    this.x = PixelBox.clamped(Math.floor(x));
    this.y = PixelBox.clamped(Math.floor(y));
    this.partX = (int) Math.rint(256 * (x - Math.floor(x)));
    this.partY = (int) Math.rint(256 * (y - Math.floor(y)));
  }

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    PixelBox moved = inputs[0].moved(x, y);
    return moved.union(moved.isEmpty() ? moved : moved.moved(1, 1));
  }

  @Override
  public PixelBox need(PixelBox out) {
    PixelBox moved = out.moved(-x, -y);
    return moved.union(moved.moved(-1, -1));
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    PixelBox from = out.moved(-x, -y);
    int[] here = inputs[0].within(from);
    if (partX == 0 && partY == 0) {
      return here;
    }
    PixelBox wide = new PixelBox(from.left() - 1, from.top() - 1, from.right(), from.bottom());
    int[] p = inputs[0].within(wide);
    int stride = wide.width();
    int[] result = new int[out.width() * out.height()];
    for (int row = 0; row < out.height(); row++) {
      for (int i = 0; i < out.width(); i++) {
        int at = (row + 1) * stride + i + 1;
        int upper = mixed(p[at - stride], p[at - stride - 1], partX);
        result[row * out.width() + i] = mixed(mixed(p[at], p[at - 1], partX), upper, partY);
      }
    }
    return result;
  }

  private static int mixed(int a, int b, int part) {
    int result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int value = (a >>> shift & 255) * (256 - part) + (b >>> shift & 255) * part + 128 >> 8;
      result |= value << shift;
    }
    return result;
  }
}
