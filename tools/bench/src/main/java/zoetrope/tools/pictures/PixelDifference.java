package zoetrope.tools.pictures;

/**
 * The difference of two images of the same size, over red, green, blue and alpha.
 *
 * @param pixels the number of pixels that differ
 * @param largest the largest difference of a channel, 0 to 255
 * @param squares the sum of the squares of all differences
 * @param samples the number of channels of all pixels
 */
public record PixelDifference(long pixels, int largest, long squares, long samples) {
  /** An empty comparison. */
  public static final PixelDifference NONE = new PixelDifference(0, 0, 0, 0);

  private static final int CHANNELS = 4;

  /**
   * Compares two images.
   *
   * @throws IllegalArgumentException if their sizes differ
   */
  public static PixelDifference between(Pixels a, Pixels b) {
    if (a.width() != b.width() || a.height() != b.height()) {
      throw new IllegalArgumentException("pictures of two sizes cannot be compared");
    }
    long pixels = 0;
    int largest = 0;
    long squares = 0;
    for (int i = 0; i < a.argb().length; i++) {
      if (a.argb()[i] != b.argb()[i]) {
        pixels++;
        for (int shift = 0; shift < 32; shift += 8) {
          int difference = channel(a.argb()[i], shift) - channel(b.argb()[i], shift);
          largest = Math.max(largest, Math.abs(difference));
          squares += (long) difference * difference;
        }
      }
    }
    return new PixelDifference(pixels, largest, squares, (long) a.argb().length * CHANNELS);
  }

  /** Returns the comparison of the pixels of both comparisons together. */
  public PixelDifference plus(PixelDifference other) {
    return new PixelDifference(
        pixels + other.pixels,
        Math.max(largest, other.largest),
        squares + other.squares,
        samples + other.samples);
  }

  /** Whether all pixels are equal. */
  public boolean isNone() {
    return pixels == 0;
  }

  /** Returns the PSNR in decibels; infinite for equal images, and NaN for {@link #NONE}. */
  public double psnr() {
    return 10 * StrictMath.log10(255.0 * 255.0 * samples / squares);
  }

  private static int channel(int argb, int shift) {
    return argb >>> shift & 0xff;
  }
}
