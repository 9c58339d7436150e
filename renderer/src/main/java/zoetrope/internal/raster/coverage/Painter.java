package zoetrope.internal.raster.coverage;

/**
 * Receives the coverage of pixels and blends colours onto the canvas accordingly, like a blitter in
 * Skia. Coverage is in [0, 255].
 */
public interface Painter {
  /**
   * Paints {@code count} pixels from {@code (x, y)} to the right. All have the same coverage,
   * {@link Coverage#alpha(int) alpha(sum)}.
   */
  void run(int x, int y, int count, int sum);

  /**
   * Paints {@code count} pixels from {@code (x, y)} to the right. Pixel {@code i} has the coverage
   * {@code coverage[from + i]}.
   */
  void mask(int x, int y, int count, int[] coverage, int from);

  /**
   * Paints {@code count} pixels from {@code (x, y)} to the right, and sets {@code count} elements
   * of {@code sums} to 0. Pixel {@code i} has the coverage {@link Coverage#alpha(int) alpha} of
   * {@code before + sums[from] + ... + sums[from + i]}.
   *
   * @param before the sum to the left of the first pixel
   * @return the sum at the last pixel
   */
  int sums(int x, int y, int count, int[] sums, int from, int before);
}
