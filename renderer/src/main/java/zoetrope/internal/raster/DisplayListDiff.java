package zoetrope.internal.raster;

import java.util.Arrays;
import java.util.List;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;

/**
 * Finds, by reference, what stays of a list of items in the next one, and which of it keeps its
 * order.
 */
final class DisplayListDiff {
  /** For each new item behind the head: where the same reference was before, or -1. */
  private int[] origins = new int[0];

  /** For each old item behind the head: the new index it has when it kept its order, or -1. */
  private int[] keepers = new int[0];

  private final IdentityIndex table = new IdentityIndex();
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
    head = DisplayList.firstDifference(before, after, 0);
    Arrays.fill(origins, head, n, -1);
    Arrays.fill(keepers, head, m, -1);
    int tail = DisplayList.sameAtEnd(before, after, Math.min(m, n) - head);
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

  /**
   * Compares what lies between the heads and the tails, which end at {@code m} and {@code n}: first
   * place by place, as most of it stays where it is, then by looking for the rest.
   */
  private void middle(List<Item> before, List<Item> after, int m, int n) {
    int missing = m - head;
    for (int i = head; m == n && i < n; i++) {
      if (before.get(i) == after.get(i)) {
        keep(i, i);
        missing--;
      }
    }
    table.begin(head, m, missing);
    for (int i = m - 1; i >= head; i--) {
      if (keepers[i] < 0) {
        table.put(before.get(i), i);
      }
    }
    for (int i = head; i < n; i++) {
      if (origins[i] < 0) {
        origins[i] = table.take(after.get(i));
      }
    }
    table.clear();
    Arrays.fill(keepers, head, m, -1);
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
    return i < head ? i : origins[i];
  }

  /** Whether new item {@code i} was there and kept its order. */
  boolean isKept(int i) {
    return i < head || origins[i] >= 0 && keepers[origins[i]] == i;
  }

  /** Whether old item {@code i} is there still and kept its order. */
  boolean stays(int i) {
    return i < head || keepers[i] >= 0;
  }
}
