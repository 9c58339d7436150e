package zoetrope.raster;

/** Puts covered pixels on the canvas. Coverage runs from 0 to 255. */
interface Painter {
  /** Paints {@code count} pixels from {@code (x, y)} to the right, all covered alike. */
  void run(int x, int y, int count, int coverage);

  /**
   * Paints {@code count} pixels from {@code (x, y)}, covered as {@code coverage[from...]} tells.
   */
  void mask(int x, int y, int count, int[] coverage, int from);
}
