package zoetrope.internal.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphemesTest {
  /** Lengths of the first extended grapheme cluster, in UTF-16 code units, by UAX #29. */
  @ParameterizedTest
  @CsvSource({
    "ab,1",
    "e\u0301x,2",
    "\u0915\u093F\u0924,2",
    "\u0E01\u0E33,2",
    "\u1112\u1161\u11AB\u1112,3",
    "\uD55C\uAE00,1",
    "\u263A\uFE0Fx,2",
    "\uD83D\uDC4D\uD83C\uDFFDx,4",
    "\uD83D\uDC69\u200D\uD83D\uDE80\uD83D\uDC69,5",
    "\uD83C\uDDE9\uD83C\uDDEA\uD83C\uDDEB\uD83C\uDDF7,4",
    "\u05E9\u05B8\u05C1\u05DC,3",
  })
  void clustersHaveTheLengthThatUnicodeDefines(String text, int length) {
    assertEquals(length, Graphemes.end(text, 0, text.length()));
  }
}
