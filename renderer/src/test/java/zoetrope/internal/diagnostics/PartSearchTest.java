package zoetrope.internal.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.source.Span;

class PartSearchTest {
  private static Span nth(String part, int n) {
    List<Span> found = PartSearch.all("Text", "abaca", part);
    return PartSearch.nth("Text", "abaca", part, found, n);
  }

  private static String error(String part, int n) {
    return assertThrows(IllegalArgumentException.class, () -> nth(part, n)).getMessage();
  }

  @Test
  void nthCountsFromTheStartAndFromTheEnd() {
    assertEquals(new Span(0, 1), nth("a", 0));
    assertEquals(new Span(2, 3), nth("a", 1));
    assertEquals(new Span(4, 5), nth("a", -1));
    assertEquals(new Span(0, 1), nth("a", -3));
  }

  @Test
  void countsOccurrencesInTheErrorForAMissingOne() {
    assertTrue(error("a", 3).contains("\"a\" occurs 3 times in the Text \"abaca\""), error("a", 3));
    assertTrue(error("b", -2).contains("\"b\" occurs once"), error("b", -2));
    assertTrue(error("x", 0).contains("\"x\" is not in the Text \"abaca\""), error("x", 0));
  }
}
