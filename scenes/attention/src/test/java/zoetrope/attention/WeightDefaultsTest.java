package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the range of default weights. */
class WeightDefaultsTest {
  private final WeightGenerator random = new WeightGenerator(1337);

  @ParameterizedTest
  @CsvSource({"1, 1", "4, 0.5", "16, 0.25", "100, 0.1"})
  void weightsReachOneOverTheSquareRootOfTheInputCount(int inputs, double bound) {
    LinearMap map = random.linear(inputs, 4000 / inputs);
    DoubleSummaryStatistics weights = spread(map.apply(RealMatrix.identity(inputs)));
    assertTrue(weights.getMax() < bound && weights.getMin() >= -bound, weights::toString);
    assertEquals(bound, weights.getMax(), 0.01 * bound);
    assertEquals(-bound, weights.getMin(), 0.01 * bound);
  }

  @Test
  void uniformNumbersFillTheirRange() {
    DoubleSummaryStatistics numbers = spread(random.uniform(50, 80, 2, 5));
    assertEquals(2, numbers.getMin(), 0.01);
    assertEquals(3.5, numbers.getAverage(), 0.05);
    assertEquals(5, numbers.getMax(), 0.01);
  }

  @Test
  void scalingSetsTheLargestAbsoluteValue() {
    RealMatrix matrix = RealMatrix.ofRows(new double[][] {{1, -4}, {2, 0}});
    RealMatrix scaled = RealMatrix.ofRows(new double[][] {{2.5, -10}, {5, 0}});
    assertEquals(scaled, matrix.scaledToMaxAbs(10));
    assertEquals(RealMatrix.zeros(2, 2), RealMatrix.zeros(2, 2).scaledToMaxAbs(10));
  }

  private static DoubleSummaryStatistics spread(RealMatrix matrix) {
    return Arrays.stream(matrix.toRows()).flatMapToDouble(Arrays::stream).summaryStatistics();
  }
}
