package zoetrope.animation.transform;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A search for runs of symbols that two sequences have in common. It is greedy string tiling (Wise
 * 1993), which takes all runs of the greatest length at once.
 *
 * <p>A window is a part of a sequence. Windows with the same symbols have the same name, in both
 * sequences. The name of a window of length 2^(k+1) stands for the names of its halves (Karp,
 * Miller and Rosenberg 1972). Any other window is identified by the two windows of length 2^k that
 * cover it. Windows of any length are therefore compared in constant time. The search takes O(n log
 * n) for each different length of the runs that it finds.
 */
final class EqualRuns {
  private final boolean[] freeA;
  private final boolean[] freeB;

  /**
   * The names of the windows of length 2^k, those of the first sequence followed by those of the
   * second.
   */
  private final List<int[]> names = new ArrayList<>();

  private final int n;
  private final int m;

  /** Creates a search in two sequences of symbols. A null symbol equals no other symbol. */
  EqualRuns(String[] a, String[] b) {
    n = a.length;
    m = b.length;
    freeA = notNull(a);
    freeB = notNull(b);
    Map<String, Integer> known = new HashMap<>();
    int[] single = new int[n + m];
    for (int i = 0; i < n + m; i++) {
      String symbol = i < n ? a[i] : b[i - n];
      single[i] = symbol == null ? -1 : nameOf(symbol, known);
    }
    names.add(single);
    for (int half = 1; 2 * half <= Math.min(n, m); half *= 2) {
      names.add(doubled(names.get(names.size() - 1), half));
    }
  }

  private static boolean[] notNull(String[] symbols) {
    boolean[] result = new boolean[symbols.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = symbols[i] != null;
    }
    return result;
  }

  private static int[] doubled(int[] names, int half) {
    Map<Long, Integer> known = new HashMap<>();
    int[] result = new int[names.length];
    for (int i = 0; i + half < names.length; i++) {
      result[i] = nameOf(pair(names[i], names[i + half]), known);
    }
    return result;
  }

  private static <K> int nameOf(K key, Map<K, Integer> known) {
    Integer name = known.putIfAbsent(key, known.size());
    return name == null ? known.size() - 1 : name;
  }

  private static long pair(int first, int second) {
    return (long) first << 32 | second & 0xFFFFFFFFL;
  }

  /**
   * Returns the runs, the longest first. Among equally long runs, the leftmost in the first
   * sequence comes first.
   */
  List<Symbols.Run> find() {
    List<Symbols.Run> found = new ArrayList<>();
    int length = longest(Math.min(n, m));
    while (length > 0) {
      takeAll(length, found);
      length = longest(length - 1);
    }
    return found;
  }

  /**
   * Returns the length, up to {@code most}, of the longest windows with the same symbols that are
   * free in both sequences, by bisection. Free windows have no null symbols and none that are
   * already in a run.
   */
  private int longest(int most) {
    int low = 0;
    int high = most;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (haveCommon(middle)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private boolean haveCommon(int length) {
    Set<Long> windows = new HashSet<>();
    forEachFree(freeB, length, j -> windows.add(window(n + j, length)));
    boolean[] found = {false};
    forEachFree(freeA, length, i -> found[0] |= windows.contains(window(i, length)));
    return found[0];
  }

  /**
   * Takes all runs of the greatest length, from left to right. Each is paired with the leftmost
   * equal run.
   */
  private void takeAll(int length, List<Symbols.Run> found) {
    Map<Long, Deque<Integer>> places = new HashMap<>();
    forEachFree(
        freeB,
        length,
        j -> places.computeIfAbsent(window(n + j, length), w -> new ArrayDeque<>()).add(j));
    forEachFree(
        freeA,
        length,
        i -> {
          Deque<Integer> equal = places.getOrDefault(window(i, length), new ArrayDeque<>());
          while (!equal.isEmpty() && !isFree(freeB, equal.peek(), length)) {
            equal.poll();
          }
          if (!equal.isEmpty() && isFree(freeA, i, length)) {
            int j = equal.poll();
            Arrays.fill(freeA, i, i + length, false);
            Arrays.fill(freeB, j, j + length, false);
            found.add(new Symbols.Run(i, j, length));
          }
        });
  }

  /**
   * Whether a window that was free is still free. It is enough to check its ends, because only
   * windows of the same length were taken since.
   */
  private static boolean isFree(boolean[] free, int from, int length) {
    return free[from] && free[from + length - 1];
  }

  private interface Place {
    void at(int index);
  }

  /**
   * Calls {@code action} with the starts, from left to right, of all windows that are free before
   * {@code action} is first called.
   */
  private static void forEachFree(boolean[] free, int length, Place action) {
    boolean[] before = free.clone();
    int run = 0;
    for (int end = 0; end < before.length; end++) {
      run = before[end] ? run + 1 : 0;
      if (run >= length) {
        action.at(end - length + 1);
      }
    }
  }

  private long window(int from, int length) {
    int k = 31 - Integer.numberOfLeadingZeros(length);
    int[] powers = names.get(k);
    return pair(powers[from], powers[from + length - (1 << k)]);
  }
}
