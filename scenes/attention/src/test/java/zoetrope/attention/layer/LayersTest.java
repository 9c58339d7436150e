package zoetrope.attention.layer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;

class LayersTest {
  private final WeightGenerator random = new WeightGenerator(3);

  @Test
  void layerNormHasMeanZeroAndVarianceOne() {
    RealMatrix x = random.gaussian(5, 16, 3);
    for (double[] row : LayerNorm.plain(16, 0).apply(x).toRows()) {
      double sum = 0;
      double squares = 0;
      for (double number : row) {
        sum += number;
        squares += number * number;
      }
      assertEquals(0, sum, 1e-12);
      assertEquals(16, squares, 1e-11);
    }
    RealMatrix moved = x.map(number -> 7 * number + 100);
    LayerNorm norm = LayerNorm.plain(16, 0);
    assertTrue(norm.apply(moved).isCloseTo(norm.apply(x), 1e-11));
  }

  @Test
  void rmsNormDividesByTheRootOfTheMeanSquare() {
    RmsNorm norm = new RmsNorm(RealMatrix.ofRows(new double[] {1, 2}), 0);
    double root = Math.sqrt(12.5);
    assertArrayEquals(new double[] {3 / root, 8 / root}, norm.apply(matrix(3, 4)).row(0), 1e-15);
  }

  @Test
  void activationsHaveTheirKnownValues() {
    assertEquals(0.8413447460685429, Activation.GELU.of(1), 1e-15);
    assertEquals(-0.15865525393145707, Activation.GELU.of(-1), 1e-15);
    assertEquals(0.8411919906082768, Activation.GELU_TANH.of(1), 1e-15);
    assertEquals(0.7310585786300049, Activation.SILU.of(1), 1e-15);
    assertEquals(0, Activation.RELU.of(-3));
    for (Activation activation : Activation.values()) {
      assertEquals(0, activation.of(0.0));
      assertEquals(40, activation.of(40), 1e-12);
      assertEquals(0, activation.of(-40), 1e-12);
    }
    double worst = 0;
    for (double x = -6; x <= 6; x += 0.01) {
      worst = Math.max(worst, Math.abs(Activation.GELU.of(x) - Activation.GELU_TANH.of(x)));
    }
    assertTrue(worst > 1e-4 && worst < 1e-3, "the error of the approximation: " + worst);
  }

  @Test
  void rotationsKeepLengthsAndLetProductsDependOnDistancesOnly() {
    RotaryPositions rotary = new RotaryPositions(6, 10_000);
    RealMatrix q = random.gaussian(1, 6, 1);
    RealMatrix k = random.gaussian(1, 6, 1);
    double near = rotary.rotate(q, 7).timesTransposed(rotary.rotate(k, 4)).get(0, 0);
    double far = rotary.rotate(q, 107).timesTransposed(rotary.rotate(k, 104)).get(0, 0);
    assertEquals(near, far, 1e-12);
    assertEquals(q.timesTransposed(q).get(0, 0), square(rotary.rotate(q, 50)), 1e-12);
    assertEquals(q, rotary.rotate(q, 0));
    assertMessage("not size 5", () -> new RotaryPositions(5, 10));
  }

  private static double square(RealMatrix x) {
    return x.timesTransposed(x).get(0, 0);
  }

  @Test
  void oneSharedHeadOfKeysEqualsRepeatedHeads() {
    AffineMap query = map(8, 8);
    AffineMap key = map(4, 8);
    AffineMap value = map(4, 8);
    AffineMap output = map(8, 8);
    RealMatrix x = random.gaussian(5, 8, 1);
    RealMatrix shared =
        new SelfAttention(query, key, value, output, 2, 1, Optional.empty(), true)
            .trace(x, KeyValueCache.EMPTY)
            .trace()
            .output();
    RealMatrix separate =
        new SelfAttention(query, twice(key), twice(value), output, 2, 2, Optional.empty(), true)
            .trace(x, KeyValueCache.EMPTY)
            .trace()
            .output();
    assertTrue(shared.isCloseTo(separate, 1e-14));
  }

  @Test
  void aSingleHeadHasItsPartOfTheMaps() {
    SelfAttention attention =
        new SelfAttention(map(8, 8), map(4, 8), map(4, 8), map(8, 8), 2, 1, Optional.empty(), true);
    RealMatrix weights = attention.query().linear().weights();
    assertEquals(weights.sliceRows(4, 8), attention.head(1).query().weights());
    assertEquals(attention.head(0).key(), attention.head(1).key());
    assertMessage("there is no head 2: there are 2, counted from 0", () -> attention.head(2));
  }

  @Test
  void shapesThatDoNotFitAreNamed() {
    assertMessage(
        "the bias of a map must be [1, 4], not [1, 3]",
        () -> AffineMap.of(random.gaussian(4, 8, 1), RealMatrix.zeros(1, 3)));
    assertMessage(
        "a layer norm needs vectors [T, 4], not [2, 3]",
        () -> LayerNorm.plain(4, 0).apply(RealMatrix.zeros(2, 3)));
    assertMessage(
        "down with weights [8, 5] does not fit the map up with [16, 8]",
        () -> new FeedForward.Perceptron(map(16, 8), Activation.RELU, map(8, 5)));
    assertMessage(
        "3 heads of queries are not a multiple of 2 heads of keys",
        () ->
            new SelfAttention(
                map(6, 6), map(4, 6), map(4, 6), map(6, 6), 3, 2, Optional.empty(), true));
    assertMessage(
        "W_Q [8, 8], W_K [4, 8], W_V [4, 8], W_O [8, 8]",
        () ->
            new SelfAttention(
                map(8, 8), map(4, 8), map(4, 8), map(8, 8), 2, 2, Optional.empty(), true));
    assertMessage(
        "a cache needs as many keys as values",
        () -> new KeyValueCache(List.of(matrix(1, 2)), List.of()));
    assertMessage(
        "takes a vector of 2 numbers, not of 3",
        () -> new Unembedding(matrix(1, 2), Optional.empty()).logits(matrix(1, 2, 3)));
  }

  @Test
  void aSamplerKeepsTheLikeliestTokens() {
    double[] logits = {Math.log(4), Math.log(1), Math.log(3), Math.log(2)};
    assertArrayEquals(new double[] {.4, .1, .3, .2}, Sampler.at(1).chances(logits), 1e-15);
    double[] two = new Sampler(1, 2, 1).chances(logits);
    assertArrayEquals(new double[] {4 / 7.0, 0, 3 / 7.0, 0}, two, 1e-15);
    double[] most = new Sampler(1, 9, 0.75).chances(logits);
    assertArrayEquals(new double[] {4 / 9.0, 0, 3 / 9.0, 2 / 9.0}, most, 1e-15);
    assertArrayEquals(new double[] {1, 0, 0, 0}, new Sampler(1, 9, 0.01).chances(logits));
    assertEquals(0, Sampler.GREEDY.pick(logits, random));
    assertMessage("a topP above 0", () -> new Sampler(1, 1, 0));
    assertMessage("not -1.0", () -> Sampler.at(-1));
  }

  @Test
  void aSamplerPicksTokensWithTheirProbabilities() {
    double[] logits = {Math.log(4), Math.log(1), Math.log(3), Math.log(2)};
    int[] counts = new int[4];
    for (int i = 0; i < 20_000; i++) {
      counts[Sampler.at(1).pick(logits, random)]++;
    }
    assertEquals(8000, counts[0], 300);
    assertEquals(2000, counts[1], 200);
    assertEquals(6000, counts[2], 300);
  }

  private AffineMap twice(AffineMap map) {
    RealMatrix w = map.linear().weights();
    RealMatrix b = map.bias().orElseThrow();
    int n = w.rows();
    return AffineMap.of(
        RealMatrix.of(2 * n, w.columns(), (i, j) -> w.get(i % n, j)),
        RealMatrix.of(1, 2 * n, (i, j) -> b.get(0, j % n)));
  }

  private AffineMap map(int outputs, int inputs) {
    return AffineMap.of(random.gaussian(outputs, inputs, 0.5), random.gaussian(1, outputs, 0.5));
  }

  private static RealMatrix matrix(double... row) {
    return RealMatrix.ofRows(row);
  }

  private static void assertMessage(String part, Runnable mistake) {
    var error = assertThrows(IllegalArgumentException.class, mistake::run);
    assertTrue(error.getMessage().contains(part), error.getMessage());
  }
}
