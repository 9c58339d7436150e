package zoetrope.text;

import java.util.Locale;

/** Says that a character of a text cannot be drawn: which, where, and what to do about it. */
public final class MissingGlyphException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;
  private static final int CONTEXT = 30;

  private final int codePoint;
  private final int index;

  private MissingGlyphException(String message, int codePoint, int index) {
    super(message);
    this.codePoint = codePoint;
    this.index = index;
  }

  /** For the character at {@code index} of {@code text}, which {@code faces} all lack. */
  static MissingGlyphException in(String text, int index, Iterable<Face> faces) {
    StringBuilder names = new StringBuilder();
    for (Face face : faces) {
      names.append(names.length() == 0 ? "" : ", ").append(face.name());
    }
    return of(
        text,
        index,
        "is in none of the faces " + names,
        "Use a font that has it, FontFamily.ofFile(Path...), or another character.");
  }

  /** For a character that says something to a terminal or an editor and has no shape. */
  static MissingGlyphException control(String text, int index) {
    return of(
        text,
        index,
        "is a control character and has no shape",
        "Take it out; lines are broken by \\n, and \\t goes to the next tab stop.");
  }

  private static MissingGlyphException of(String text, int index, String what, String remedy) {
    int codePoint = text.codePointAt(index);
    String name = Character.getName(codePoint);
    boolean visible = Character.isDefined(codePoint) && !Graphemes.isControl(codePoint);
    String message =
        String.format(
            Locale.ROOT,
            "the character %sU+%04X (%s) at index %d %s:\n%s\n%s",
            visible ? "'" + Character.toString(codePoint) + "' " : "",
            codePoint,
            name == null ? "not assigned" : name,
            index,
            what,
            excerpt(text, index),
            remedy);
    return new MissingGlyphException(message, codePoint, index);
  }

  /** The line around the place and a caret under it. */
  private static String excerpt(String text, int index) {
    int lineStart = text.lastIndexOf('\n', index - 1) + 1;
    int lineEnd = text.indexOf('\n', index) < 0 ? text.length() : text.indexOf('\n', index);
    int from = Math.max(lineStart, index - CONTEXT);
    int to = Math.min(lineEnd, index + CONTEXT);
    StringBuilder shown = new StringBuilder("    ");
    StringBuilder caret = new StringBuilder("    ");
    text.substring(from, to)
        .codePoints()
        .forEach(c -> shown.appendCodePoint(Graphemes.isControl(c) ? '\uFFFD' : c));
    text.substring(from, index).codePoints().forEach(c -> caret.append(blankAsWideAs(c)));
    return shown + "\n" + caret + "^";
  }

  /** Chinese characters are twice as wide as Latin ones where messages are read. */
  private static String blankAsWideAs(int codePoint) {
    if (Graphemes.extendsCluster(codePoint)) {
      return "";
    }
    return codePoint >= 0x2E80 && codePoint < 0xFFE7 ? "\u3000" : " ";
  }

  /** The character. */
  public int codePoint() {
    return codePoint;
  }

  /** Its index in the text. */
  public int index() {
    return index;
  }
}
