package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.layer.Activation;
import zoetrope.attention.layer.AffineMap;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.layer.FeedForward;
import zoetrope.attention.layer.LayerNorm;
import zoetrope.attention.layer.SelfAttention;
import zoetrope.attention.layer.TransformerBlock;

/**
 * All matrices of a small transformer, with norms before each part (as in GPT-2), at one moment of
 * its training.
 */
public final class ToyWeights {
  /** The length C of a word's vector. */
  public static final int CHANNELS = 16;

  /** How many heads a block has, of {@code CHANNELS / HEADS} numbers each. */
  public static final int HEADS = 2;

  /** How many neurons the feed-forward network of a block has. */
  public static final int NEURONS = 32;

  static final double EPSILON = 1e-5;

  /** The matrices, in the order in which a vector meets them. */
  public enum Name {
    /** The words' vectors, [words, C]. */
    EMBEDDING,
    /** Those of places, [positions, C]. */
    POSITION,
    /** W_Q of all heads of a block, [C, C]. */
    QUERY,
    /** W_K of all heads of a block, [C, C]. */
    KEY,
    /** W_V of all heads of a block, [C, C]. */
    VALUE,
    /** W_O of a block, [C, C]. */
    OUTPUT,
    /** The way up to the neurons of a block, [neurons, C]. */
    UP,
    /** What is added there, [1, neurons]. */
    UP_BIAS,
    /** The way down from them, [C, neurons]. */
    DOWN,
    /** What is added there, [1, C]. */
    DOWN_BIAS,
    /** W_U, [words, C]. */
    UNEMBEDDING;

    boolean isOfBlock() {
      return compareTo(QUERY) >= 0 && compareTo(DOWN_BIAS) <= 0;
    }
  }

  /** How many matrices a block has, and how many there are besides. */
  private static final int OF_BLOCK = Name.UNEMBEDDING.ordinal() - Name.QUERY.ordinal();

  private static final int OTHERS = Name.values().length - OF_BLOCK;

  private final List<RealMatrix> matrices;

  /** The matrices in their order, those of each block behind those of the one before. */
  ToyWeights(List<RealMatrix> matrices) {
    this.matrices = List.copyOf(matrices);
  }

  /** Weights by chance for so many words, positions and blocks. */
  static ToyWeights random(int words, int positions, int blocks, long seed) {
    WeightGenerator random = WeightGenerator.of(seed, "toy");
    List<RealMatrix> matrices = new ArrayList<>();
    for (int block = 0; block < blocks; block++) {
      for (Name name : Name.values()) {
        boolean last = name == Name.UNEMBEDDING;
        if (name.isOfBlock() || (last ? block == blocks - 1 : block == 0)) {
          matrices.add(random(name, words, positions, random));
        }
      }
    }
    return new ToyWeights(matrices);
  }

  private static RealMatrix random(Name name, int words, int positions, WeightGenerator random) {
    double small = 0.5 / Math.sqrt(CHANNELS);
    return switch (name) {
      case EMBEDDING, POSITION ->
          random.gaussian(name == Name.POSITION ? positions : words, CHANNELS, 0.3);
      case QUERY, KEY, VALUE, OUTPUT -> random.gaussian(CHANNELS, CHANNELS, small);
      case UP -> random.gaussian(NEURONS, CHANNELS, small);
      case DOWN -> random.gaussian(CHANNELS, NEURONS, small);
      case UP_BIAS -> RealMatrix.zeros(1, NEURONS);
      case DOWN_BIAS -> RealMatrix.zeros(1, CHANNELS);
      case UNEMBEDDING -> random.gaussian(words, CHANNELS, 0.1 * small);
    };
  }

  /** How many blocks there are. */
  public int blocks() {
    return (matrices.size() - OTHERS) / OF_BLOCK;
  }

  /** A matrix that is there once, or that of the first block. */
  public RealMatrix get(Name name) {
    return get(name, name == Name.UNEMBEDDING ? blocks() - 1 : 0);
  }

  /** A matrix of a block, from 0. */
  RealMatrix get(Name name, int block) {
    return matrices.get(place(name, block));
  }

  /** Where a matrix stands in the order of all; that of the logits belongs to the last block. */
  static int place(Name name, int block) {
    return name.ordinal() + OF_BLOCK * block;
  }

  /** All matrices, in their order. */
  List<RealMatrix> all() {
    return matrices;
  }

  /** The vectors with which words, by their numbers, enter the first block: [T, C]. */
  RealMatrix embed(List<Integer> words) {
    int[] rows = words.stream().mapToInt(Integer::intValue).toArray();
    return get(Name.EMBEDDING).selectRows(rows).plus(get(Name.POSITION).sliceRows(0, rows.length));
  }

  /** Every step of each block for words, by their numbers. */
  List<BlockTrace> traces(List<Integer> words) {
    List<BlockTrace> traces = new ArrayList<>();
    RealMatrix stream = embed(words);
    for (int block = 0; block < blocks(); block++) {
      BlockTrace trace = block(block).trace(stream);
      traces.add(trace);
      stream = trace.output();
    }
    return traces;
  }

  /** A block, from 0, as the library has them. */
  public TransformerBlock block(int block) {
    SelfAttention attention =
        new SelfAttention(
            AffineMap.of(get(Name.QUERY, block)),
            AffineMap.of(get(Name.KEY, block)),
            AffineMap.of(get(Name.VALUE, block)),
            AffineMap.of(get(Name.OUTPUT, block)),
            HEADS,
            HEADS,
            Optional.empty(),
            true);
    FeedForward network =
        new FeedForward.Perceptron(
            AffineMap.of(get(Name.UP, block), get(Name.UP_BIAS, block)),
            Activation.RELU,
            AffineMap.of(get(Name.DOWN, block), get(Name.DOWN_BIAS, block)));
    return new TransformerBlock(
        norm(), attention, norm(), network, TransformerBlock.Order.PRE_NORM);
  }

  /** The norm of all places: without gain and bias. */
  static LayerNorm norm() {
    return LayerNorm.plain(CHANNELS, EPSILON);
  }

  /** The logits of each word after each vector of the stream: [T, C] gives [T, words]. */
  public RealMatrix logits(RealMatrix stream) {
    return norm().apply(stream).timesTransposed(get(Name.UNEMBEDDING));
  }

  /** How many parameters there are. */
  public int count() {
    return matrices.stream().mapToInt(matrix -> matrix.rows() * matrix.columns()).sum();
  }
}
