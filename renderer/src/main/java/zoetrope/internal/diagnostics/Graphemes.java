package zoetrope.internal.diagnostics;

/**
 * Grapheme clusters: a base character and the marks on it. Computed without {@link
 * java.text.BreakIterator}, whose result depends on the JDK's version and the locale.
 */
public final class Graphemes {
  private Graphemes() {}

  /**
   * Returns the end (exclusive) of the grapheme that begins at {@code start}, at most {@code
   * limit}.
   */
  public static int end(String text, int start, int limit) {
    int at = start + Character.charCount(text.codePointAt(start));
    int before = text.codePointAt(start);
    boolean flag = false;
    while (at < limit) {
      int next = text.codePointAt(at);
      boolean pair = !flag && isRegionalIndicator(before) && isRegionalIndicator(next);
      if (!extendsCluster(next) && !pair && !joins(before, next)) {
        break;
      }
      flag |= pair;
      before = next;
      at += Character.charCount(next);
    }
    return Math.min(at, limit);
  }

  /**
   * Whether two characters belong together in an emoji sequence (rule GB11 of UAX #29) or in a
   * Korean syllable (GB6 to GB8).
   */
  private static boolean joins(int before, int next) {
    if (before == 0x200D) {
      return next >= 0x1F000 && next <= 0x1FAFF || next >= 0x2190 && next <= 0x2BFF;
    }
    boolean syllable = before >= 0xAC00 && before <= 0xD7A3;
    boolean leading = before >= 0x1100 && before <= 0x115F;
    boolean vowel = before >= 0x1160 && before <= 0x11A7;
    boolean trailing = before >= 0x11A8 && before <= 0x11FF;
    if (next >= 0x1100 && next <= 0x115F || next >= 0xAC00 && next <= 0xD7A3) {
      return leading;
    }
    if (next >= 0x1160 && next <= 0x11A7) {
      return leading || vowel || syllable && (before - 0xAC00) % 28 == 0;
    }
    return next >= 0x11A8 && next <= 0x11FF && (vowel || trailing || syllable);
  }

  private static boolean isRegionalIndicator(int codePoint) {
    return codePoint >= 0x1F1E6 && codePoint <= 0x1F1FF;
  }

  /**
   * Whether {@code codePoint} continues a grapheme: a mark, an emoji modifier or an invisible
   * character.
   */
  public static boolean extendsCluster(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || codePoint == 0x0E33 // Thai vowel sign am
        || codePoint == 0x0EB3 // Lao vowel sign am
        || (codePoint >= 0x1F3FB && codePoint <= 0x1F3FF) // emoji modifiers
        || isInvisible(codePoint);
  }

  /**
   * Whether {@code codePoint} needs no glyph, such as joiners, variation selectors and bidi
   * controls.
   */
  public static boolean isInvisible(int codePoint) {
    return codePoint == 0x00AD // soft hyphen
        || (codePoint >= 0x200B && codePoint <= 0x200D) // zero-width space and joiners
        || isBidiControl(codePoint)
        || codePoint == 0x2060 // word joiner
        || (codePoint >= 0xFE00 && codePoint <= 0xFE0F) // variation selectors
        || codePoint == 0xFEFF // byte order mark
        || (codePoint >= 0xE0020 && codePoint <= 0xE007F); // tags, in flags of regions
  }

  /**
   * Whether {@code codePoint} has the property Bidi_Control: marks, embeddings, overrides and
   * isolates.
   */
  private static boolean isBidiControl(int codePoint) {
    return codePoint == 0x061C
        || codePoint == 0x200E
        || codePoint == 0x200F
        || (codePoint >= 0x202A && codePoint <= 0x202E)
        || (codePoint >= 0x2066 && codePoint <= 0x2069);
  }

  /**
   * Whether {@code codePoint} is a control character, a line or paragraph separator, a lone
   * surrogate, or a format character that is not {@linkplain #isInvisible invisible}.
   */
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
