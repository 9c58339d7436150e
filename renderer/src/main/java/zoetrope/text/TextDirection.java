package zoetrope.text;

import java.text.Bidi;

/** The paragraph direction of the Unicode Bidirectional Algorithm (UAX #9, rules P2 and P3). */
public enum TextDirection {
  /** The direction of the first strong character; from left to right if there is none. */
  FIRST_STRONG(Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT),
  /** From left to right. */
  LEFT_TO_RIGHT(Bidi.DIRECTION_LEFT_TO_RIGHT),
  /** From right to left. */
  RIGHT_TO_LEFT(Bidi.DIRECTION_RIGHT_TO_LEFT);

  private final int flag;

  TextDirection(int flag) {
    this.flag = flag;
  }

  int flag() {
    return flag;
  }
}
