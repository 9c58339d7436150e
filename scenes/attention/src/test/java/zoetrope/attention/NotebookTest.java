package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A head of attention, built from averages of earlier rows, step by step. */
class NotebookTest {
  private static final int B = 4;
  private static final int T = 8;
  private static final int C = 32;

  private final WeightGenerator random = new WeightGenerator(1337);
  private final List<RealMatrix> batch =
      Stream.generate(() -> random.gaussian(T, C, 1)).limit(B).toList();

  @Test
  void aTriangleOfOnesAveragesEarlierRows() {
    RealMatrix digits = RealMatrix.ofRows(new double[][] {{2, 7}, {6, 4}, {6, 5}});
    RealMatrix expected = RealMatrix.ofRows(new double[][] {{2, 7}, {4, 5.5}, {14 / 3., 16 / 3.}});
    assertTrue(averages(3).times(digits).isCloseTo(expected, 1e-12));
  }

  @Test
  void loopsTrianglesSoftmaxAndAHeadWithoutQueriesGiveTheSameAverages() {
    for (RealMatrix x : batch) {
      RealMatrix byLoops = averagesByLoops(x);
      assertTrue(averages(T).times(x).isCloseTo(byLoops, 1e-6));
      RealMatrix zeros = RealMatrix.zeros(T, T);
      RealMatrix weights = Softmax.ofRows(AttentionMask.causal().applyTo(zeros));
      assertTrue(weights.times(x).isCloseTo(byLoops, 1e-6));
      LinearMap nothing = new LinearMap(RealMatrix.zeros(16, C));
      AttentionHead head =
          new AttentionHead(nothing, nothing, new LinearMap(RealMatrix.identity(C)));
      RealMatrix output = head.trace(x, DotProductAttention.causal()).output();
      assertTrue(output.isCloseTo(byLoops, 1e-6));
    }
  }

  @Test
  void theSoftmaxOfMaskedZerosIsEvenOverVisibleKeys() {
    RealMatrix weights = Softmax.ofRows(AttentionMask.causal().applyTo(RealMatrix.zeros(8, 8)));
    RealMatrix expected = RealMatrix.of(8, 8, (i, j) -> j <= i ? 1.0 / (i + 1) : 0);
    assertTrue(weights.isCloseTo(expected, 1e-15));
  }

  @Test
  void aHeadOfSize16GivesEachTokenOfTheBatch16Numbers() {
    AttentionHead head = random.head(C, 16);
    List<AttentionTrace> traces = head.traceAll(batch, DotProductAttention.causal().unscaled());
    assertEquals(B, traces.size());
    for (AttentionTrace trace : traces) {
      assertEquals("[8, 16]", trace.output().shape());
      assertEquals("[8, 8]", trace.weights().shape());
      assertEquals(trace.dotProducts(), trace.scores());
    }
  }

  private static RealMatrix averages(int size) {
    return RealMatrix.of(size, size, (i, j) -> j <= i ? 1.0 / (i + 1) : 0);
  }

  private static RealMatrix averagesByLoops(RealMatrix x) {
    double[][] averages = new double[x.rows()][x.columns()];
    for (int t = 0; t < x.rows(); t++) {
      for (int c = 0; c < x.columns(); c++) {
        double sum = 0;
        for (int before = 0; before <= t; before++) {
          sum += x.get(before, c);
        }
        averages[t][c] = sum / (t + 1);
      }
    }
    return RealMatrix.ofRows(averages);
  }
}
