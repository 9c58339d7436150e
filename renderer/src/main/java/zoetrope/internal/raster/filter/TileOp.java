package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.PixelBox;

/**
 * The input's region, repeated over the step's.
 *
 * @param tile the input's region; a larger one than any canvas is not repeated
 */
record TileOp(PixelBox tile) implements FilterOp {
  private static final int LARGEST = 1 << 14;

  private boolean repeats() {
    return !tile.isEmpty() && tile.width() <= LARGEST && tile.height() <= LARGEST;
  }

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return inputs[0].isEmpty() || !repeats() ? inputs[0] : region;
  }

  @Override
  public PixelBox need(PixelBox out) {
    return repeats() ? tile : out;
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    if (!repeats()) {
      return inputs[0].within(out);
    }
    int[] p = inputs[0].within(tile);
    int[] result = new int[out.width() * out.height()];
    for (int y = out.top(); y < out.bottom(); y++) {
      int row = Math.floorMod(y - tile.top(), tile.height()) * tile.width();
      int at = (y - out.top()) * out.width() - out.left();
      for (int x = out.left(); x < out.right(); x++) {
        result[at + x] = p[row + Math.floorMod(x - tile.left(), tile.width())];
      }
    }
    return result;
  }
}
