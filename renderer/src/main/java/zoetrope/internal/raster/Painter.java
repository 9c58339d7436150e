package zoetrope.internal.raster;

/** Puts covered pixels on the canvas. Coverage runs from 0 to 255. */
interface Painter {
  /**
   * Paints {@code count} pixels from {@code (x, y)} to the right, all of the same sum, see {@link
   * Coverage#alpha}.
   */
  void run(int x, int y, int count, int sum);

  /**
   * Paints {@code count} pixels from {@code (x, y)}, covered as {@code coverage[from...]} tells.
   */
  void mask(int x, int y, int count, int[] coverage, int from);

  /**
   * Paints {@code count} pixels from {@code (x, y)}, covered as the running sum of {@code
   * sums[from...]} tells, see {@link Coverage#alpha}, and sets those to 0.
   *
   * @param before the sum to the left of the first pixel
   * @return the sum at the last pixel
   */
  int sums(int x, int y, int count, int[] sums, int from, int before);
}
