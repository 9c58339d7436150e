package zoetrope.internal.video.encode;

/**
 * Parts pictures into colours and alpha, for codecs that code either by itself. Where nothing is
 * seen, colours go on from what is seen beside it: codecs share colour among pixels, and what is
 * unseen would shine through at the edges of what is seen. For one thread at a time.
 */
final class AlphaSplitter {
  /** So many pixels: a block of chroma, and a filter's reach. */
  private static final int REACH = 8;

  private final int width;
  private final int height;
  private final int[] colors;
  private final byte[] alphas;

  /** For pictures of {@code width x height} pixels. */
  AlphaSplitter(int width, int height) {
    this.width = width;
    this.height = height;
    this.colors = new int[width * height];
    this.alphas = new byte[width * height];
  }

  /** Takes a picture of {@code 0xAARRGGBB} pixels, not premultiplied. */
  void split(int[] argb) {
    for (int i = 0; i < argb.length; i++) {
      int alpha = argb[i] >>> 24;
      alphas[i] = (byte) alpha;
      colors[i] = alpha == 0 ? 0 : argb[i] | 0xff000000;
    }
    for (int y = 0; y < height; y++) {
      spread(y * width, 1, width);
      spread((y + 1) * width - 1, -1, width);
    }
    for (int x = 0; x < width; x++) {
      spread(x, width, height);
      spread((height - 1) * width + x, -width, height);
    }
  }

  /** Lets colours go on in one direction where there are none. */
  private void spread(int from, int step, int count) {
    int last = 0;
    int left = 0;
    for (int i = 0, at = from; i < count; i++, at += step) {
      if (colors[at] != 0) {
        last = colors[at];
        left = REACH;
      } else if (left > 0) {
        colors[at] = last;
        left--;
      }
    }
  }

  /** The colours of the picture that was given last; shared. */
  int[] colors() {
    return colors;
  }

  /** Its alpha, 0 to 255; shared. */
  byte[] alphas() {
    return alphas;
  }
}
