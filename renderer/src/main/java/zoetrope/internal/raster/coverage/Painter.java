package zoetrope.internal.raster.coverage;

/**
 * A painter that blends covered pixels onto the canvas (Skia's blitter). Coverage is in [0, 255].
 */
public interface Painter {
  /**
   * Paints {@code count} pixels from {@code (x, y)} to the right. All have the same coverage sum,
   * see {@link Coverage#alpha}.
   */
  void run(int x, int y, int count, int sum);

  /** Paints {@code count} pixels from {@code (x, y)} on with coverage {@code coverage[from...]}. */
  void mask(int x, int y, int count, int[] coverage, int from);

  /**
   * Paints {@code count} pixels from {@code (x, y)} with the prefix sums of {@code sums[from...]},
   * see {@link Coverage#alpha}, and sets these elements to 0.
   *
   * @param before the sum to the left of the first pixel
   * @return the sum at the last pixel
   */
  int sums(int x, int y, int count, int[] sums, int from, int before);
}
