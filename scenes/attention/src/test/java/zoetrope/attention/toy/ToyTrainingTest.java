package zoetrope.attention.toy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.attention.RealMatrix;

class ToyTrainingTest {
  private final ToyTraining training = ToyTraining.of(120);

  @Test
  void theGradientIsTheSlopeOfTheLoss() {
    ToyTraining deep = ToyTraining.of(7, 2);
    ToyWeights weights = deep.weights(7);
    List<Integer> sentence = deep.ids(deep.sentences().get(2));
    List<RealMatrix> gradient = new ToyGradient(weights, sentence).get();
    assertEquals(2, weights.blocks());
    for (int k = 0; k < gradient.size(); k++) {
      RealMatrix matrix = weights.all().get(k);
      for (int n = 0; n < 8; n++) {
        int i = n * 7 % matrix.rows();
        int j = (n * 5 + 1) % matrix.columns();
        double slope =
            (loss(weights, k, i, j, 1e-5, sentence) - loss(weights, k, i, j, -1e-5, sentence))
                / 2e-5;
        assertEquals(slope, gradient.get(k).get(i, j), 1e-8, "matrix " + k + ": " + i + " " + j);
      }
    }
  }

  private static double loss(
      ToyWeights weights, int changed, int i, int j, double change, List<Integer> sentence) {
    List<RealMatrix> matrices = new ArrayList<>(weights.all());
    RealMatrix old = matrices.get(changed);
    matrices.set(
        changed,
        RealMatrix.of(
            old.rows(), old.columns(), (r, c) -> old.get(r, c) + (r == i && c == j ? change : 0)));
    return new ToyGradient(new ToyWeights(matrices), sentence).loss();
  }

  @Test
  void theLossFallsToTheSmallestPossibleLoss() {
    List<Double> losses = training.losses();
    assertEquals(Math.log(training.vocabulary().size()), losses.get(0), 0.1);
    assertTrue(losses.get(40) < losses.get(10) && losses.get(10) < losses.get(0));
    double last = losses.get(training.steps());
    assertTrue(last > training.leastLoss() && last < training.leastLoss() + 0.02, "" + last);
  }

  @Test
  void predictsTheEndsOfUnseenSentences() {
    assertNext("sang", "the bird lay on the rug and");
    assertNext("purred", "the cat ran to the river and");
    assertTrue(
        training.sentences().stream()
            .noneMatch(s -> String.join(" ", s).startsWith("the bird lay on the rug")));
  }

  @Test
  void aHeadLooksBackToTheAnimal() {
    List<String> words = List.of("the bird lay on the rug and".split(" "));
    double largestWeight =
        training.trace(120, words).attention().heads().stream()
            .mapToDouble(head -> head.weights().get(6, 1))
            .max()
            .orElseThrow();
    assertTrue(largestWeight > 0.9, "" + largestWeight);
  }

  @Test
  void trainsToTheSameWeightsEachTime() {
    List<String> words = List.of("the", "dog");
    assertArrayEquals(training.chances(60, words), ToyTraining.of(60).chances(60, words));
    assertThrows(IllegalArgumentException.class, () -> training.ids(List.of("horse")));
  }

  private void assertNext(String word, String beginning) {
    double[] chances = training.chances(120, List.of(beginning.split(" ")));
    double chance = chances[training.vocabulary().indexOf(word)];
    assertTrue(chance > 0.9, word + " " + chance);
  }
}
