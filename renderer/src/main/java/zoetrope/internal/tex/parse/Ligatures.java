package zoetrope.internal.tex.parse;

import java.util.List;

/** Characters that a font joins to one glyph. */
public final class Ligatures {
  /** Longer ligatures come first. */
  private static final List<String> ALL =
      List.of("---", "ffi", "ffl", "--", "ff", "fi", "fl", "``", "''", "?`", "!`");

  private Ligatures() {}

  /** Returns the ligatures of text. In math mode, returns only the ligatures of letters. */
  static List<String> of(boolean math) {
    return math ? ALL.stream().filter(l -> Character.isLetter(l.charAt(0))).toList() : ALL;
  }

  /**
   * Whether node {@code i} of a row must be separated from the previous node, as in TeX. This holds
   * if braces or a colour stand between two characters that form a ligature. Without the
   * separation, the typesetter would join both characters to one glyph.
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

  /** Returns the first or last node inside nested groups and colours. */
  private static Node end(Node node, boolean last) {
    List<Node> body =
        node instanceof Node.Group group
            ? group.body()
            : node instanceof Node.Colored colored ? colored.body() : List.of();
    return body.isEmpty() ? node : end(body.get(last ? body.size() - 1 : 0), last);
  }
}
