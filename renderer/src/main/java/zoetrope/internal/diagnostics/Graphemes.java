package zoetrope.internal.diagnostics;

/**
 * What belongs together as one character for a reader: a base and the marks on it. The rule is our
 * own, for that of the platform depends on the JDK's version and on the locale.
 */
public final class Graphemes {
  private Graphemes() {}

  /**
   * The index after the grapheme that begins at {@code start}; it ends at {@code limit} or before.
   */
  public static int end(String text, int start, int limit) {
    int at = start + Character.charCount(text.codePointAt(start));
    while (at < limit && extendsCluster(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    return Math.min(at, limit);
  }

  /** Whether {@code codePoint} is a mark on, or an invisible companion of, what is before it. */
  public static boolean extendsCluster(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || isInvisible(codePoint);
  }

  /** Whether no face needs a glyph for {@code codePoint}: joiners, selectors and the like. */
  public static boolean isInvisible(int codePoint) {
    return codePoint == 0x00AD // soft hyphen
        || (codePoint >= 0x200B && codePoint <= 0x200D) // zero-width space and joiners
        || codePoint == 0x2060 // word joiner
        || (codePoint >= 0xFE00 && codePoint <= 0xFE0F) // variation selectors
        || codePoint == 0xFEFF; // byte order mark
  }

  /** Whether {@code codePoint} directs a machine and has no shape: half a surrogate pair, too. */
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
