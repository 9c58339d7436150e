package zoetrope.raster;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Item;
import zoetrope.frame.ItemList;

/**
 * Finds, by reference, what stays of a list of items in the next one, and which of it keeps its
 * order.
 */
final class ItemDiff {
  /** For each new item: where the same reference was before, or -1. */
  private int[] origins = new int[0];

  /** For each old item: the new index it has when it kept its order, or -1. */
  private int[] keepers = new int[0];

  private int head;

  /** Compares the lists; the results hold until the next call. */
  void compare(List<Item> before, List<Item> after) {
    int m = before.size();
    int n = after.size();
    if (origins.length < n) {
      origins = new int[n + n / 2];
    }
    if (keepers.length < m) {
      keepers = new int[m + m / 2];
    }
    head = ItemList.firstDifference(before, after, 0);
    for (int i = 0; i < head; i++) {
      origins[i] = i;
      keepers[i] = i;
    }
    Arrays.fill(origins, head, n, -1);
    Arrays.fill(keepers, head, m, -1);
    int tail = ItemList.sameAtEnd(before, after, Math.min(m, n) - head);
    for (int i = 1; i <= tail; i++) {
      keep(m - i, n - i);
    }
    if (m - tail > head && n - tail > head) {
      middle(before, after, m - tail, n - tail);
    }
  }

  private void keep(int old, int now) {
    origins[now] = old;
    keepers[old] = now;
  }

  private void middle(List<Item> before, List<Item> after, int m, int n) {
    Map<Item, Integer> last = new IdentityHashMap<>(2 * (m - head));
    int[] next = new int[m - head];
    for (int i = m - 1; i >= head; i--) {
      Integer later = last.put(before.get(i), i);
      next[i - head] = later == null ? -1 : later;
    }
    for (int i = head; i < n; i++) {
      Integer origin = last.get(after.get(i));
      if (origin != null && origin >= 0) {
        origins[i] = origin;
        last.put(after.get(i), next[origin - head]);
      }
    }
    keepLongestRun(n);
  }

  /** Keeps the longest subsequence of new items whose origins rise (patience sorting). */
  private void keepLongestRun(int n) {
    int[] ends = new int[n - head];
    int[] previous = new int[n - head];
    int length = 0;
    for (int i = head; i < n; i++) {
      if (origins[i] < 0) {
        continue;
      }
      int low = 0;
      int high = length;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (origins[ends[middle]] < origins[i]) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      previous[i - head] = low == 0 ? -1 : ends[low - 1];
      ends[low] = i;
      length = Math.max(length, low + 1);
    }
    for (int i = length == 0 ? -1 : ends[length - 1]; i >= 0; i = previous[i - head]) {
      keepers[origins[i]] = i;
    }
  }

  /** How many items from the first on are in their places still. */
  int head() {
    return head;
  }

  /** Where new item {@code i} was before, or -1 when it is new. */
  int origin(int i) {
    return origins[i];
  }

  /** Whether new item {@code i} was there and kept its order. */
  boolean isKept(int i) {
    return origins[i] >= 0 && keepers[origins[i]] == i;
  }

  /** Whether old item {@code i} is there still and kept its order. */
  boolean stays(int i) {
    return keepers[i] >= 0;
  }
}
