package zoetrope.internal.diagnostics;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Suggests known names for a misspelt one. */
public final class Suggestions {
  private static final int MAX_SUGGESTIONS = 3;

  /**
   * The maximum distance of a name that contains the wanted text inside a word, such as "ply" in
   * "apply".
   */
  private static final int MAX_INSIDE_DISTANCE = 2;

  private Suggestions() {}

  /** A name with its edit distance without regard to case, and the exact distance for ties. */
  private record Scored<T>(T named, String name, int distance, int exact) {}

  /**
   * Returns a question such as {@code "did you mean A or B?"}; empty if no name is similar to
   * {@code wanted}.
   */
  public static Optional<String> question(String wanted, Collection<String> names) {
    return question(to(wanted, names, MAX_SUGGESTIONS));
  }

  /** Returns the question whether one of {@code near} was meant; empty if {@code near} is empty. */
  public static Optional<String> question(List<String> near) {
    return near.isEmpty()
        ? Optional.empty()
        : Optional.of("did you mean " + String.join(" or ", near) + "?");
  }

  /**
   * Returns at most {@code limit} names similar to {@code wanted}, the most similar first. Names
   * that are much less similar than the first are left out. If {@code wanted} has at least three
   * letters, names with a word that begins with it come first.
   */
  public static List<String> to(String wanted, Collection<String> names, int limit) {
    return to(wanted, names, Function.identity(), limit);
  }

  /**
   * Returns the name that {@code wanted} probably misspells. Both begin with the same letter. They
   * differ by one letter, or by the order of two neighbouring letters. Empty if there is no such
   * name, or if {@code wanted} is shorter than three letters.
   */
  public static Optional<String> slip(String wanted, Collection<String> names) {
    return wanted.length() < 3
        ? Optional.empty()
        : names.stream()
            .filter(name -> !name.isEmpty() && name.charAt(0) == wanted.charAt(0))
            .filter(name -> distance(wanted, name) == 1)
            .min(Comparator.naturalOrder());
  }

  /** Returns the objects whose names {@link #to(String, Collection, int)} would return. */
  public static <T> List<T> to(
      String wanted, Collection<T> things, Function<T, String> nameOf, int limit) {
    String folded = wanted.toLowerCase(Locale.ROOT);
    List<Scored<T>> scored = new ArrayList<>();
    for (T thing : things) {
      String name = nameOf.apply(thing);
      String candidate = name.toLowerCase(Locale.ROOT);
      int distance = distance(folded, candidate);
      boolean begins = folded.length() > 2 && beginsWord(folded, name);
      boolean part =
          begins
              || folded.length() > 2
                  && candidate.contains(folded)
                  && candidate.length() <= 2 * folded.length();
      if (part || isTypo(folded, candidate, distance)) {
        int shown = !part ? distance : begins ? 0 : Math.min(distance, MAX_INSIDE_DISTANCE);
        scored.add(new Scored<>(thing, name, shown, distance(wanted, name)));
      }
    }
    scored.sort(
        Comparator.<Scored<T>>comparingInt(Scored::distance)
            .thenComparingInt(Scored::exact)
            .thenComparing(Scored::name));
    int farthest = scored.isEmpty() ? 0 : scored.get(0).distance() * 3 / 2;
    return scored.stream()
        .takeWhile(candidate -> candidate.distance() <= farthest)
        .limit(limit)
        .map(Scored::named)
        .toList();
  }

  /**
   * Whether a name is similar enough to suggest it. People seldom mistype the first letter and
   * another one.
   */
  private static boolean isTypo(String wanted, String name, int distance) {
    boolean sameStart = !wanted.isEmpty() && !name.isEmpty() && wanted.charAt(0) == name.charAt(0);
    return distance <= 1 || sameStart && distance <= Math.max(wanted.length(), name.length()) / 3;
  }

  /**
   * Whether a word of {@code name}, split at camelCase and underscores, begins with {@code folded}.
   */
  private static boolean beginsWord(String folded, String name) {
    for (int i = 0; i + folded.length() <= name.length(); i++) {
      boolean begins =
          i == 0
              || Character.isUpperCase(name.charAt(i))
              || !Character.isLetterOrDigit(name.charAt(i - 1));
      if (begins && name.regionMatches(true, i, folded, 0, folded.length())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the optimal string alignment distance: the smallest number of insertions, deletions,
   * substitutions and transpositions.
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
