package zoetrope.tex;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a typesetter knows: its commands and its characters. */
interface CommandTable {
  /** Whether {@code \name} means something. */
  boolean knows(String name);

  /** Whether the typesetter's own fonts have the character, in mathematics or in text. */
  boolean hasCharacter(int codePoint, boolean math);

  /** All names of commands. */
  Set<String> names();

  /** The name among {@code names} that is most like {@code wrong}, if any is much like it. */
  static Optional<String> nearest(String wrong, Set<String> names) {
    String best = null;
    int bestDistance = Math.max(1, wrong.length() / 3) + 1;
    for (String name : new TreeSet<>(names)) {
      int distance = distance(wrong, name, bestDistance);
      if (distance < bestDistance) {
        best = name;
        bestDistance = distance;
      }
    }
    return Optional.ofNullable(best);
  }

  /** Insertions, deletions, replacements and swaps of neighbours from {@code a} to {@code b}. */
  private static int distance(String a, String b, int limit) {
    if (Math.abs(a.length() - b.length()) >= limit) {
      return limit;
    }
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int replace = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        d[i][j] = Math.min(d[i - 1][j - 1] + replace, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
