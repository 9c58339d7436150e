package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AttentionHeadTest {
  private final WeightGenerator random = new WeightGenerator(5);

  @Test
  void agreesWithStraightLoopsForManySizes() {
    for (int i = 0; i < 20; i++) {
      int c = size(12);
      RealMatrix sequence = random.gaussian(size(9), c, 1);
      RealMatrix context = random.gaussian(size(9), c, 1);
      int d = size(7);
      AttentionHead head =
          new AttentionHead(random.linear(c, d), random.linear(c, d), random.linear(c, size(7)));
      RealMatrix output =
          head.crossAttention(sequence, context, DotProductAttention.unmasked()).output();
      assertTrue(output.isCloseTo(byLoops(head, sequence, context), 1e-12));
    }
  }

  @Test
  void theWeightsOfAQuerySumToOne() {
    RealMatrix x = random.gaussian(9, 6, 3);
    AttentionTrace trace = random.head(6, 4).trace(x, DotProductAttention.causal());
    for (int query = 0; query < 9; query++) {
      double sum = 0;
      for (double weight : trace.weights().row(query)) {
        assertTrue(weight >= 0);
        sum += weight;
      }
      assertEquals(1, sum, 1e-12);
    }
  }

  @Test
  void aLaterTokenNeverChangesAnEarlierOutput() {
    AttentionHead head = random.head(6, 4);
    RealMatrix x = random.gaussian(7, 6, 1);
    RealMatrix output = head.trace(x, DotProductAttention.causal()).output();
    for (int changed = 0; changed < 7; changed++) {
      int row = changed;
      RealMatrix other = RealMatrix.of(7, 6, (i, j) -> x.get(i, j) + (i == row ? 5 : 0));
      RealMatrix after = head.trace(other, DotProductAttention.causal()).output();
      for (int t = 0; t < changed; t++) {
        assertArrayEquals(output.row(t), after.row(t));
      }
      assertTrue(!output.sliceRows(row, 7).isCloseTo(after.sliceRows(row, 7), 1e-3));
    }
  }

  @Test
  void theOrderOfKeysAndValuesDoesNotMatter() {
    RealMatrix q = random.gaussian(3, 4, 1);
    RealMatrix k = random.gaussian(5, 4, 1);
    RealMatrix v = random.gaussian(5, 2, 1);
    int[] order = {3, 0, 4, 1, 2};
    DotProductAttention attention = DotProductAttention.unmasked();
    RealMatrix output = attention.trace(q, k, v).output();
    RealMatrix permuted = attention.trace(q, k.selectRows(order), v.selectRows(order)).output();
    assertTrue(output.isCloseTo(permuted, 1e-12));
  }

  @Test
  void theTraceHoldsEveryStep() {
    AttentionHead head = random.head(6, 4);
    RealMatrix x = random.gaussian(5, 6, 1);
    AttentionTrace trace = head.trace(x, DotProductAttention.causal().temperature(2));
    assertEquals(x.timesTransposed(head.query().weights()), trace.queries());
    assertTrue(trace.scores().isCloseTo(trace.dotProducts().times(0.5), 1e-15));
    assertEquals(Double.NEGATIVE_INFINITY, trace.maskedScores().get(1, 2));
    assertEquals(trace.scores().get(2, 1), trace.maskedScores().get(2, 1));
    assertEquals(Softmax.ofRows(trace.maskedScores(), 2), trace.weights());
    double sum = 0;
    for (double part : trace.weightedValues(3).column(2)) {
      sum += part;
    }
    assertEquals(trace.output().get(3, 2), sum, 1e-12);
  }

  @Test
  void noQuerySeesPaddingOrKeysThatASecondMaskHides() {
    AttentionMask real = AttentionMask.padding(List.of(true, true, false));
    RealMatrix x = random.gaussian(3, 6, 1);
    DotProductAttention attention = DotProductAttention.unmasked().mask(real);
    assertArrayEquals(new double[3], random.head(6, 4).trace(x, attention).weights().column(2));
    AttentionMask both = real.and(AttentionMask.causal());
    assertTrue(both.shows(1, 0) && !both.shows(0, 1) && !both.shows(2, 2));
  }

  @Test
  void reportsMismatchesWithTheirShapes() {
    RealMatrix x = random.gaussian(3, 5, 1);
    assertMessage(
        "[4, 6] takes vectors of 6 numbers, but was given [3, 5]",
        () -> random.head(6, 4).trace(x, DotProductAttention.causal()));
    assertMessage(
        "W_Q is [4, 6], W_K [3, 6]",
        () -> new AttentionHead(random.linear(6, 4), random.linear(6, 3), random.linear(6, 4)));
    assertMessage("not for scores [3, 5]", () -> AttentionMask.causal().applyTo(x));
    assertMessage(
        "for 2 keys does not fit scores [3, 5]",
        () -> AttentionMask.padding(List.of(true, false)).applyTo(x));
    assertMessage(
        "queries are [3, 5], keys [3, 4], values [3, 5]",
        () -> DotProductAttention.causal().trace(x, random.gaussian(3, 4, 1), x));
    assertMessage("a matrix [3, 5] by one [3, 5]", () -> x.times(x));
  }

  @Test
  void aPatternNamesTheStrongestKeys() {
    RealMatrix scores = RealMatrix.ofRows(new double[][] {{3, 0, 0}, {0, 1, 1.3}});
    AttentionPattern pattern =
        AttentionPattern.ofScores(
            List.of("I", "do"), List.of("je", "ne", "veux"), scores, AttentionMask.none(), 1);
    assertEquals(0, pattern.strongest(0));
    assertEquals(2, pattern.strongest(1));
    assertArrayEquals(Softmax.of(0, 1, 1.3), pattern.weightsOf(1));
    assertEquals("[3, 2]", pattern.byKey().shape());
    assertEquals(pattern.weight(1, 2), pattern.byKey().get(2, 1));
    assertMessage("a matrix [2, 3] has no rows from 2 to before 3", () -> pattern.weightsOf(2));
    assertMessage(
        "2 queries and 1 keys",
        () -> new AttentionPattern(List.of("a", "b"), List.of("c"), scores, scores));
  }

  private static void assertMessage(String part, Runnable mistake) {
    var error = assertThrows(IllegalArgumentException.class, mistake::run);
    assertTrue(error.getMessage().contains(part), error.getMessage());
  }

  private int size(int max) {
    return 1 + (int) (max * random.next());
  }

  private static RealMatrix byLoops(AttentionHead head, RealMatrix sequence, RealMatrix context) {
    List<double[]> rows = new ArrayList<>();
    for (double[] word : sequence.toRows()) {
      double[] q = head.query().apply(word);
      double[] output = new double[head.value().outputs()];
      double sum = 0;
      for (double[] other : context.toRows()) {
        double[] k = head.key().apply(other);
        double score = 0;
        for (int i = 0; i < q.length; i++) {
          score += q[i] * k[i];
        }
        double weight = StrictMath.exp(score / Math.sqrt(q.length));
        sum += weight;
        double[] v = head.value().whole().apply(other);
        for (int i = 0; i < v.length; i++) {
          output[i] += weight * v[i];
        }
      }
      for (int i = 0; i < output.length; i++) {
        output[i] /= sum;
      }
      rows.add(output);
    }
    return RealMatrix.ofRows(rows.toArray(double[][]::new));
  }
}
