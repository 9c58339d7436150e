package zoetrope.internal.video.encode;

import java.nio.IntBuffer;
import java.util.Arrays;

/**
 * Converts rows of pixels to BT.709 samples of limited range (luma 16 to 235, chroma 16 to 240), in
 * integers: coefficients of 16 fractional bits, results rounded to the nearest.
 *
 * <p>A chroma sample belongs to two columns and two rows of pixels. Its position is on the left
 * column, between the two rows. H.264 assumes this position unless a stream specifies another
 * ({@code chroma_sample_loc_type} 0, ITU-T H.264, E.2.1). So the sample is the mean of the two
 * rows, filtered across the columns with weights 1, 2, 1. The filter is symmetric around the left
 * column, so that chroma is not shifted against luma. At the left edge the first pixel is repeated.
 *
 * <p>The work is split into short loops over arrays, which begin at index 0 and do not convert
 * types. The JIT compiler vectorises such loops; a loop with an offset takes ten times as long.
 * Four samples are packed into an int.
 */
final class Bt709 {
  // (0.2126, 0.7152, 0.0722) * 219 / 255 * 2^16
  private static final int LUMA_RED = 11966;
  private static final int LUMA_GREEN = 40254;
  private static final int LUMA_BLUE = 4064;
  private static final int LUMA_OFFSET = (16 << 16) + (1 << 15);

  // (B - Y) / 1.8556 and (R - Y) / 1.5748, times 224 / 255 * 2^16. The coefficients of each
  // chroma sample sum to 0, so that grey is exactly 128.
  private static final int BLUE_RED = -6596;
  private static final int BLUE_GREEN = -22188;
  private static final int BLUE_BLUE = 28784;
  private static final int RED_RED = 28784;
  private static final int RED_GREEN = -26145;
  private static final int RED_BLUE = -2639;

  /**
   * The number of fractional bits of chroma: 16, and 3 more because the filter's weights add up to
   * 8.
   */
  private static final int CHROMA_SHIFT = 19;

  private static final int CHROMA_OFFSET = (128 << CHROMA_SHIFT) + (1 << CHROMA_SHIFT - 1);

  /**
   * The number of columns that are converted for an area of one colour, because four samples fill
   * an int.
   */
  private static final int FLAT_COLUMNS = 4;

  /** Rows are loaded with one column to the left of the first, for the chroma filter. */
  private static final int MARGIN = 1;

  /**
   * The pixels of the upper row, followed by those of the lower row from index {@link #lowerAt} on.
   */
  private final int[] rows;

  private final int[] lower;
  private final int[] redBlue;
  private final int[] green;
  private final int[] samples;
  private final int[] redSamples;
  private final int[] packed;
  private final int[] flatLuma;
  private final int[] flatBlue;
  private final int[] flatRed;
  private int flatColor;
  private int lowerAt;

  /** Creates a converter for rows of at most {@code width} pixels. */
  Bt709(int width) {
    int capacity = width + 16;
    rows = new int[2 * capacity];
    lower = new int[capacity];
    redBlue = new int[capacity];
    green = new int[capacity];
    samples = new int[2 * capacity];
    redSamples = new int[capacity];
    packed = new int[2 * capacity / 4];
    flatLuma = new int[capacity / 4];
    flatBlue = new int[capacity / 4];
    flatRed = new int[capacity / 4];
    flatColor = 0xFF000000;
    prepareFlat();
  }

  /** Sets the colour that {@link #flatLuma} and {@link #flatChroma} write. */
  void flat(int color) {
    if (color != flatColor) {
      flatColor = color;
      prepareFlat();
    }
  }

  /** Converts pixels of the flat colour by the same loops as all other pixels. */
  private void prepareFlat() {
    Arrays.fill(rows, 0, 2 * FLAT_COLUMNS + MARGIN, flatColor);
    Arrays.fill(lower, 0, 2 * FLAT_COLUMNS + MARGIN, flatColor);
    weighLuma(rows, FLAT_COLUMNS + MARGIN, samples);
    pack(samples, FLAT_COLUMNS, packed);
    Arrays.fill(flatLuma, packed[0]);
    weighChroma(FLAT_COLUMNS);
    packChroma(samples, FLAT_COLUMNS, packed);
    Arrays.fill(flatBlue, packed[0]);
    packChroma(redSamples, FLAT_COLUMNS, packed);
    Arrays.fill(flatRed, packed[0]);
  }

  /** Writes {@code count} columns of luma of the {@link #flat} colour in two rows. */
  void flatLuma(int count, IntBuffer plane, int upperAt, int lowerAt) {
    plane.put(upperAt, flatLuma, 0, (count + 3) / 4);
    plane.put(lowerAt, flatLuma, 0, (count + 3) / 4);
  }

  /** Writes {@code count} chroma samples of the {@link #flat} colour to each of the planes. */
  void flatChroma(int count, IntBuffer blue, IntBuffer red, int at) {
    blue.put(at, flatBlue, 0, (count + 3) / 4);
    red.put(at, flatRed, 0, (count + 3) / 4);
  }

  /**
   * Loads the columns from {@code left} to before {@code right} of two rows; {@code left} must be
   * even.
   *
   * @param row the index of the upper row in {@code argb}
   */
  void load(int[] argb, int row, int width, int left, int right) {
    int first = Math.max(0, left - MARGIN);
    int skipped = first - left + MARGIN;
    int count = right - first;
    lowerAt = (count + skipped + 3) / 4 * 4;
    System.arraycopy(argb, row + first, rows, skipped, count);
    System.arraycopy(argb, row + width + first, lower, skipped, count);
    if (skipped > 0) {
      rows[0] = rows[1];
      lower[0] = lower[1];
    }
    System.arraycopy(lower, 0, rows, lowerAt, count + skipped);
  }

  /**
   * Writes the luma of the first {@code count} loaded columns of both rows, packed. If the count is
   * not a multiple of 4, up to 3 bytes of padding are written too.
   */
  void luma(int count, IntBuffer plane, int upperAt, int lowerRow) {
    weighLuma(rows, lowerAt + count + MARGIN, samples);
    pack(samples, lowerAt + count, packed);
    plane.put(upperAt, packed, 0, (count + 3) / 4);
    plane.put(lowerRow, packed, lowerAt / 4, (count + 3) / 4);
  }

  /** Writes {@code count} blue and red chroma samples of the loaded rows, packed like luma. */
  void chroma(int count, IntBuffer blue, IntBuffer red, int at) {
    weighChroma(count);
    packChroma(samples, count, packed);
    blue.put(at, packed, 0, (count + 3) / 4);
    packChroma(redSamples, count, packed);
    red.put(at, packed, 0, (count + 3) / 4);
  }

  private void weighChroma(int count) {
    addRows(rows, lower, 2 * count + MARGIN, redBlue, green);
    smooth(redBlue, count);
    smooth(green, count);
    differences(redBlue, green, count, samples, redSamples);
  }

  private static void weighLuma(int[] argb, int count, int[] out) {
    for (int i = 0; i < count; i++) {
      out[i] =
          (LUMA_RED * (argb[i] >> 16 & 0xff)
                  + LUMA_GREEN * (argb[i] >> 8 & 0xff)
                  + LUMA_BLUE * (argb[i] & 0xff)
                  + LUMA_OFFSET)
              >> 16;
    }
  }

  /**
   * Adds two rows of pixels. An element of {@code redBlue} contains the sums of red and of blue, 16
   * bits each.
   */
  private static void addRows(int[] upper, int[] lower, int count, int[] redBlue, int[] green) {
    for (int i = 0; i < count; i++) {
      redBlue[i] = (upper[i] & 0xff00ff) + (lower[i] & 0xff00ff);
      // The sum is shifted once. With a shift for each row, Java 17 does not vectorise the loop.
      green[i] = (upper[i] & 0xff00) + (lower[i] & 0xff00) >> 8;
    }
  }

  /**
   * Filters each even column with its two neighbours. The results replace the first half of the
   * array.
   */
  private static void smooth(int[] sums, int count) {
    int left = sums[0];
    for (int i = 0; i < count; i++) {
      int right = sums[2 * i + 2];
      sums[i] = left + 2 * sums[2 * i + 1] + right;
      left = right;
    }
  }

  private static void differences(int[] redBlue, int[] green, int count, int[] blue, int[] red) {
    for (int i = 0; i < count; i++) {
      int r = redBlue[i] >> 16;
      int g = green[i];
      int b = redBlue[i] & 0xffff;
      blue[i] = BLUE_RED * r + BLUE_GREEN * g + BLUE_BLUE * b + CHROMA_OFFSET >> CHROMA_SHIFT;
      red[i] = RED_RED * r + RED_GREEN * g + RED_BLUE * b + CHROMA_OFFSET >> CHROMA_SHIFT;
    }
  }

  private static void pack(int[] samples, int count, int[] packed) {
    for (int i = 0; i < count; i += 4) {
      packed[i / 4] =
          samples[i + 1] | samples[i + 2] << 8 | samples[i + 3] << 16 | samples[i + 4] << 24;
    }
  }

  private static void packChroma(int[] samples, int count, int[] packed) {
    for (int i = 0; i < count; i += 4) {
      packed[i / 4] =
          samples[i] | samples[i + 1] << 8 | samples[i + 2] << 16 | samples[i + 3] << 24;
    }
  }
}
