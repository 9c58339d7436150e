package zoetrope.internal.video;

import java.util.Arrays;

/**
 * Counts pixels by colour: exactly while the colours are few, and else by fewer bits a channel, as
 * many as there is room for. Colours are numbered in the order they come.
 */
final class ColorHistogram {
  /** Colours of five bits a channel have room in any case. */
  private static final int ROOM = 1 << 15;

  /** Twice as many places as colours, for short searches. */
  private static final int PLACE_BITS = 16;

  private static final int PLACES = 1 << PLACE_BITS;
  private static final int FREE = -1;

  /** The number of the colour at a place of the hash table. */
  private final int[] places = new int[PLACES];

  private final int[] keys = new int[ROOM];
  private final int[] counts = new int[ROOM];
  private final long[] reds = new long[ROOM];
  private final long[] greens = new long[ROOM];
  private final long[] blues = new long[ROOM];
  private int mask;
  private int size;
  private int lastKey;
  private int last;

  ColorHistogram() {
    clear();
  }

  /** Forgets all. */
  void clear() {
    mask = 0xffffff;
    forgetPlaces();
    size = 0;
  }

  private void forgetPlaces() {
    Arrays.fill(places, FREE);
    lastKey = FREE;
  }

  /** How many colours there are. */
  int size() {
    return size;
  }

  /** Counts a pixel, {@code 0xAARRGGBB}, of which alpha is ignored. */
  void add(int pixel) {
    add(pixel & mask, 1, pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff);
  }

  private void add(int key, int count, long red, long green, long blue) {
    int number = number(key);
    if (number == FREE) {
      if (size == ROOM) {
        coarsen();
        add(key & mask, count, red, green, blue);
        return;
      }
      number = append(key);
    }
    counts[number] += count;
    reds[number] += red;
    greens[number] += green;
    blues[number] += blue;
  }

  private int append(int key) {
    places[place(key)] = size;
    keys[size] = key;
    counts[size] = 0;
    reds[size] = 0;
    greens[size] = 0;
    blues[size] = 0;
    return size++;
  }

  /** Goes on with a bit less of each channel. */
  private void coarsen() {
    mask = mask << 1 & mask & 0xfefefe;
    forgetPlaces();
    int former = size;
    size = 0;
    for (int i = 0; i < former; i++) {
      add(keys[i] & mask, counts[i], reds[i], greens[i], blues[i]);
    }
  }

  /** The number of the colour of a pixel that was counted. */
  int of(int pixel) {
    return number(pixel & mask);
  }

  private int number(int key) {
    if (key != lastKey) {
      int found = places[place(key)];
      if (found == FREE) {
        return FREE;
      }
      lastKey = key;
      last = found;
    }
    return last;
  }

  private int place(int key) {
    int place = key * 0x9e3779b1 >>> 32 - PLACE_BITS;
    while (places[place] != FREE && keys[places[place]] != key) {
      place = place + 1 & PLACES - 1;
    }
    return place;
  }

  int count(int number) {
    return counts[number];
  }

  /** The colour itself, {@code 0xRRGGBB}, with as many bits as are told apart. */
  int key(int number) {
    return keys[number];
  }

  /** The mean of the pixels of some colours, {@code 0xFFRRGGBB}, rounded. */
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
