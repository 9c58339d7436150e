package zoetrope.internal.raster;

import java.util.Arrays;
import zoetrope.frame.Item;

/**
 * A hash index that maps items to their indices in a list. Items are compared by identity. An item
 * can be in the list several times.
 */
final class IdentityIndex {
  private static final int MIN_SIZE = 64;

  /** The items, with open addressing. The table is never more than half full. */
  private Item[] keys = new Item[MIN_SIZE];

  /** For each key, its first index that was not taken yet, or -1. */
  private int[] places = new int[MIN_SIZE];

  /** For each index, counted from {@link #first}, the next index of the same item, or -1. */
  private int[] next = new int[MIN_SIZE];

  private int first;

  /** The number of slots in use, a power of two. */
  private int size = MIN_SIZE;

  /**
   * Empties the table, and makes room for {@code count} items with indices in {@code [from, to)}.
   */
  void begin(int from, int to, int count) {
    first = from;
    if (next.length < to - from) {
      next = new int[to - from + (to - from) / 2];
    }
    size = Math.max(MIN_SIZE, Integer.highestOneBit(Math.max(1, count)) * 4);
    if (keys.length < size) {
      keys = new Item[size];
      places = new int[size];
    }
  }

  /** Adds an index of an item. Several indices of an item must be added in descending order. */
  void put(Item item, int place) {
    int slot = slot(item);
    next[place - first] = keys[slot] == null ? -1 : places[slot];
    keys[slot] = item;
    places[slot] = place;
  }

  /**
   * Takes the first index of an item that was not taken yet, and returns it; -1 if there is none.
   */
  int take(Item item) {
    int slot = slot(item);
    if (keys[slot] == null || places[slot] < 0) {
      return -1;
    }
    int place = places[slot];
    places[slot] = next[place - first];
    return place;
  }

  /** Releases all items. */
  void clear() {
    Arrays.fill(keys, 0, size, null);
  }

  private int slot(Item item) {
    int mask = size - 1;
    int hash = System.identityHashCode(item) * 0x9E3779B1;
    int slot = hash >>> 8 & mask;
    while (keys[slot] != null && keys[slot] != item) {
      slot = slot + 1 & mask;
    }
    return slot;
  }
}
