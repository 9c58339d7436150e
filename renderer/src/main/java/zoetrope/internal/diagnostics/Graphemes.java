package zoetrope.internal.diagnostics;

/**
 * Grapheme clusters: a base character and the marks on it. Computed without {@link
 * java.text.BreakIterator}, whose result depends on the JDK's version and the locale.
 */
public final class Graphemes {
  private Graphemes() {}

  /** The end (exclusive) of the grapheme that begins at {@code start}, at most {@code limit}. */
  public static int end(String text, int start, int limit) {
    int at = start + Character.charCount(text.codePointAt(start));
    while (at < limit && extendsCluster(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    return Math.min(at, limit);
  }

  /** Whether {@code codePoint} continues a grapheme: a combining mark or an invisible character. */
  public static boolean extendsCluster(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || isInvisible(codePoint);
  }

  /** Whether {@code codePoint} needs no glyph: joiners, variation selectors and the like. */
  public static boolean isInvisible(int codePoint) {
    return codePoint == 0x00AD // soft hyphen
        || (codePoint >= 0x200B && codePoint <= 0x200D) // zero-width space and joiners
        || codePoint == 0x2060 // word joiner
        || (codePoint >= 0xFE00 && codePoint <= 0xFE0F) // variation selectors
        || codePoint == 0xFEFF; // byte order mark
  }

  /** Whether {@code codePoint} is a control character, line separator or lone surrogate. */
  public static boolean isControl(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      case Character.FORMAT -> !isInvisible(codePoint);
      default -> false;
    };
  }

  /** Whether {@code codePoint} belongs to a script that runs from right to left. */
  public static boolean isRightToLeft(int codePoint) {
    byte direction = Character.getDirectionality(codePoint);
    return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
        || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
  }
}
