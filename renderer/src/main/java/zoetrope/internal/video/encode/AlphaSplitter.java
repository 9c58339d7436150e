package zoetrope.internal.video.encode;

/**
 * Splits images into colours and alpha, for codecs that encode these separately. The colours of
 * visible pixels are extended into transparent pixels next to them. This is necessary because
 * codecs average the colours of neighbouring pixels: other colours in the transparent pixels would
 * become visible at the edges. Not thread-safe.
 */
final class AlphaSplitter {
  /**
   * How far colours are extended, in pixels. It covers a block of chroma samples and the reach of
   * the codec's filters.
   */
  private static final int REACH_PIXELS = 8;

  private final int width;
  private final int height;
  private final int[] colors;
  private final byte[] alphas;

  AlphaSplitter(int width, int height) {
    this.width = width;
    this.height = height;
    this.colors = new int[width * height];
    this.alphas = new byte[width * height];
  }

  /** Splits an image of {@code 0xAARRGGBB} pixels, not premultiplied. */
  void split(int[] argb) {
    for (int i = 0; i < argb.length; i++) {
      int alpha = argb[i] >>> 24;
      alphas[i] = (byte) alpha;
      colors[i] = alpha == 0 ? 0 : argb[i] | 0xff000000;
    }
    for (int y = 0; y < height; y++) {
      extend(y * width, 1, width);
      extend((y + 1) * width - 1, -1, width);
    }
    for (int x = 0; x < width; x++) {
      extend(x, width, height);
      extend((height - 1) * width + x, -width, height);
    }
  }

  /**
   * Extends colours in one direction into the pixels that have none. The pixels are {@code from},
   * {@code from + step} and so on.
   */
  private void extend(int from, int step, int count) {
    int last = 0;
    int left = 0;
    for (int i = 0, at = from; i < count; i++, at += step) {
      if (colors[at] != 0) {
        last = colors[at];
        left = REACH_PIXELS;
      } else if (left > 0) {
        colors[at] = last;
        left--;
      }
    }
  }

  /**
   * Returns the colours of the last image. Pixels are opaque, or 0 if no visible pixel is near. The
   * array is reused.
   */
  int[] colors() {
    return colors;
  }

  /** Returns the alpha of the last image, 0 to 255; the array is reused. */
  byte[] alphas() {
    return alphas;
  }
}
