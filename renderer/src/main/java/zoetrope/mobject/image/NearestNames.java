package zoetrope.mobject.image;

import java.util.Comparator;
import java.util.List;

/** Which names someone may have meant. */
final class NearestNames {
  private NearestNames() {}

  /** Up to {@code count} of the names, the nearest first; only those that are near enough. */
  static List<String> of(String wanted, List<String> names, int count) {
    String stem = stem(wanted);
    int far = Math.max(2, stem.length() / 2);
    return names.stream()
        .filter(name -> distance(stem, stem(name)) <= far)
        .sorted(
            Comparator.<String>comparingInt(name -> distance(stem, stem(name)))
                .thenComparing(Comparator.naturalOrder()))
        .limit(count)
        .toList();
  }

  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return (dot > 0 ? name.substring(0, dot) : name).toLowerCase(java.util.Locale.ROOT);
  }

  /** The least number of characters to insert, delete or replace (Levenshtein). */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
