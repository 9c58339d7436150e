package zoetrope.internal.raster.coverage;

/** A source of colours for pixels. */
public interface Shader {
  /** Writes the colours, {@code 0xAARRGGBB}, of pixels from {@code (x, y)} to the right. */
  void shade(int x, int y, int count, int[] colors);

  boolean isPremultiplied();

  /** Returns the memory used, in array elements. */
  default int size() {
    return 0;
  }
}
