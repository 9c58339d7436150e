package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.PixelBox;

/** What a step of a filter does, in pixels. */
public interface FilterOp {
  /**
   * The box of what is not transparent.
   *
   * @param inputs the boxes of the inputs
   * @param region the step's
   */
  default PixelBox extent(PixelBox[] inputs, PixelBox region) {
    PixelBox all = PixelBox.EMPTY;
    for (PixelBox input : inputs) {
      all = all.union(input);
    }
    return all;
  }

  /** What of an input is needed for a box of the result. */
  default PixelBox need(PixelBox out) {
    return out;
  }

  /**
   * The pixels of {@code out}, row by row; they are not changed afterwards.
   *
   * @param region the step's
   */
  int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region);
}
