package zoetrope.internal.diagnostics;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Finds the names that a misspelt one may have meant. */
public final class Suggestions {
  private static final int SHOWN = 3;

  private Suggestions() {}

  /** How far off a name is: without regard to case, and, where that is equal, with it. */
  private record Scored<T>(T named, String name, int distance, int exact) {}

  /**
   * The question to ask, such as {@code "did you mean A or B?"}; empty when no name is near {@code
   * wanted}.
   */
  public static Optional<String> question(String wanted, Collection<String> names) {
    return question(to(wanted, names, SHOWN));
  }

  /** The question whether one of {@code near} was meant; empty when there is none. */
  public static Optional<String> question(List<String> near) {
    return near.isEmpty()
        ? Optional.empty()
        : Optional.of("did you mean " + String.join(" or ", near) + "?");
  }

  /**
   * The at most {@code limit} names nearest to {@code wanted}, nearest first; none that are far
   * off. Names that have {@code wanted} as a part are the nearest of all.
   */
  public static List<String> to(String wanted, Collection<String> names, int limit) {
    return to(wanted, names, Function.identity(), limit);
  }

  /** Like {@link #to(String, Collection, int)}, for things that have a name. */
  public static <T> List<T> to(
      String wanted, Collection<T> things, Function<T, String> nameOf, int limit) {
    String folded = wanted.toLowerCase(Locale.ROOT);
    List<Scored<T>> scored = new ArrayList<>();
    for (T thing : things) {
      String name = nameOf.apply(thing);
      String candidate = name.toLowerCase(Locale.ROOT);
      int distance = distance(folded, candidate);
      boolean part = folded.length() > 2 && candidate.contains(folded);
      if (part || distance <= Math.max(1, Math.max(folded.length(), candidate.length()) / 3)) {
        scored.add(new Scored<>(thing, name, part ? 0 : distance, distance(wanted, name)));
      }
    }
    scored.sort(
        Comparator.<Scored<T>>comparingInt(Scored::distance)
            .thenComparingInt(Scored::exact)
            .thenComparing(Scored::name));
    return scored.stream().limit(limit).map(Scored::named).toList();
  }

  /**
   * The number of characters to insert, remove, replace or swap with a neighbour: the optimal
   * string alignment distance.
   */
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
