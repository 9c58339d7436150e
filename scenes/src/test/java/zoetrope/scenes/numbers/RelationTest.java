package zoetrope.scenes.numbers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.mobject.text.DecimalNumber;

class RelationTest {
  private static DecimalNumber number(double value) {
    return decimalNumber(value, 2);
  }

  @Test
  void computesWithTheShownDigitsAndNotWithTheStoredValue() {
    var terms = List.of(number(1.184), number(0.564), number(0.774));
    assertEquals("", Relation.sum(terms, number(2.51)).contradiction());
    String wrong = Relation.sum(terms, number(2.522)).contradiction();
    assertEquals("the sum of 1.18, 0.56, 0.77 is shown as 2.52 instead of 2.51", wrong);
  }

  @Test
  void findsAFalseProduct() {
    var factors = List.of(new Figure(number(0), ".40"), new Figure(number(0), "+1.9"));
    assertEquals("", Relation.product(factors, Figure.of(number(0.76))).contradiction());
    assertEquals(
        "the product of .40, +1.9 is shown as 0.75 instead of 0.76",
        Relation.product(factors, Figure.of(number(0.75))).contradiction());
  }

  @Test
  void findsASoftmaxAtAnotherTemperature() {
    var scores = Figure.all(List.of(number(94.2), number(96.3), number(77.5)));
    var weights = Figure.all(List.of(number(0.41), number(0.54), number(0.05)));
    assertEquals("", Relation.softmax(scores, 8, weights).contradiction());
    String wrong = Relation.softmax(scores, 1, weights).contradiction();
    String expected = "the softmax of 94.20, 96.30, 77.50 is shown as 0.41 instead of 0.109";
    assertTrue(wrong.startsWith(expected), wrong);
  }

  @Test
  void readsSignsCommasAndPercentages() {
    var text = text("on average 43 % of 1,572,864");
    assertEquals(0.43, Figure.in(text, "43 %").value(), 1e-12);
    assertEquals(0.01, Figure.in(text, "43 %").unit(), 1e-12);
    assertEquals(1_572_864, Figure.in(text, "1,572,864").value());
    assertEquals(-7.5, new Figure(text, "\u20137.5").value());
    assertThrows(IllegalArgumentException.class, () -> Figure.in(text, "44 %"));
  }

  @Test
  void sharesAddUpToOneAndDifferByLessThanOneUnit() {
    assertArrayEquals(new double[] {0.34, 0.33, 0.33}, Rounding.shares(2, 1 / 3d, 1 / 3d, 1 / 3d));
    assertArrayEquals(new double[] {0.42, 0.58, 0}, Rounding.shares(2, 0.418, 0.578, 0.004));
  }

  @Test
  void roundsHalvesAwayFromZero() {
    assertEquals(0.3, Rounding.to(1, 0.25));
    assertEquals(-0.3, Rounding.to(1, -0.25));
    assertEquals(1.01, Rounding.to(2, 1.005));
    assertEquals(0, Rounding.to(1, -0.04));
  }
}
