package zoetrope.internal.render.cache;

import java.util.Arrays;

/**
 * When the entries of a store were used last, and their sizes: 16 bytes of memory for each, so that
 * a store of a hundred thousand is looked through in two megabytes.
 */
final class EntryAges {
  private long[] used = new long[256];
  private long[] sizes = new long[256];
  private int count;
  private long sum;

  /**
   * Which entries are to go.
   *
   * @param used all that were used before this moment
   * @param bytes so many bytes of those that were used at this moment
   */
  record Limit(long used, long bytes) {}

  /** Adds an entry that was used at a moment. */
  void add(long moment, long bytes) {
    if (count == used.length) {
      used = Arrays.copyOf(used, 2 * count);
      sizes = Arrays.copyOf(sizes, 2 * count);
    }
    used[count] = moment;
    sizes[count++] = bytes;
    sum += bytes;
  }

  /** The bytes of all entries. */
  long bytes() {
    return sum;
  }

  /** What has to go for so many bytes, the oldest first; at least one entry is there. */
  Limit limit(long bytes) {
    long low = Long.MIN_VALUE;
    long high = Long.MAX_VALUE;
    while (low < high) {
      long middle = (low & high) + ((low ^ high) >> 1); // The mean, rounded down, without overflow.
      if (bytesUpTo(middle) >= bytes) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    long older = low == Long.MIN_VALUE ? 0 : bytesUpTo(low - 1);
    return new Limit(low, bytes - older);
  }

  private long bytesUpTo(long moment) {
    long bytes = 0;
    for (int i = 0; i < count; i++) {
      bytes += used[i] <= moment ? sizes[i] : 0;
    }
    return bytes;
  }
}
