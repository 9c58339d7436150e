package zoetrope.internal.vector;

/** Puts the characters of words into the order that PDF viewers expect. */
final class PdfText {
  private PdfText() {}

  /**
   * Returns the characters of a word from left to right. PDF viewers expect this order, and reverse
   * text that is read from right to left.
   */
  static int[] visual(String word) {
    int[] characters = word.codePoints().toArray();
    if (!isRightToLeft(characters)) {
      return characters;
    }
    int last = characters.length;
    while (last > 0 && Character.isWhitespace(characters[last - 1])) {
      last--;
    }
    for (int i = 0; i < last / 2; i++) {
      int c = characters[i];
      characters[i] = characters[last - 1 - i];
      characters[last - 1 - i] = c;
    }
    return characters;
  }

  /** Whether the first letter belongs to a script that is read from right to left. */
  private static boolean isRightToLeft(int[] characters) {
    for (int c : characters) {
      byte direction = Character.getDirectionality(c);
      if (direction == Character.DIRECTIONALITY_LEFT_TO_RIGHT) {
        return false;
      }
      if (direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
          || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC) {
        return true;
      }
    }
    return false;
  }
}
