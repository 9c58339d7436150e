package zoetrope.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MissingGlyphTest {
  private static MissingGlyphException error(String text) {
    return assertThrows(MissingGlyphException.class, () -> TextLayout.of(text, TextStyle.DEFAULT));
  }

  @Test
  void theErrorNamesTheCharacterItsPlaceAndAFix() {
    MissingGlyphException error = error("line one\nplay \uD834\uDD1E now");
    assertEquals(0x1D11E, error.codePoint());
    assertEquals(14, error.index());
    assertEquals(
        String.join(
            "\n",
            "the character '\uD834\uDD1E' U+1D11E (MUSICAL SYMBOL G CLEF) at index 14 is in none of"
                + " the faces CMU Serif, Noto Sans SC, CMU Sans Serif, CMU Typewriter Text, DejaVu Sans:",
            "    play \uD834\uDD1E now",
            "         ^",
            "  hint: use a font that has it, FontFamily.ofFile(Path...), or another character"),
        error.getMessage());
  }

  @Test
  void theCaretStandsUnderTheCharacterAfterChinese() {
    String message = error("\u952Ea\u0301\uD834\uDD1E").getMessage();
    assertTrue(message.contains("\n    \u3000 ^"), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0007", "\r", "\u2028", "\uD834", "\uDD1E", "\u0000"})
  void aControlCharacterOrHalfAPairIsAnError(String control) {
    MissingGlyphException error = error("ab" + control + "c");
    assertEquals(2, error.index());
    assertTrue(error.getMessage().contains(" and has no shape"), error.getMessage());
    assertFalse(error.getMessage().contains("'" + control + "'"));
  }

  @Test
  void ifTheFaceOfALetterLacksItsAccentTheErrorIsAtTheAccent() {
    assertEquals(1, error("\u952E\u0301").index());
  }

  @Test
  void anUnassignedCharacterIsNamedByItsNumber() {
    assertTrue(error("a\uD8BF\uDFFD").getMessage().contains("U+3FFFD (not assigned)"));
  }

  @ParameterizedTest
  @CsvSource({
    "\u0928,the script Devanagari,fonts-noto-core,Noto Sans Devanagari",
    "\uD55C,the script Hangul,fonts-noto-cjk,Noto Sans CJK KR",
    "\u8A9E,the script Han,fonts-noto-cjk,Noto Sans CJK SC",
    "\uD83D\uDE80,emoji,fonts-symbola,Symbola"
  })
  void theFixNamesFontsForTheScript(String character, String what, String debian, String family) {
    String message = error(character).getMessage();
    assertTrue(message.contains("for " + what + " install"), message);
    assertTrue(message.contains("Debian: " + debian), message);
    assertTrue(message.contains("fonts(\"" + family + "\")"), message);
  }

  @Test
  void onlyThePlaceOfALongLineIsShown() {
    String message = error("x".repeat(500) + "\u0007" + "y".repeat(500)).getMessage();
    assertTrue(message.contains("\n    " + "x".repeat(30) + "\uFFFD"));
    assertFalse(message.contains("x".repeat(31)));
  }
}
