package zoetrope.render;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the names that a misspelt one may have meant. */
final class Nearest {
  private Nearest() {}

  /**
   * The at most {@code limit} names nearest to {@code text}, nearest first; none that are far off.
   */
  static List<String> to(String text, Collection<String> names, int limit) {
    String wanted = text.toLowerCase(Locale.ROOT);
    record Scored(String name, int distance) {}

    List<Scored> scored = new ArrayList<>();
    for (String name : names) {
      String candidate = name.toLowerCase(Locale.ROOT);
      int distance = distance(wanted, candidate);
      boolean part = wanted.length() > 2 && candidate.contains(wanted);
      if (part || distance <= Math.max(2, candidate.length() / 3)) {
        scored.add(new Scored(name, part ? 0 : distance));
      }
    }
    scored.sort(Comparator.comparingInt(Scored::distance).thenComparing(Scored::name));
    return scored.stream().limit(limit).map(Scored::name).toList();
  }

  /** The number of letters to insert, remove, replace or swap with a neighbour. */
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 ? j : j == 0 ? i : step(a, b, i, j, d);
      }
    }
    return d[a.length()][b.length()];
  }

  private static int step(String a, String b, int i, int j, int[][] d) {
    int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
    int best = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + cost);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, d[i - 2][j - 2] + 1) : best;
  }
}
