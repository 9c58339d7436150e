package zoetrope.internal.tex.parse;

import java.util.List;

/** Characters that a font joins to one glyph. */
public final class Ligatures {
  /** The longer ones first. */
  private static final List<String> ALL =
      List.of("---", "ffi", "ffl", "--", "ff", "fi", "fl", "``", "''", "?`", "!`");

  private Ligatures() {}

  /** The ligatures of text, or the ones of words in mathematics. */
  static List<String> of(boolean math) {
    return math ? ALL.stream().filter(l -> Character.isLetter(l.charAt(0))).toList() : ALL;
  }

  /**
   * Whether node {@code i} of a row must be kept apart from the one before, where braces or a
   * colour stand between two characters, as in TeX. The typesetter would join them, to a glyph that
   * belongs to neither.
   */
  public static boolean mustStandApart(List<Node> row, int i) {
    int before = i - 1;
    while (before >= 0 && row.get(before) instanceof Node.Group group && group.body().isEmpty()) {
      before--;
    }
    if (before < 0) {
      return false;
    }
    boolean neighbours =
        before == i - 1
            && row.get(i) instanceof Node.Glyph
            && row.get(before) instanceof Node.Glyph;
    return !neighbours
        && end(row.get(before), true) instanceof Node.Glyph left
        && end(row.get(i), false) instanceof Node.Glyph right
        && join(left, right);
  }

  private static boolean join(Node.Glyph left, Node.Glyph right) {
    String both = left.text() + right.text();
    return left.math() == right.math()
        && of(left.math()).stream()
            .anyMatch(l -> l.length() > left.text().length() && both.startsWith(l));
  }

  /** The first or last node of those that {@code node} sets in a row with its neighbours. */
  private static Node end(Node node, boolean last) {
    List<Node> body =
        node instanceof Node.Group group
            ? group.body()
            : node instanceof Node.Colored colored ? colored.body() : List.of();
    return body.isEmpty() ? node : end(body.get(last ? body.size() - 1 : 0), last);
  }
}
