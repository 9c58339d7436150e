package zoetrope.internal.raster;

import java.util.Arrays;
import java.util.List;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;

/**
 * Compares the display lists of two frames by reference. It finds the items that are in both lists,
 * and those of them that kept their order.
 */
final class DisplayListDiff {
  /** For each new item after the common prefix: the old index of the same reference, or -1. */
  private int[] origins = new int[0];

  /** For each old item after the common prefix: its new index if it kept its order, or -1. */
  private int[] keepers = new int[0];

  private final IdentityIndex table = new IdentityIndex();
  private int prefixLength;

  /** Compares the lists; the results are valid until the next call. */
  void compare(List<Item> before, List<Item> after) {
    int m = before.size();
    int n = after.size();
    if (origins.length < n) {
      origins = new int[n + n / 2];
    }
    if (keepers.length < m) {
      keepers = new int[m + m / 2];
    }
    prefixLength = DisplayList.firstDifference(before, after, 0);
    Arrays.fill(origins, prefixLength, n, -1);
    Arrays.fill(keepers, prefixLength, m, -1);
    int tail = DisplayList.commonSuffix(before, after, Math.min(m, n) - prefixLength);
    for (int i = 1; i <= tail; i++) {
      keep(m - i, n - i);
    }
    if (m - tail > prefixLength && n - tail > prefixLength) {
      compareMiddle(before, after, m - tail, n - tail);
    }
  }

  private void keep(int old, int now) {
    origins[now] = old;
    keepers[old] = now;
  }

  /**
   * Compares the items between the common prefix and the common suffix. The suffix begins at index
   * {@code m} of the old list and {@code n} of the new list. If both lists have the same length,
   * items that kept their index are matched first. A hash index matches all other items.
   */
  private void compareMiddle(List<Item> before, List<Item> after, int m, int n) {
    int missing = m - prefixLength;
    for (int i = prefixLength; m == n && i < n; i++) {
      if (before.get(i) == after.get(i)) {
        keep(i, i);
        missing--;
      }
    }
    table.begin(prefixLength, m, missing);
    for (int i = m - 1; i >= prefixLength; i--) {
      if (keepers[i] < 0) {
        table.put(before.get(i), i);
      }
    }
    for (int i = prefixLength; i < n; i++) {
      if (origins[i] < 0) {
        origins[i] = table.take(after.get(i));
      }
    }
    table.clear();
    Arrays.fill(keepers, prefixLength, m, -1);
    keepLongestIncreasing(n);
  }

  /** Finds the longest increasing subsequence of {@link #origins}, by patience sorting. */
  private void keepLongestIncreasing(int n) {
    int[] ends = new int[n - prefixLength];
    int[] previous = new int[n - prefixLength];
    int length = 0;
    for (int i = prefixLength; i < n; i++) {
      if (origins[i] < 0) {
        continue;
      }
      boolean extendsAll = length == 0 || origins[ends[length - 1]] < origins[i];
      int low = extendsAll ? length : 0;
      int high = length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (origins[ends[middle]] < origins[i]) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      previous[i - prefixLength] = low == 0 ? -1 : ends[low - 1];
      ends[low] = i;
      length = Math.max(length, low + 1);
    }
    for (int i = length == 0 ? -1 : ends[length - 1]; i >= 0; i = previous[i - prefixLength]) {
      keepers[origins[i]] = i;
    }
  }

  int prefixLength() {
    return prefixLength;
  }

  /** Returns the old index of new item {@code i}, or -1 if it was added. */
  int origin(int i) {
    return i < prefixLength ? i : origins[i];
  }

  /** Whether new item {@code i} was in the old list and kept its order. */
  boolean isKept(int i) {
    return i < prefixLength || origins[i] >= 0 && keepers[origins[i]] == i;
  }

  /** Whether old item {@code i} is in the new list and kept its order. */
  boolean stays(int i) {
    return i < prefixLength || keepers[i] >= 0;
  }
}
