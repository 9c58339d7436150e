package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class EmbeddingTest {
  @Test
  void aTokenIsAWordWithTheSpacesBeforeIt() {
    assertEquals(
        List.of(" a", " fluffy", " blue", " creature"), WordTokens.of(" a fluffy blue creature"));
    assertEquals(List.of("Hit", " the", "\n brakes,"), WordTokens.of("Hit the\n brakes,  "));
    assertEquals("brakes", WordTokens.word("\n brakes,"));
    assertEquals("don't", WordTokens.word(" \"don't\""));
    assertThrows(IllegalArgumentException.class, () -> WordTokens.of("  "));
  }

  @Test
  void aTableGivesEachTokenItsVector() {
    EmbeddingTable table =
        new EmbeddingTable(List.of("a", "b"), RealMatrix.ofRows(new double[][] {{1, 2}, {3, 4}}));
    assertArrayEquals(new double[] {3, 4}, table.embed(List.of("b", "a", "b")).row(2));
    var error = assertThrows(IllegalArgumentException.class, () -> table.embed(List.of("a", "c")));
    assertTrue(error.getMessage().contains("no \"c\""), error.getMessage());
  }

  @Test
  void sinusoidalPositionsAreSinesAndCosinesOfEverLongerWaves() {
    RealMatrix positions = new PositionEncoding(4).encode(3);
    double[] expected = {
      StrictMath.sin(2), StrictMath.cos(2), StrictMath.sin(0.02), StrictMath.cos(0.02)
    };
    assertArrayEquals(new double[] {0, 1, 0, 1}, positions.row(0));
    assertArrayEquals(expected, positions.row(2), 1e-15);
  }

  @Test
  void aDotProductOfSinusoidalPositionsDependsOnTheirDistanceOnly() {
    RealMatrix positions = new PositionEncoding(16).encode(20);
    RealMatrix products = positions.timesTransposed(positions);
    assertEquals(products.get(0, 3), products.get(12, 15), 1e-9);
  }

  @Test
  void wavesNeedChannelsAndABaseGreaterThanOne() {
    for (double base : new double[] {0, -2, 1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> new PositionEncoding(4, base));
    }
    assertThrows(IllegalArgumentException.class, () -> new PositionEncoding(0));
  }

  @Test
  void seededNumbersAreTheSameEverywhere() {
    // The expected outputs of SplitMix64 for the seed 1234567 are from Rosetta Code.
    WeightGenerator random = new WeightGenerator(1234567);
    assertEquals((6457827717110365317L >>> 11) * 0x1p-53, random.next());
    assertEquals((3203168211198807973L >>> 11) * 0x1p-53, random.next());
    assertEquals(
        new WeightGenerator(3).gaussian(4, 4, 2), new WeightGenerator(3).gaussian(4, 4, 2));
  }

  @Test
  void rotationsKeepDotProducts() {
    RealMatrix rotation = new WeightGenerator(8).rotation(20);
    assertTrue(rotation.timesTransposed(rotation).isCloseTo(RealMatrix.identity(20), 1e-14));
  }
}
