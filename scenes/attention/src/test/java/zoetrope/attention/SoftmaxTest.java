package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SoftmaxTest {
  private static final double HIDDEN = Double.NEGATIVE_INFINITY;

  @Test
  void softmaxOf245EqualsNumPysResult() {
    double[] expected = {0.03511903, 0.25949646, 0.70538451};
    assertArrayEquals(expected, Softmax.of(2, 4, 5), 5e-9);
  }

  @Test
  void hugeScoresDoNotOverflow() {
    assertArrayEquals(Softmax.of(2, 4, 5), Softmax.of(1e9 + 2, 1e9 + 4, 1e9 + 5), 1e-12);
    assertArrayEquals(new double[] {0, 1}, Softmax.of(-1e300, 1e300));
  }

  @Test
  void atTemperatureZeroTheFirstOfTheGreatestGetsOne() {
    assertArrayEquals(new double[] {0, 1, 0}, Softmax.at(0, 1, 3, 3));
  }

  @Test
  void aHigherTemperatureIsMoreEven() {
    double[] cold = Softmax.at(0.5, 1, 2);
    double[] hot = Softmax.at(10, 1, 2);
    assertTrue(cold[1] > Softmax.of(1, 2)[1] && Softmax.of(1, 2)[1] > hot[1] && hot[1] > 0.5);
    assertArrayEquals(Softmax.of(0.1, 0.2), hot, 1e-15);
  }

  @Test
  void hiddenScoresGetZero() {
    assertArrayEquals(new double[] {0.5, 0, 0.5}, Softmax.of(7, HIDDEN, 7));
  }

  @Test
  void rejectsAQueryThatSeesNoKey() {
    RealMatrix scores = RealMatrix.ofRows(new double[][] {{1, 2}, {HIDDEN, HIDDEN}});
    for (double temperature : new double[] {0, 1}) {
      var error =
          assertThrows(IllegalArgumentException.class, () -> Softmax.ofRows(scores, temperature));
      assertTrue(error.getMessage().contains("query 1 are all masked"), error.getMessage());
    }
  }

  @Test
  void rejectsAnEmptyListOfScores() {
    var error = assertThrows(IllegalArgumentException.class, Softmax::of);
    assertTrue(error.getMessage().contains("the scores are empty"), error.getMessage());
  }

  @Test
  void rejectsNegativeTemperaturesAndNanScores() {
    assertThrows(IllegalArgumentException.class, () -> Softmax.at(-1, 1, 2));
    assertThrows(IllegalArgumentException.class, () -> Softmax.at(Double.NaN, 1, 2));
    assertThrows(IllegalArgumentException.class, () -> Softmax.of(1, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> Softmax.of(1, Double.POSITIVE_INFINITY));
  }
}
