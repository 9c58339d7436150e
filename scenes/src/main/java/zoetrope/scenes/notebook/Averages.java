package zoetrope.scenes.notebook;

import java.util.List;
import zoetrope.attention.AttentionMask;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;
import zoetrope.scenes.numbers.Rounding;

/**
 * The numbers of the film: a sequence, and the results of a head.
 *
 * @param sequence x, [8, 32]: the words of a sentence from the training of a toy model
 * @param head all results of a head of size 16, with the causal mask
 */
record Averages(RealMatrix sequence, AttentionTrace head) {
  static final List<String> WORDS = ToyModel.text(0, 8);
  static final int TOKENS = 8;
  static final int CHANNELS = 32;
  static final int HEAD_SIZE = 16;

  /** The small example: three words of two numbers each. */
  static final RealMatrix DIGITS = RealMatrix.ofRows(new double[][] {{2, 7}, {6, 4}, {6, 5}});

  static Averages of(long seed) {
    var model = ToyModel.trained(new ToySize(CHANNELS, 1, HEAD_SIZE, true, false), seed);
    RealMatrix x = model.input(WORDS);
    AttentionTrace exact = model.attention().heads().get(0).trace(x, model.kind());
    return new Averages(x, rounded(exact, model.kind().mask()));
  }

  /** Rounds the scores to two decimal places, as the film shows them, and computes the rest. */
  private static AttentionTrace rounded(AttentionTrace exact, AttentionMask mask) {
    RealMatrix scores = Rounding.to(2, exact.scores());
    RealMatrix masked = mask.applyTo(scores);
    RealMatrix weights = Softmax.ofRows(masked);
    return new AttentionTrace(
        exact.queries(),
        exact.keys(),
        exact.values(),
        exact.dotProducts(),
        scores,
        masked,
        weights,
        weights.weightedSums(exact.values()));
  }

  /**
   * Returns the mean of each row and all rows before it, computed by loops: x [T, C] gives [T, C].
   */
  static RealMatrix byLoops(RealMatrix x) {
    double[][] means = new double[x.rows()][x.columns()];
    for (int t = 0; t < x.rows(); t++) {
      for (int c = 0; c < x.columns(); c++) {
        for (int before = 0; before <= t; before++) {
          means[t][c] += x.get(before, c) / (t + 1);
        }
      }
    }
    return RealMatrix.ofRows(means);
  }

  /** Returns ones on and below the diagonal, [size, size]. */
  static RealMatrix triangle(int size) {
    return RealMatrix.of(size, size, (i, j) -> AttentionMask.causal().shows(i, j) ? 1 : 0);
  }

  /** Returns each row divided by its sum. */
  static RealMatrix normalized(RealMatrix matrix) {
    RealMatrix sums = matrix.times(RealMatrix.of(matrix.columns(), 1, (i, j) -> 1));
    return RealMatrix.of(
        matrix.rows(), matrix.columns(), (i, j) -> matrix.get(i, j) / sums.get(i, 0));
  }

  /** Returns zeros, and −∞ above the diagonal, [size, size]. */
  static RealMatrix maskedZeros(int size) {
    return AttentionMask.causal().applyTo(RealMatrix.zeros(size, size));
  }

  /** Returns the softmax of each row of {@link #maskedZeros}. */
  static RealMatrix bySoftmax(int size) {
    return Softmax.ofRows(maskedZeros(size));
  }
}
