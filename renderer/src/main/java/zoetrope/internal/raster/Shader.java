package zoetrope.internal.raster;

/** Gives each pixel its own colour. */
interface Shader {
  /**
   * Writes the colours of {@code count} pixels from {@code (x, y)} to the right, {@code
   * 0xAARRGGBB}.
   */
  void shade(int x, int y, int count, int[] colors);

  /** Whether the colours are premultiplied. */
  boolean isPremultiplied();
}
