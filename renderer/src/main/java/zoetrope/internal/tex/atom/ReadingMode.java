package zoetrope.internal.tex.atom;

/** How JLaTeXMath's parser reads a list of atoms, and in which alphabet it sets the letters. */
enum ReadingMode {
  MATH(true, null),
  TEXT(false, "mathnormal"),
  /** Within braces in text, where the parser forgets the alphabet. */
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

  /** JLaTeXMath's name of the alphabet, or null for the one around the letter. */
  String alphabet() {
    return alphabet;
  }

  /** The mode within braces. */
  ReadingMode group() {
    return math ? MATH : TEXT_GROUP;
  }
}
