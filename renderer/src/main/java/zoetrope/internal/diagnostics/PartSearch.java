package zoetrope.internal.diagnostics;

import java.util.List;
import zoetrope.source.Span;

/** Finds substrings of a source, and suggests similar ones if a substring does not occur. */
public final class PartSearch {
  private static final int COST = 2;
  private static final int SIMILAR_COST = 1;

  private PartSearch() {}

  /**
   * Returns all occurrences of {@code part} in {@code source}. {@code kind} is the noun for the
   * source in messages, such as {@code Text}.
   *
   * @throws IllegalArgumentException if it does not occur; the message suggests a similar part
   */
  public static List<Span> all(String kind, String source, String part) {
    List<Span> found = Spans.all(source, part);
    if (found.isEmpty()) {
      String near = nearest(source, part);
      throw new IllegalArgumentException(
          quoted(part)
              + " is not in the "
              + kind
              + " "
              + quoted(source)
              + (near.isEmpty() ? "" : ": did you mean " + quoted(near) + "?")
              + ScreenTexts.partHint(source, part));
    }
    return found;
  }

  /**
   * Returns element {@code n} of {@code found}, the occurrences of {@code part}. 0 is the first, -1
   * the last.
   *
   * @throws IllegalArgumentException if there is no such element
   */
  public static <T> T nth(String kind, String source, String part, List<T> found, int n) {
    int i = n < 0 ? found.size() + n : n;
    if (i < 0 || i >= found.size()) {
      throw new IllegalArgumentException(
          Messages.of(
              "%s occurs %s in the %s %s: there is no occurrence %s (0 is the first, -1 the last)",
              quoted(part),
              found.size() == 1 ? "once" : found.size() + " times",
              kind,
              quoted(source),
              n));
    }
    return found.get(i);
  }

  /** Returns the string for messages: quoted, with visible line breaks and tabs. */
  public static String quoted(String text) {
    return "\"" + text.replace("\n", "\\n").replace("\t", "\\t") + "\"";
  }

  /**
   * Returns the substring of {@code source} that is most similar to {@code part}, or an empty
   * string if none is similar. Uses the approximate search of Sellers (1980), with half costs for
   * differences of case and of white space. If several substrings are equally similar, the one
   * whose length is nearest to that of {@code part} is chosen.
   */
  public static String nearest(String source, String part) {
    int m = part.length();
    int[] cost = new int[m + 1];
    int[] start = new int[m + 1];
    for (int i = 0; i <= m; i++) {
      cost[i] = COST * i;
    }
    int best = Math.max(SIMILAR_COST, COST * m / 3);
    Span nearest = new Span(0, 0);
    for (int end = 1; end <= source.length(); end++) {
      advance(cost, start, part, source, end);
      int off = Math.abs(end - start[m] - m);
      if (cost[m] < best || cost[m] == best && off < Math.abs(nearest.length() - m)) {
        best = cost[m];
        nearest = new Span(start[m], end);
      }
    }
    return nearest.of(source);
  }

  /**
   * Advances the dynamic programming by character {@code end - 1} of the source. It considers
   * matches of the first {@code i} characters of {@code part} that end with this character: {@code
   * cost[i]} is the least cost of such a match, and {@code start[i]} is its start.
   */
  private static void advance(int[] cost, int[] start, String part, String source, int end) {
    int diagonal = cost[0];
    int diagonalStart = end - 1;
    start[0] = end;
    for (int i = 1; i < cost.length; i++) {
      int above = cost[i];
      int aboveStart = start[i];
      int change = diagonal + difference(part.charAt(i - 1), source.charAt(end - 1));
      int insert = above + COST;
      int leave = cost[i - 1] + COST;
      cost[i] = Math.min(change, Math.min(insert, leave));
      if (cost[i] == change) {
        start[i] = diagonalStart;
      } else if (cost[i] == leave) {
        start[i] = start[i - 1];
      }
      diagonal = above;
      diagonalStart = aboveStart;
    }
  }

  private static int difference(char a, char b) {
    if (a == b) {
      return 0;
    }
    boolean alike =
        Character.toLowerCase(a) == Character.toLowerCase(b)
            || Character.isWhitespace(a) && Character.isWhitespace(b);
    return alike ? SIMILAR_COST : COST;
  }
}
