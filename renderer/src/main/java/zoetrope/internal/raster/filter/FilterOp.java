package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.PixelBox;

/** The operation of one step of a filter on the pixels of images. */
public interface FilterOp {
  /**
   * Returns a box that contains all pixels of the result that can be visible.
   *
   * @param inputs the boxes of the inputs
   * @param region the region of the step
   */
  default PixelBox extent(PixelBox[] inputs, PixelBox region) {
    PixelBox all = PixelBox.EMPTY;
    for (PixelBox input : inputs) {
      all = all.union(input);
    }
    return all;
  }

  /** Returns the pixels of each input that are needed to compute the pixels of {@code out}. */
  default PixelBox need(PixelBox out) {
    return out;
  }

  /**
   * Returns the pixels of {@code out}, row by row; they must not be changed afterwards.
   *
   * @param region the region of the step
   */
  int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region);
}
