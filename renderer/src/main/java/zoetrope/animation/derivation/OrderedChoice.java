package zoetrope.animation.derivation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;

/** A choice of pairs of elements of two lists that keeps the order of both. */
final class OrderedChoice {
  /** A pair of positions in two lists. */
  record Pair(int first, int second) {}

  private OrderedChoice() {}

  /**
   * Returns the pairs with the highest sum of weights. No two pairs share an element, and none
   * cross. If several choices have this sum, the pairs of the first elements are returned.
   *
   * @param weight the weight of a pair of positions, above 0; 0 for elements that do not match
   */
  static List<Pair> best(int firsts, int seconds, IntBinaryOperator weight) {
    int[][] sums = new int[firsts + 1][seconds + 1];
    for (int i = firsts - 1; i >= 0; i--) {
      for (int j = seconds - 1; j >= 0; j--) {
        int used = weight.applyAsInt(i, j) + sums[i + 1][j + 1];
        sums[i][j] = Math.max(used, Math.max(sums[i + 1][j], sums[i][j + 1]));
      }
    }
    List<Pair> pairs = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < firsts && j < seconds) {
      int pair = weight.applyAsInt(i, j);
      if (pair > 0 && sums[i][j] == pair + sums[i + 1][j + 1]) {
        pairs.add(new Pair(i++, j++));
      } else if (sums[i][j] == sums[i + 1][j]) {
        i++;
      } else {
        j++;
      }
    }
    return pairs;
  }
}
