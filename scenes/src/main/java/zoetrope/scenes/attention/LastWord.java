package zoetrope.scenes.attention;

import java.util.Arrays;
import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.story.StoryWeights;

/**
 * The update of the last word of a long text when it attends to all preceding words in several
 * heads: E′ = E + Σ over heads and words of a · W_V E.
 */
final class LastWord {
  private static final int HEADS = 12;

  /** A temperature that gives hundreds of words some weight. */
  private static final double TEMPERATURE = 4;

  private final RealMatrix embeddings;
  private final List<AttentionHead> heads;

  /** Creates the update of the last word of {@code text}. */
  LastWord(String text) {
    StoryWeights story = StoryWeights.of(text);
    embeddings = story.embeddings();
    heads = story.heads(HEADS);
  }

  /** Returns the number of words of the text, including the last. */
  int words() {
    return embeddings.rows();
  }

  /** Returns the first {@code length} numbers of the last word's embedding before the update. */
  double[] alone(int length) {
    return Arrays.copyOf(embeddings.row(words() - 1), length);
  }

  /**
   * Returns how much each word from index {@code from} to the last changes the last word's
   * embedding, [words, C]. The last word attends to these words only.
   */
  double[][] changes(int from) {
    int last = words() - 1;
    RealMatrix heard = embeddings.sliceRows(from, words());
    RealMatrix asking = embeddings.sliceRows(last, last + 1);
    var attention = DotProductAttention.unmasked().temperature(TEMPERATURE);
    RealMatrix sum = RealMatrix.of(heard.rows(), heard.columns(), (i, j) -> 0);
    for (AttentionHead head : heads) {
      AttentionTrace trace = head.crossAttention(asking, heard, attention);
      sum = sum.plus(trace.weightedValues(0));
    }
    return sum.toRows();
  }

  /** Returns the first {@code length} numbers of the embedding plus {@link #changes}. */
  double[] updated(double[][] changes, int length) {
    double[] sums = alone(length);
    for (double[] change : changes) {
      for (int n = 0; n < length; n++) {
        sums[n] += change[n];
      }
    }
    return sums;
  }
}
