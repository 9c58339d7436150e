package zoetrope.scenes.attention;

import java.util.Arrays;
import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.story.StoryWeights;

/**
 * What becomes of the last word of a long text when it attends to all words before it, in several
 * heads at once: E′ = E + Σ over heads and words of a · W_V E.
 */
final class LastWord {
  private static final int HEADS = 12;

  /** Soft enough for hundreds of words to be heard. */
  private static final double TEMPERATURE = 4;

  private final RealMatrix embeddings;
  private final List<AttentionHead> heads;

  /** The last word of {@code text}. */
  LastWord(String text) {
    StoryWeights story = StoryWeights.of(text);
    embeddings = story.embeddings();
    heads = story.heads(HEADS);
  }

  /** How many words the text has, the last included. */
  int words() {
    return embeddings.rows();
  }

  /** The first {@code length} numbers of the embedding of the last word by itself. */
  double[] alone(int length) {
    return Arrays.copyOf(embeddings.row(words() - 1), length);
  }

  /**
   * What each word from number {@code from} on, the last included, adds to the embedding of the
   * last one, [words, C], if it attends to these words only.
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

  /** The first {@code length} numbers of the embedding with {@link #changes} added to it. */
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
