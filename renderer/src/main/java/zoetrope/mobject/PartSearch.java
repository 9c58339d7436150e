package zoetrope.mobject;

import java.util.List;
import zoetrope.text.Span;
import zoetrope.text.Spans;

/** Finds substrings of a source, and says what else the author may have meant. */
final class PartSearch {
  private static final int OTHER = 2;
  private static final int ALIKE = 1;

  private PartSearch() {}

  /** All occurrences; throws an {@link IllegalArgumentException} when there is none. */
  static List<Span> all(String kind, String source, String part) {
    List<Span> found = Spans.all(source, part);
    if (found.isEmpty()) {
      String near = nearest(source, part);
      throw new IllegalArgumentException(
          "\""
              + part
              + "\" is not in the "
              + kind
              + " \""
              + source
              + "\""
              + (near.isEmpty() ? "" : ": did you mean \"" + near + "\"?"));
    }
    return found;
  }

  /** Element {@code n} of what was found for {@code part}; negative numbers count from the end. */
  static <T> T nth(String kind, String source, String part, List<T> found, int n) {
    int i = n < 0 ? found.size() + n : n;
    if (i < 0 || i >= found.size()) {
      throw new IllegalArgumentException(
          "\""
              + part
              + "\" is "
              + (found.size() == 1 ? "once" : found.size() + " times")
              + " in the "
              + kind
              + " \""
              + source
              + "\": there is no occurrence "
              + n
              + " (0 is the first, -1 the last)");
    }
    return found.get(i);
  }

  /**
   * The substring of {@code source} that is most like {@code part}, or an empty string when nothing
   * is: the approximate search of Sellers (1980), where case and kind of blank cost half.
   */
  static String nearest(String source, String part) {
    int m = part.length();
    int n = source.length();
    int[] cost = new int[m + 1];
    int[] start = new int[m + 1];
    for (int i = 0; i <= m; i++) {
      cost[i] = OTHER * i;
    }
    int limit = Math.max(ALIKE, OTHER * m / 3);
    int best = limit + 1;
    String nearest = "";
    for (int j = 1; j <= n; j++) {
      int diagonal = cost[0];
      int diagonalStart = j - 1;
      start[0] = j;
      for (int i = 1; i <= m; i++) {
        int above = cost[i];
        int aboveStart = start[i];
        int change = diagonal + difference(part.charAt(i - 1), source.charAt(j - 1));
        int insert = above + OTHER;
        int leave = cost[i - 1] + OTHER;
        cost[i] = Math.min(change, Math.min(insert, leave));
        if (cost[i] == change) {
          start[i] = diagonalStart;
        } else if (cost[i] == leave) {
          start[i] = start[i - 1];
        }
        diagonal = above;
        diagonalStart = aboveStart;
      }
      if (cost[m] < best) {
        best = cost[m];
        nearest = source.substring(start[m], j);
      }
    }
    return nearest;
  }

  private static int difference(char a, char b) {
    if (a == b) {
      return 0;
    }
    boolean alike =
        Character.toLowerCase(a) == Character.toLowerCase(b)
            || Character.isWhitespace(a) && Character.isWhitespace(b);
    return alike ? ALIKE : OTHER;
  }
}
