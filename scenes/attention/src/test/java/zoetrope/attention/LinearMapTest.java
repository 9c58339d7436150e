package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinearMapTest {
  private final WeightGenerator random = new WeightGenerator(5);

  @ParameterizedTest
  @CsvSource({"1, 4, 2", "2, 8, 8", "3, 8, 3", "5, 5, 1"})
  void mapsVectorsToTheGivenImages(int vectors, int inputs, int outputs) {
    RealMatrix x = random.gaussian(vectors, inputs, 3);
    RealMatrix y = random.gaussian(vectors, outputs, 3);
    assertTrue(LinearMap.minimumNorm(x, y).apply(x).isCloseTo(y, 1e-9));
  }

  @Test
  void mapsOrthogonalVectorsToZero() {
    RealMatrix x = RealMatrix.ofRows(new double[][] {{1, 2, 0, 0}, {2, -1, 0, 0}});
    LinearMap map = LinearMap.minimumNorm(x, random.gaussian(2, 3, 1));
    RealMatrix orthogonal = RealMatrix.ofRows(new double[][] {{0, 0, 5, 0}, {0, 0, -1, 7}});
    assertTrue(map.apply(orthogonal).isCloseTo(RealMatrix.zeros(2, 3), 1e-12));
  }

  @Test
  void rejectsDependentVectors() {
    RealMatrix x = RealMatrix.ofRows(new double[][] {{1, 2, 3}, {2, 4, 6}});
    RealMatrix y = random.gaussian(2, 2, 1);
    var error = assertThrows(IllegalArgumentException.class, () -> LinearMap.minimumNorm(x, y));
    assertTrue(error.getMessage().contains("combination"), error.getMessage());
    RealMatrix one = y.sliceRows(0, 1);
    assertThrows(IllegalArgumentException.class, () -> LinearMap.minimumNorm(x, one));
  }

  @Test
  void anInverseUndoesItsMatrix() {
    RealMatrix a = random.gaussian(4, 4, 1);
    assertTrue(a.times(a.inverse()).isCloseTo(RealMatrix.identity(4), 1e-9));
    assertEquals(0.5, RealMatrix.identity(1).times(2).inverse().get(0, 0));
    assertThrows(IllegalArgumentException.class, () -> random.gaussian(2, 3, 1).inverse());
    assertThrows(ArithmeticException.class, () -> RealMatrix.zeros(2, 2).inverse());
  }
}
