package zoetrope.checks;

import zoetrope.tools.pictures.Pixels;

/**
 * The difference of two images of the same size, over red, green, blue and alpha.
 *
 * @param pixels the number of pixels that differ
 * @param largest the largest difference of a channel, 0 to 255
 */
record PixelDifference(long pixels, int largest) {
  /**
   * Compares two images.
   *
   * @throws IllegalArgumentException if their sizes differ
   */
  public static PixelDifference between(Pixels a, Pixels b) {
    if (a.width() != b.width() || a.height() != b.height()) {
      throw new IllegalArgumentException("images of different sizes cannot be compared");
    }
    long pixels = 0;
    int largest = 0;
    for (int i = 0; i < a.argb().length; i++) {
      if (a.argb()[i] != b.argb()[i]) {
        pixels++;
        for (int shift = 0; shift < 32; shift += 8) {
          int difference = channel(a.argb()[i], shift) - channel(b.argb()[i], shift);
          largest = Math.max(largest, Math.abs(difference));
        }
      }
    }
    return new PixelDifference(pixels, largest);
  }

  /** Whether all pixels are equal. */
  public boolean isNone() {
    return pixels == 0;
  }

  private static int channel(int argb, int shift) {
    return argb >>> shift & 0xff;
  }
}
