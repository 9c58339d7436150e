package zoetrope.scenes.models;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.layer.Activation;
import zoetrope.attention.layer.AffineMap;
import zoetrope.attention.layer.FeedForward;
import zoetrope.attention.layer.LayerNorm;
import zoetrope.attention.layer.SelfAttention;
import zoetrope.attention.layer.TransformerBlock;

/**
 * All matrices of a small transformer of one block, with norms before each part (as in GPT-2), at
 * one moment of its training.
 */
final class ToyWeights {
  /** The length C of a word's vector. */
  static final int CHANNELS = 16;

  /** How many heads there are, of {@code CHANNELS / HEADS} numbers each. */
  static final int HEADS = 2;

  /** How many neurons the feed-forward network has. */
  static final int NEURONS = 32;

  static final double EPSILON = 1e-5;

  /** The matrices, in the order in which a vector meets them. */
  enum Name {
    EMBEDDING,
    POSITION,
    QUERY,
    KEY,
    VALUE,
    OUTPUT,
    UP,
    UP_BIAS,
    DOWN,
    DOWN_BIAS,
    UNEMBEDDING
  }

  private final Map<Name, RealMatrix> matrices;

  private ToyWeights(Map<Name, RealMatrix> matrices) {
    this.matrices = matrices;
  }

  /** Weights by chance for so many words and positions. */
  static ToyWeights random(int words, int positions, long seed) {
    WeightGenerator random = WeightGenerator.of(seed, "toy");
    Map<Name, RealMatrix> matrices = new EnumMap<>(Name.class);
    double small = 0.5 / Math.sqrt(CHANNELS);
    for (Name name : Name.values()) {
      matrices.put(
          name,
          switch (name) {
            case EMBEDDING, POSITION ->
                random.gaussian(name == Name.POSITION ? positions : words, CHANNELS, 0.3);
            case QUERY, KEY, VALUE, OUTPUT -> random.gaussian(CHANNELS, CHANNELS, small);
            case UP -> random.gaussian(NEURONS, CHANNELS, small);
            case DOWN -> random.gaussian(CHANNELS, NEURONS, small);
            case UP_BIAS -> RealMatrix.zeros(1, NEURONS);
            case DOWN_BIAS -> RealMatrix.zeros(1, CHANNELS);
            case UNEMBEDDING -> random.gaussian(words, CHANNELS, 0.1 * small);
          });
    }
    return new ToyWeights(matrices);
  }

  RealMatrix get(Name name) {
    return matrices.get(name);
  }

  /** The same with other matrices, one for each name. */
  static ToyWeights of(Map<Name, RealMatrix> matrices) {
    return new ToyWeights(new EnumMap<>(matrices));
  }

  /** The vectors with which words, by their numbers, enter the block: [T, C]. */
  RealMatrix embed(List<Integer> words) {
    int[] rows = words.stream().mapToInt(Integer::intValue).toArray();
    return get(Name.EMBEDDING).selectRows(rows).plus(get(Name.POSITION).sliceRows(0, rows.length));
  }

  /** The block, as the attention library has them. */
  TransformerBlock block() {
    SelfAttention attention =
        new SelfAttention(
            AffineMap.of(get(Name.QUERY)),
            AffineMap.of(get(Name.KEY)),
            AffineMap.of(get(Name.VALUE)),
            AffineMap.of(get(Name.OUTPUT)),
            HEADS,
            HEADS,
            Optional.empty(),
            true);
    FeedForward network =
        new FeedForward.Perceptron(
            AffineMap.of(get(Name.UP), get(Name.UP_BIAS)),
            Activation.RELU,
            AffineMap.of(get(Name.DOWN), get(Name.DOWN_BIAS)));
    return new TransformerBlock(
        norm(), attention, norm(), network, TransformerBlock.Order.PRE_NORM);
  }

  /** The norm of all places: without gain and bias. */
  static LayerNorm norm() {
    return LayerNorm.plain(CHANNELS, EPSILON);
  }

  /** The logits of each word after each vector of the stream: [T, C] gives [T, words]. */
  RealMatrix logits(RealMatrix stream) {
    return norm().apply(stream).timesTransposed(get(Name.UNEMBEDDING));
  }

  /** How many parameters there are. */
  int count() {
    List<RealMatrix> all = new ArrayList<>(matrices.values());
    return all.stream().mapToInt(matrix -> matrix.rows() * matrix.columns()).sum();
  }
}
