package zoetrope.internal.tex.atom;

/** The modes of JLaTeXMath's parser for lists, with the alphabet for letters. */
enum ReadingMode {
  MATH(true, null),
  TEXT(false, "mathnormal"),
  /** Inside braces in text, where the parser resets the alphabet. */
  TEXT_GROUP(false, null);

  private final boolean math;
  private final String alphabet;

  ReadingMode(boolean math, String alphabet) {
    this.math = math;
    this.alphabet = alphabet;
  }

  boolean math() {
    return math;
  }

  /** Returns JLaTeXMath's name of the alphabet, or null to keep the surrounding alphabet. */
  String alphabet() {
    return alphabet;
  }

  ReadingMode group() {
    return math ? MATH : TEXT_GROUP;
  }
}
