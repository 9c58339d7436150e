package zoetrope.text;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What an author may have meant by a name that does not exist. */
final class SimilarNames {
  private static final int SHOWN = 3;

  private SimilarNames() {}

  /** A clause such as {@code " (did you mean A or B?)"}, or nothing when no name is near. */
  static String hint(String wrong, List<String> known) {
    String lower = wrong.toLowerCase(Locale.ROOT);
    int limit = Math.max(2, lower.length() / 3);
    String near =
        known.stream()
            .filter(name -> distance(lower, name.toLowerCase(Locale.ROOT)) <= limit)
            .sorted(Comparator.comparingInt(n -> distance(lower, n.toLowerCase(Locale.ROOT))))
            .limit(SHOWN)
            .collect(Collectors.joining(" or "));
    return near.isEmpty() ? "" : " (did you mean " + near + "?)";
  }

  /** The number of characters to insert, delete or replace (Levenshtein's distance). */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
