package zoetrope.internal.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void valuesNestAndKeepTheirOrder() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", "x");
    data.put("empty", Map.of());
    data.put("list", Arrays.asList(1, 2.5, true, null, List.of()));
    assertEquals(
        """
        {
          "name": "x",
          "empty": {},
          "list": [
            1,
            2.5,
            true,
            null,
            []
          ]
        }
        """,
        Json.write(data));
  }

  @Test
  void escapesQuotesAndControlCharacters() {
    assertEquals("\"a\\\"b\\\\c\\n\\t\\u0001\\u007f\"\n", Json.write("a\"b\\c\n\t\u0001\u007f"));
  }

  @Test
  void writesOtherCharactersUnescaped() {
    assertEquals("\"注意力 é 😀\"\n", Json.write("注意力 é 😀"));
  }

  @Test
  void escapesLoneSurrogates() {
    assertEquals("\"\\ud83d!\\ude00\"\n", Json.write("\ud83d!\ude00"));
  }

  @Test
  void refusesNumbersThatAreNotFinite() {
    assertThrows(IllegalArgumentException.class, () -> Json.write(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> Json.write(Double.POSITIVE_INFINITY));
  }
}
