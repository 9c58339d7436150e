package zoetrope.video;

import java.nio.ByteBuffer;

/**
 * Converts rows of pixels to BT.709 samples of limited range (luma 16 to 235, chroma 16 to 240), in
 * integers: coefficients of 16 fractional bits, results rounded to the nearest.
 *
 * <p>A chroma sample lies on its left pixel column and between its two rows, as H.264 presumes
 * unless a stream says otherwise ({@code chroma_sample_loc_type} 0, ITU-T H.264, E.2.1) and as
 * MPEG-2 did. So it is the mean of the two rows, and across the columns the mean of the pixel,
 * counted twice, and its two neighbours: symmetric around the sample, so that colour does not move
 * against luma. Beyond the left edge the first pixel counts again.
 *
 * <p>The work is split into plain loops over arrays without conversions between sizes, which
 * compilers turn into vector code; samples are then packed by four.
 */
final class Bt709 {
  // (0.2126, 0.7152, 0.0722) * 219 / 255 * 2^16
  private static final int LUMA_RED = 11966;
  private static final int LUMA_GREEN = 40254;
  private static final int LUMA_BLUE = 4064;
  private static final int LUMA_OFFSET = (16 << 16) + (1 << 15);

  // (B - Y) / 1.8556 and (R - Y) / 1.5748, times 224 / 255 * 2^16; each adds up to 0, so that grey
  // is
  // exactly 128.
  private static final int BLUE_RED = -6596;
  private static final int BLUE_GREEN = -22188;
  private static final int BLUE_BLUE = 28784;
  private static final int RED_RED = 28784;
  private static final int RED_GREEN = -26145;
  private static final int RED_BLUE = -2639;

  /** Chroma is computed from sums of weight 8. */
  private static final int CHROMA_SHIFT = 19;

  private static final int CHROMA_OFFSET = (128 << CHROMA_SHIFT) + (1 << CHROMA_SHIFT - 1);

  private final int[] luma;
  private final int[] redBlue;
  private final int[] green;
  private final int[] blueDifference;
  private final int[] redDifference;

  /** A converter for rows of at most {@code width} pixels. */
  Bt709(int width) {
    int room = width + 16;
    luma = new int[room];
    redBlue = new int[room];
    green = new int[room];
    blueDifference = new int[room];
    redDifference = new int[room];
  }

  /**
   * Converts {@code count} pixels from {@code argb[from]} on to luma at {@code plane[at]}. Where
   * the count is not a multiple of 4, up to 3 bytes of the row's padding are written too.
   */
  void luma(int[] argb, int from, int count, ByteBuffer plane, int at) {
    weigh(argb, from, count, luma);
    pack(luma, count, plane, at);
  }

  /** Computes the chroma of the columns {@code left} to {@code right} of two rows. */
  void chroma(int[] argb, int upper, int lower, int left, int right) {
    int count = right - left;
    // Entry 0 is the column to the left of the first.
    int first = left == 0 ? 0 : left - 1;
    int skipped = first - left + 1;
    addRows(argb, upper + first, lower + first, right - first, skipped, redBlue, green);
    if (skipped == 1) {
      redBlue[0] = redBlue[1];
      green[0] = green[1];
    }
    differences(redBlue, green, count, blueDifference, redDifference);
  }

  /** Writes the last blue differences, {@code count} of them, and up to 3 bytes of padding. */
  void blue(int count, ByteBuffer plane, int at) {
    packEven(blueDifference, count, plane, at);
  }

  /** Writes the last red differences, {@code count} of them, and up to 3 bytes of padding. */
  void red(int count, ByteBuffer plane, int at) {
    packEven(redDifference, count, plane, at);
  }

  private static void weigh(int[] argb, int from, int count, int[] out) {
    for (int i = 0; i < count; i++) {
      int p = argb[from + i];
      out[i] =
          (LUMA_RED * (p >> 16 & 0xff)
                  + LUMA_GREEN * (p >> 8 & 0xff)
                  + LUMA_BLUE * (p & 0xff)
                  + LUMA_OFFSET)
              >> 16;
    }
  }

  private static void addRows(
      int[] argb, int upper, int lower, int count, int to, int[] redBlue, int[] green) {
    for (int i = 0; i < count; i++) {
      int p = argb[upper + i];
      int q = argb[lower + i];
      redBlue[to + i] = (p & 0xff00ff) + (q & 0xff00ff);
      green[to + i] = (p >> 8 & 0xff) + (q >> 8 & 0xff);
    }
  }

  /** From sums over two rows, red and blue in 16 bits each, to differences for every column. */
  private static void differences(
      int[] redBlue, int[] green, int count, int[] blueDifference, int[] redDifference) {
    for (int i = 0; i < count; i++) {
      int rb = redBlue[i] + 2 * redBlue[i + 1] + redBlue[i + 2];
      int g = green[i] + 2 * green[i + 1] + green[i + 2];
      int r = rb >> 16;
      int b = rb & 0xffff;
      blueDifference[i] =
          (BLUE_RED * r + BLUE_GREEN * g + BLUE_BLUE * b + CHROMA_OFFSET) >> CHROMA_SHIFT;
      redDifference[i] =
          (RED_RED * r + RED_GREEN * g + RED_BLUE * b + CHROMA_OFFSET) >> CHROMA_SHIFT;
    }
  }

  private static void pack(int[] samples, int count, ByteBuffer plane, int at) {
    for (int i = 0; i < count; i += 4) {
      plane.putInt(
          at + i, samples[i] | samples[i + 1] << 8 | samples[i + 2] << 16 | samples[i + 3] << 24);
    }
  }

  private static void packEven(int[] samples, int count, ByteBuffer plane, int at) {
    for (int i = 0; i < count; i += 4) {
      int k = 2 * i;
      plane.putInt(
          at + i, samples[k] | samples[k + 2] << 8 | samples[k + 4] << 16 | samples[k + 6] << 24);
    }
  }
}
