package zoetrope.scenes.slides;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.MultiHeadAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.ModelFile;

/**
 * Two sequences of vectors, and the attention of heads from one to the other.
 *
 * @param asking X', [T, C]: the vectors of the queries
 * @param answering X, [S, C]: the vectors of keys and values
 * @param model the model of the heads
 * @param temperature the divisor of scores in the softmax, at least 0
 */
record Sequences(
    RealMatrix asking, RealMatrix answering, MultiHeadAttention model, double temperature) {
  private static final int CHANNELS = 32;
  private static final int KEY_SIZE = 16;

  /** The source of the numbers, for the stage. */
  static final String SOURCE = "weights of " + Conventions.toy();

  /** The index of the first sentence of X; {@link #ASKING} is that of X'. */
  private static final int ANSWERING = 0;

  private static final int ASKING = 2;
  private static final int MIN_VECTORS = 3;
  private static final int MAX_VECTORS = 40;

  /**
   * Returns the vectors of {@code queries} and of {@code keys} words of running text, and a toy
   * model with {@code heads} heads that was trained on it.
   *
   * @throws IllegalArgumentException if there are fewer than 3 or more than 40 queries or keys, or
   *     if the temperature is negative
   */
  static Sequences of(int queries, int keys, int heads, long seed, double temperature) {
    requireRoom(queries, keys);
    if (!(temperature >= 0)) {
      throw new IllegalArgumentException("the temperature must be at least 0, not " + temperature);
    }
    var model = ToyModel.trained(new ToySize(CHANNELS, heads, KEY_SIZE, true, true), seed);
    return new Sequences(
        input(model, ToyModel.text(ASKING, queries)),
        input(model, ToyModel.text(ANSWERING, keys)),
        model.attention(),
        temperature);
  }

  /**
   * Returns the cross-attention of head {@code n}, from 0: its weights of X for each vector of X',
   * [T, S].
   */
  RealMatrix cross(int n) {
    return weights(n, asking);
  }

  /**
   * Returns the self-attention of head {@code n}, from 0: its weights of X for each vector of X,
   * [S, S].
   */
  RealMatrix self(int n) {
    return weights(n, answering);
  }

  private RealMatrix weights(int n, RealMatrix queries) {
    return model
        .heads()
        .get(n)
        .crossAttention(queries, answering, DotProductAttention.unmasked().temperature(temperature))
        .weights();
  }

  /**
   * Returns the weights of a head in a file.
   *
   * @throws IllegalArgumentException if there are fewer than 3 or more than 40 queries or keys
   */
  static RealMatrix weightsOf(ModelFile model) {
    RealMatrix weights = model.pattern().weights();
    requireRoom(weights.rows(), weights.columns());
    return weights;
  }

  /**
   * Returns the sum of words and positions, [T, C]. Positions are counted from the beginning of
   * each sentence.
   */
  private static RealMatrix input(ToyModel model, List<String> words) {
    RealMatrix places = model.positions(words.size());
    int[] within = new int[words.size()];
    for (int i = 1; i < within.length; i++) {
      within[i] = words.get(i - 1).equals(ToyModel.END) ? 0 : within[i - 1] + 1;
    }
    return model.embeddings(words).plus(places.selectRows(within));
  }

  private static void requireRoom(int queries, int keys) {
    if (Math.min(queries, keys) < MIN_VECTORS || Math.max(queries, keys) > MAX_VECTORS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the sheets have room for %d to %d columns each, not for %d queries and %d keys",
              MIN_VECTORS,
              MAX_VECTORS,
              queries,
              keys));
    }
  }
}
