package zoetrope.attention.toy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;

class ToyModelTest {
  private static final ToyModel MODEL = ToyModel.trained(ToySize.of(32, 4), 5);

  @Test
  void trainsToTheSameModelEachTime() {
    assertEquals(MODEL, ToyModel.trained(ToySize.of(32, 4), 5));
    assertFalse(MODEL.equals(ToyModel.trained(ToySize.of(32, 4), 6)));
  }

  @Test
  void predictsTheSentencesMuchBetterThanChance() {
    double loss = 0;
    int count = 0;
    for (List<String> sentence : ToyModel.sentences()) {
      RealMatrix x = MODEL.input(sentence);
      MultiHeadTrace trace = MODEL.attention().trace(x, MODEL.kind());
      RealMatrix chances = Softmax.ofRows(MODEL.unembedding().apply(x.plus(trace.output())));
      for (int i = 0; i + 1 < sentence.size(); i++) {
        loss -= Math.log(chances.get(i, ToyModel.vocabulary().indexOf(sentence.get(i + 1))));
        count++;
      }
    }
    assertTrue(loss / count < 0.4, "cross-entropy " + loss / count);
    assertTrue(Math.log(ToyModel.vocabulary().size()) > 3);
  }

  @Test
  void theGradientEqualsFiniteDifferences() {
    var training = new ToyDescent(new ToySize(4, 2, 3, true, true), 1);
    List<RealMatrix> weights = training.untrained();
    List<RealMatrix> gradients = training.gradients(weights);
    double step = 1e-5;
    for (int k = 0; k < weights.size(); k++) {
      RealMatrix all = weights.get(k);
      double slope =
          (training.loss(moved(weights, k, step)) - training.loss(moved(weights, k, -step)))
              / (2 * step);
      int row = all.rows() / 2;
      assertEquals(slope, gradients.get(k).get(row, 1), 1e-8, "matrix " + k);
    }
  }

  private static List<RealMatrix> moved(List<RealMatrix> weights, int k, double by) {
    List<RealMatrix> all = new ArrayList<>(weights);
    RealMatrix old = weights.get(k);
    int row = old.rows() / 2;
    all.set(
        k,
        RealMatrix.of(
            old.rows(), old.columns(), (i, j) -> old.get(i, j) + (i == row && j == 1 ? by : 0)));
    return all;
  }

  @Test
  void anUnknownWordHasARandomVector() {
    assertTrue(MODEL.knows("The"));
    assertFalse(MODEL.knows("zebra"));
    RealMatrix x = MODEL.embeddings(List.of("The", "zebra", "the", "Zebra"));
    assertArrayEquals(x.row(0), x.row(2));
    assertArrayEquals(x.row(1), x.row(3));
  }

  @Test
  void headsWithoutAnOutputMatrixMustGiveWholeVectors() {
    var model = ToyModel.trained(ToySize.bare(4), 1);
    assertEquals(RealMatrix.identity(4), model.attention().output().weights());
    var error =
        assertThrows(IllegalArgumentException.class, () -> new ToySize(6, 2, 2, false, true));
    assertTrue(
        error.getMessage().contains("vectors of 6 numbers, but there are 2 heads of 2"),
        error.getMessage());
    assertThrows(IllegalArgumentException.class, () -> new ToySize(1, 1, 1, true, true));
  }

  @Test
  void runningTextContinuesWithTheNextSentence() {
    assertEquals(List.of("the", "cat", "sat"), ToyModel.text(0, 3));
    List<String> last = ToyModel.text(11, 11);
    assertEquals(List.of("slept", ".", "the"), last.subList(7, 10));
  }
}
