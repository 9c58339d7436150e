package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordTokensTest {
  @Test
  void aTokenIsAWordWithTheWhiteSpaceBeforeIt() {
    assertEquals(List.of("a", "\tfluffy", " creature"), WordTokens.of("a\tfluffy creature "));
  }

  @Test
  void aControlCharacterIsNamed() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> WordTokens.of("a b\u0001 c"));
    assertTrue(e.getMessage().contains("U+0001"), e.getMessage());
  }
}
