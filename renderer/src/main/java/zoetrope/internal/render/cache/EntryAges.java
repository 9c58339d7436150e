package zoetrope.internal.render.cache;

import java.util.Arrays;

/**
 * The time of last use and the size of each entry of a store. An entry takes 16 bytes of memory, so
 * about two megabytes are enough for a store of a hundred thousand entries.
 */
final class EntryAges {
  private long[] used = new long[256];
  private long[] sizes = new long[256];
  private int count;
  private long sum;

  /**
   * Says which entries to remove: all that were last used before the time {@code used}, and some of
   * those that were last used exactly at this time.
   *
   * @param used the time, in nanoseconds since 1970
   * @param bytes the number of bytes to remove from the entries that were last used exactly at this
   *     time
   */
  record Limit(long used, long bytes) {}

  void add(long moment, long bytes) {
    if (count == used.length) {
      used = Arrays.copyOf(used, 2 * count);
      sizes = Arrays.copyOf(sizes, 2 * count);
    }
    used[count] = moment;
    sizes[count++] = bytes;
    sum += bytes;
  }

  long bytes() {
    return sum;
  }

  /**
   * Returns which entries to remove to free at least this many bytes, the oldest first. At least
   * one entry must have been added.
   */
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
