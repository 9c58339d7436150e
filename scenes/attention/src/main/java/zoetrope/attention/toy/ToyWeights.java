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
 * All matrices of a small transformer at one step of its training, with norms before each part (as
 * in GPT-2).
 */
public final class ToyWeights {
  /** The length C of a word's vector. */
  public static final int CHANNELS = 16;

  /**
   * The number of heads of a block. The vectors of a head have {@code CHANNELS / HEADS} numbers.
   */
  public static final int HEADS = 2;

  /** The number of neurons of the feed-forward network of a block. */
  public static final int NEURONS = 32;

  static final double EPSILON = 1e-5;

  /** The matrices, in the order of the computation. */
  public enum Name {
    /** The words' vectors, [words, C]. */
    EMBEDDING,
    /** The vectors of positions, [positions, C]. */
    POSITION,
    /** W_Q of all heads of a block, [C, C]. */
    QUERY,
    /** W_K of all heads of a block, [C, C]. */
    KEY,
    /** W_V of all heads of a block, [C, C]. */
    VALUE,
    /** W_O of a block, [C, C]. */
    OUTPUT,
    /** The map to the neurons of a block, [neurons, C]. */
    UP,
    /** The bias of {@link #UP}, [1, neurons]. */
    UP_BIAS,
    /** The map from the neurons of a block, [C, neurons]. */
    DOWN,
    /** The bias of {@link #DOWN}, [1, C]. */
    DOWN_BIAS,
    /** W_U, [words, C]. */
    UNEMBEDDING;

    boolean isOfBlock() {
      return compareTo(QUERY) >= 0 && compareTo(DOWN_BIAS) <= 0;
    }
  }

  /** The number of matrices of a block. */
  private static final int MATRICES_PER_BLOCK = Name.UNEMBEDDING.ordinal() - Name.QUERY.ordinal();

  private static final int MATRICES_OUTSIDE_BLOCKS = Name.values().length - MATRICES_PER_BLOCK;

  private final List<RealMatrix> matrices;

  /**
   * Creates weights from matrices in the order of {@link Name}. The matrices of each block follow
   * those of the previous block.
   */
  ToyWeights(List<RealMatrix> matrices) {
    this.matrices = List.copyOf(matrices);
  }

  /** Returns random weights of a model with these numbers of words, positions and blocks. */
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

  /** Returns the number of blocks. */
  public int blocks() {
    return (matrices.size() - MATRICES_OUTSIDE_BLOCKS) / MATRICES_PER_BLOCK;
  }

  /** Returns a matrix outside of blocks, or the matrix of the first block. */
  public RealMatrix get(Name name) {
    return get(name, name == Name.UNEMBEDDING ? blocks() - 1 : 0);
  }

  /** Returns a matrix of a block. Blocks are numbered from 0. */
  RealMatrix get(Name name, int block) {
    return matrices.get(place(name, block));
  }

  /**
   * Returns the index of a matrix in the list of all matrices. For {@link Name#UNEMBEDDING}, {@code
   * block} must be the last block.
   */
  static int place(Name name, int block) {
    return name.ordinal() + MATRICES_PER_BLOCK * block;
  }

  /** Returns all matrices, in their order. */
  List<RealMatrix> all() {
    return matrices;
  }

  /** Returns the input vectors of the first block for words, given by their indices: [T, C]. */
  RealMatrix embed(List<Integer> words) {
    int[] rows = words.stream().mapToInt(Integer::intValue).toArray();
    return get(Name.EMBEDDING).selectRows(rows).plus(get(Name.POSITION).sliceRows(0, rows.length));
  }

  /** Computes every step of each block for words, given by their indices. */
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

  /** Returns a block with its weights. Blocks are numbered from 0. */
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

  /** Returns the norm that all parts use, without gain and bias. */
  static LayerNorm norm() {
    return LayerNorm.plain(CHANNELS, EPSILON);
  }

  /** Returns the logits of each word for each vector of the stream: [T, C] gives [T, words]. */
  public RealMatrix logits(RealMatrix stream) {
    return norm().apply(stream).timesTransposed(get(Name.UNEMBEDDING));
  }

  /** Returns the number of parameters. */
  public int count() {
    return matrices.stream().mapToInt(matrix -> matrix.rows() * matrix.columns()).sum();
  }
}
