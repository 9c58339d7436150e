package zoetrope.tools.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class NumbersTest {
  @Test
  void theMedianDoesNotDependOnTheOrder() {
    assertEquals(2, Numbers.median(9, 1, 2));
    assertEquals(3, Numbers.median(9, 1, 2, 4));
    assertThrows(IllegalArgumentException.class, Numbers::median);
  }

  @Test
  void numbersHaveADecimalPointInEveryLocale() {
    assertEquals("1234.50", Numbers.fixed(1234.5, 2));
    assertEquals("inf", Numbers.fixed(Double.POSITIVE_INFINITY, 2));
    assertEquals("-", Numbers.fixed(Double.NaN, 2));
  }

  @Test
  void tablesLineUpAndAreMarkdown() {
    String table = new TextTable("what", "ms").row("raster", "1.25").row("x", "10").toString();

    assertEquals(
        """
        | what   |   ms |
        | ------ | ---: |
        | raster | 1.25 |
        | x      |   10 |
        """,
        table);
  }
}
