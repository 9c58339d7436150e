package zoetrope.internal.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortNumbersTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0001, 0",
    "1, 1",
    "-1.5, -1.5",
    "0.25, .25",
    "-0.05, -.05",
    "10.0304, 10.03",
    "1.9999, 2",
    "0.001, .001",
    "123456.789, 123456.789"
  })
  void writesNumbersAsShortAsPossible(double value, String text) {
    assertEquals(text, ShortNumbers.of(value, 3));
  }

  @Test
  void numbersAreReadBackUnchanged() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      double value = (random.nextDouble() - 0.5) * StrictMath.pow(10, random.nextInt(7));
      int decimals = random.nextInt(7);
      double off = StrictMath.pow(10, -decimals) * 0.5000001;
      assertEquals(value, Double.parseDouble(ShortNumbers.of(value, decimals)), off);
    }
  }

  @Test
  void limitsValuesThatAreTooLargeOrNotNumbers() {
    assertEquals("1000000000", ShortNumbers.of(Double.POSITIVE_INFINITY, 3));
    assertEquals("-1000000000", ShortNumbers.of(-1e300, 3));
    assertEquals("0", ShortNumbers.of(Double.NaN, 3));
  }
}
