package zoetrope.internal.video.gif;

import java.util.Arrays;

/**
 * Chooses a palette of at most 256 colours by median cut (P. Heckbert, "Color image quantization
 * for frame buffer display", SIGGRAPH 1982). If the pixels have no more colours than that, the
 * palette contains exactly these.
 */
final class GifPalette {
  private final ColorHistogram counts = new ColorHistogram();
  private byte[] indices = {};
  private int[] colors = {};

  void clear() {
    counts.clear();
  }

  /** Counts a pixel, {@code 0xAARRGGBB}, ignoring alpha. */
  void count(int pixel) {
    counts.add(pixel);
  }

  /** Returns colour {@code i} of the palette, {@code 0xFFRRGGBB}. */
  int color(int i) {
    return colors[i];
  }

  byte indexOf(int pixel) {
    return indices[counts.indexOf(pixel)];
  }

  /** Chooses a palette for the counted pixels; returns the number of its colours. */
  int choose(int maxColors) {
    int[] numbers = new int[counts.size()];
    Arrays.setAll(numbers, i -> i);
    Box[] boxes = new Box[maxColors];
    boxes[0] = new Box(numbers, 0, numbers.length);
    int boxCount = 1;
    while (boxCount < maxColors) {
      int best = widest(boxes, boxCount);
      if (boxes[best].cost() == 0) {
        break;
      }
      int cut = boxes[best].cut();
      boxes[boxCount++] = new Box(numbers, cut, boxes[best].to);
      boxes[best] = new Box(numbers, boxes[best].from, cut);
    }
    colors = new int[boxCount];
    indices = new byte[numbers.length];
    for (int i = 0; i < boxCount; i++) {
      colors[i] = counts.mean(numbers, boxes[i].from, boxes[i].to);
      for (int k = boxes[i].from; k < boxes[i].to; k++) {
        indices[numbers[k]] = (byte) i;
      }
    }
    return boxCount;
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

  /** A box in the colour space: the colours {@code [from, to)} of a shared array. */
  private final class Box {
    private final int[] numbers;
    private final int from;
    private final int to;
    private final long population;
    private final int shift;
    private final int side;

    Box(int[] numbers, int from, int to) {
      this.numbers = numbers;
      this.from = from;
      this.to = to;
      long sum = 0;
      for (int i = from; i < to; i++) {
        sum += counts.count(numbers[i]);
      }
      this.population = sum;
      int widestSide = -1;
      int widestShift = 0;
      for (int channel = 0; channel < 24; channel += 8) {
        int low = 255;
        int high = 0;
        for (int i = from; i < to; i++) {
          int value = counts.key(numbers[i]) >> channel & 255;
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

    /**
     * Returns a measure of the error if one colour replaces all colours in the box; 0 if it
     * contains only one colour.
     */
    double cost() {
      return (double) population * side * side;
    }

    /**
     * Sorts the colours along the widest side. Returns the index that divides the box into two
     * halves with about equal numbers of pixels.
     */
    int cut() {
      long[] keys = new long[to - from];
      for (int i = 0; i < keys.length; i++) {
        int number = numbers[from + i];
        keys[i] = (long) (counts.key(number) >> shift & 255) << 32 | number;
      }
      Arrays.sort(keys);
      for (int i = 0; i < keys.length; i++) {
        numbers[from + i] = (int) keys[i];
      }
      long before = 0;
      int cut = from;
      while (cut < to - 1 && 2 * before < population) {
        before += counts.count(numbers[cut++]);
      }
      return Math.max(from + 1, cut);
    }
  }
}
