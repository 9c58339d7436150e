package zoetrope.internal.raster.coverage;

/** Computes the colour of each pixel. */
public interface Shader {
  /**
   * Writes the colours of {@code count} pixels from {@code (x, y)} to the right, {@code
   * 0xAARRGGBB}.
   */
  void shade(int x, int y, int count, int[] colors);

  /** Whether the colours are premultiplied. */
  boolean isPremultiplied();

  /** The memory taken, in array elements. */
  default int size() {
    return 0;
  }
}
