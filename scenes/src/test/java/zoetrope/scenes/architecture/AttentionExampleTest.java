package zoetrope.scenes.architecture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AttentionExampleTest {
  @Test
  void scoresAreProductsOfQueriesAndKeys() {
    assertArrayEquals(new double[][] {{6, 2, 4}, {1, 4, 0}, {4, 1, 5}}, AttentionExample.scores());
  }

  @Test
  void scalingDividesByTheRootOfFourFeatures() {
    assertArrayEquals(new double[] {3, 1, 2}, AttentionExample.scaledScores()[0]);
  }

  @Test
  void weightsAreTheRoundedSoftmaxOfTheScaledScores() {
    for (double[] row : AttentionExample.weights()) {
      assertEquals(1, row[0] + row[1] + row[2], 1e-15);
    }
    double[] first = AttentionExample.weights()[0];
    double sum = Math.exp(3) + Math.exp(1) + Math.exp(2);
    assertEquals(Math.exp(3) / sum, first[0], 0.01);
    assertEquals(Math.exp(1) / sum, first[1], 0.01);
  }

  @Test
  void outputsAreTheValuesAveragedByTheWeights() {
    double[][] weights = AttentionExample.weights();
    double[][] output = AttentionExample.output();
    for (int i = 0; i < output.length; i++) {
      assertEquals(1 - weights[i][1], output[i][0], 1e-15);
      assertEquals(1 - weights[i][0], output[i][1], 1e-15);
    }
  }
}
