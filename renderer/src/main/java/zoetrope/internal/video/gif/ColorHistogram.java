package zoetrope.internal.video.gif;

import java.util.Arrays;

/**
 * A histogram of colours. It is exact as long as the number of colours does not exceed its
 * capacity. Beyond that, it drops the lowest bits of each channel. Colours are indexed in the order
 * of their first pixels.
 */
final class ColorHistogram {
  /** The maximum number of colours: as many as there are colours with five bits per channel. */
  private static final int CAPACITY = 1 << 15;

  /** The table has twice as many slots as colours, so that searches are short. */
  private static final int SLOT_BITS = 16;

  private static final int SLOTS = 1 << SLOT_BITS;
  private static final int FREE = -1;

  /** A hash table with linear probing: the index of the colour in each slot. */
  private final int[] slots = new int[SLOTS];

  private final int[] keys = new int[CAPACITY];
  private final int[] counts = new int[CAPACITY];
  private final long[] reds = new long[CAPACITY];
  private final long[] greens = new long[CAPACITY];
  private final long[] blues = new long[CAPACITY];
  private int mask;
  private int size;
  private int lastKey;
  private int last;

  ColorHistogram() {
    clear();
  }

  void clear() {
    mask = 0xffffff;
    clearTable();
    size = 0;
  }

  private void clearTable() {
    Arrays.fill(slots, FREE);
    lastKey = FREE;
  }

  int size() {
    return size;
  }

  /** Counts a pixel, {@code 0xAARRGGBB}, ignoring alpha. */
  void add(int pixel) {
    add(pixel & mask, 1, pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff);
  }

  private void add(int key, int count, long red, long green, long blue) {
    int index = index(key);
    if (index == FREE) {
      if (size == CAPACITY) {
        coarsen();
        add(key & mask, count, red, green, blue);
        return;
      }
      index = append(key);
    }
    counts[index] += count;
    reds[index] += red;
    greens[index] += green;
    blues[index] += blue;
  }

  private int append(int key) {
    slots[slot(key)] = size;
    keys[size] = key;
    counts[size] = 0;
    reds[size] = 0;
    greens[size] = 0;
    blues[size] = 0;
    return size++;
  }

  private void coarsen() {
    mask = mask << 1 & mask & 0xfefefe;
    clearTable();
    int former = size;
    size = 0;
    for (int i = 0; i < former; i++) {
      add(keys[i] & mask, counts[i], reds[i], greens[i], blues[i]);
    }
  }

  /** Returns the index of the colour of a counted pixel. */
  int indexOf(int pixel) {
    return index(pixel & mask);
  }

  private int index(int key) {
    if (key != lastKey) {
      int found = slots[slot(key)];
      if (found == FREE) {
        return FREE;
      }
      lastKey = key;
      last = found;
    }
    return last;
  }

  private int slot(int key) {
    int slot = key * 0x9e3779b1 >>> 32 - SLOT_BITS;
    while (slots[slot] != FREE && keys[slots[slot]] != key) {
      slot = slot + 1 & SLOTS - 1;
    }
    return slot;
  }

  int count(int index) {
    return counts[index];
  }

  /** Returns a colour by its index, {@code 0xRRGGBB}; the dropped bits are 0. */
  int key(int index) {
    return keys[index];
  }

  /**
   * Returns the mean of all pixels that have one of some colours, {@code 0xFFRRGGBB}, rounded. The
   * colours' indices are the elements of {@code numbers} from {@code from} to before {@code to}.
   */
  int mean(int[] numbers, int from, int to) {
    long red = 0;
    long green = 0;
    long blue = 0;
    long count = 0;
    for (int i = from; i < to; i++) {
      red += reds[numbers[i]];
      green += greens[numbers[i]];
      blue += blues[numbers[i]];
      count += counts[numbers[i]];
    }
    long half = count / 2;
    return 0xff000000
        | (int) ((red + half) / count) << 16
        | (int) ((green + half) / count) << 8
        | (int) ((blue + half) / count);
  }
}
