package zoetrope.video;

import java.util.Arrays;

/**
 * Chooses 256 colours for a picture by median cut (P. Heckbert, "Color image quantization for frame
 * buffer display", SIGGRAPH 1982), on colours of five bits a channel.
 */
final class GifPalette {
  static final int SIZE = 256;

  private static final int BINS = 1 << 15;

  private final int[] counts = new int[BINS];
  private final long[] reds = new long[BINS];
  private final long[] greens = new long[BINS];
  private final long[] blues = new long[BINS];
  private final byte[] entries = new byte[BINS];
  private final int[] colors = new int[SIZE];

  /** The chosen colours, {@code 0xFFRRGGBB}; shared, changed by the next choice. */
  int[] colors() {
    return colors;
  }

  /** The entries of the pixels from {@code argb[from]} on, as many as {@code row} has room for. */
  void indices(int[] argb, int from, byte[] row) {
    for (int x = 0; x < row.length; x++) {
      row[x] = entries[bin(argb[from + x])];
    }
  }

  private static int bin(int pixel) {
    return pixel >> 9 & 0x7c00 | pixel >> 6 & 0x3e0 | pixel >> 3 & 0x1f;
  }

  /** Chooses the colours for a picture. */
  void choose(int[] argb) {
    count(argb);
    int[] bins = used();
    Box[] boxes = new Box[SIZE];
    boxes[0] = new Box(bins, 0, bins.length);
    int boxCount = 1;
    while (boxCount < SIZE) {
      int best = widest(boxes, boxCount);
      if (boxes[best].cost() == 0) {
        break;
      }
      int cut = boxes[best].cut();
      boxes[boxCount++] = new Box(bins, cut, boxes[best].to);
      boxes[best] = new Box(bins, boxes[best].from, cut);
    }
    Arrays.fill(colors, 0xff000000);
    for (int i = 0; i < boxCount; i++) {
      assign(boxes[i], i);
    }
  }

  private void count(int[] argb) {
    Arrays.fill(counts, 0);
    Arrays.fill(reds, 0);
    Arrays.fill(greens, 0);
    Arrays.fill(blues, 0);
    for (int pixel : argb) {
      int bin = bin(pixel);
      counts[bin]++;
      reds[bin] += pixel >> 16 & 0xff;
      greens[bin] += pixel >> 8 & 0xff;
      blues[bin] += pixel & 0xff;
    }
  }

  private int[] used() {
    int[] bins = new int[BINS];
    int length = 0;
    for (int i = 0; i < BINS; i++) {
      if (counts[i] > 0) {
        bins[length++] = i;
      }
    }
    return Arrays.copyOf(bins, length);
  }

  private static int widest(Box[] boxes, int count) {
    int best = 0;
    for (int i = 1; i < count; i++) {
      if (boxes[i].cost() > boxes[best].cost()) {
        best = i;
      }
    }
    return best;
  }

  private void assign(Box box, int entry) {
    long red = 0;
    long green = 0;
    long blue = 0;
    for (int i = box.from; i < box.to; i++) {
      int bin = box.bins[i];
      red += reds[bin];
      green += greens[bin];
      blue += blues[bin];
      entries[bin] = (byte) entry;
    }
    long half = box.population / 2;
    colors[entry] =
        0xff000000
            | (int) ((red + half) / box.population) << 16
            | (int) ((green + half) / box.population) << 8
            | (int) ((blue + half) / box.population);
  }

  /** A part of the colour space: the bins {@code [from, to)} of a shared array. */
  private final class Box {
    private final int[] bins;
    private final int from;
    private final int to;
    private final long population;
    private final int shift;
    private final int side;

    Box(int[] bins, int from, int to) {
      this.bins = bins;
      this.from = from;
      this.to = to;
      long sum = 0;
      for (int i = from; i < to; i++) {
        sum += counts[bins[i]];
      }
      this.population = sum;
      int widestSide = -1;
      int widestShift = 0;
      for (int channel = 0; channel < 15; channel += 5) {
        int low = 31;
        int high = 0;
        for (int i = from; i < to; i++) {
          int value = bins[i] >> channel & 31;
          low = Math.min(low, value);
          high = Math.max(high, value);
        }
        if (high - low > widestSide) {
          widestSide = high - low;
          widestShift = channel;
        }
      }
      this.side = widestSide;
      this.shift = widestShift;
    }

    /** What a box costs as one colour: 0 when it is only one bin. */
    double cost() {
      return (double) population * side * side;
    }

    /** Sorts the bins along the widest side; the index where half the pixels lie before it. */
    int cut() {
      long[] keys = new long[to - from];
      for (int i = 0; i < keys.length; i++) {
        int bin = bins[from + i];
        keys[i] = (long) (bin >> shift & 31) << 32 | bin;
      }
      Arrays.sort(keys);
      for (int i = 0; i < keys.length; i++) {
        bins[from + i] = (int) keys[i];
      }
      long before = 0;
      int cut = from;
      while (cut < to - 1 && 2 * before < population) {
        before += counts[bins[cut++]];
      }
      return Math.max(from + 1, cut);
    }
  }
}
