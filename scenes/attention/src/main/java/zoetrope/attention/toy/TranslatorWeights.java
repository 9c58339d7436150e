package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.WeightGenerator;

/**
 * All matrices of a small encoder and decoder. Each attention is one head whose output is added to
 * its input, without norms and networks.
 */
final class TranslatorWeights {
  /** The length C of a word's vector, and of queries, keys and values. */
  static final int CHANNELS = 16;

  /** The matrices, in the order of the computation. */
  enum Name {
    /** The vectors of the words that are read, [words, C]. */
    SOURCE,
    /** The vectors of their positions, [positions, C]. */
    SOURCE_POSITION,
    /** W_Q, W_K and W_V of the encoder, [C, C] each. */
    ENCODER_QUERY,
    ENCODER_KEY,
    ENCODER_VALUE,
    /** The vectors of the words that are written, [words, C]. */
    TARGET,
    /** The vectors of their positions, [positions, C]. */
    TARGET_POSITION,
    /** W_Q, W_K and W_V of the decoder's attention to its own words, [C, C] each. */
    SELF_QUERY,
    SELF_KEY,
    SELF_VALUE,
    /** W_Q, W_K and W_V of the decoder's attention to the encoder, [C, C] each. */
    CROSS_QUERY,
    CROSS_KEY,
    CROSS_VALUE,
    /** W_U, [words, C]. */
    UNEMBEDDING
  }

  private final List<RealMatrix> matrices;

  TranslatorWeights(List<RealMatrix> matrices) {
    this.matrices = List.copyOf(matrices);
  }

  /** Returns random weights for these numbers of words and positions. */
  static TranslatorWeights random(int sourceWords, int targetWords, int positions, long seed) {
    WeightGenerator random = WeightGenerator.of(seed, "translator");
    List<RealMatrix> all = new ArrayList<>();
    for (Name name : Name.values()) {
      int rows =
          switch (name) {
            case SOURCE -> sourceWords;
            case TARGET, UNEMBEDDING -> targetWords;
            case SOURCE_POSITION, TARGET_POSITION -> positions;
            default -> CHANNELS;
          };
      boolean square = rows == CHANNELS && name != Name.SOURCE && name != Name.TARGET;
      all.add(random.gaussian(rows, CHANNELS, square ? 0.5 / Math.sqrt(CHANNELS) : 0.3));
    }
    return new TranslatorWeights(all);
  }

  RealMatrix get(Name name) {
    return matrices.get(name.ordinal());
  }

  List<RealMatrix> all() {
    return matrices;
  }

  /** Every step of encoder and decoder for the words read and written so far. */
  record Pass(
      RealMatrix source,
      AttentionTrace encoder,
      RealMatrix memory,
      RealMatrix target,
      AttentionTrace self,
      RealMatrix stream,
      AttentionTrace cross,
      RealMatrix output,
      RealMatrix logits,
      RealMatrix chances) {}

  /** Computes every step for the words that are read and those that are already written. */
  Pass pass(List<Integer> read, List<Integer> written) {
    RealMatrix source = embed(Name.SOURCE, read);
    AttentionTrace encoder = head(Name.ENCODER_QUERY).trace(source, DotProductAttention.unmasked());
    RealMatrix memory = source.plus(encoder.output());
    RealMatrix target = embed(Name.TARGET, written);
    AttentionTrace self = head(Name.SELF_QUERY).trace(target, DotProductAttention.causal());
    RealMatrix stream = target.plus(self.output());
    AttentionTrace cross =
        head(Name.CROSS_QUERY).crossAttention(stream, memory, DotProductAttention.unmasked());
    RealMatrix output = stream.plus(cross.output());
    RealMatrix logits = output.timesTransposed(get(Name.UNEMBEDDING));
    return new Pass(
        source,
        encoder,
        memory,
        target,
        self,
        stream,
        cross,
        output,
        logits,
        Softmax.ofRows(logits));
  }

  /** Returns the vectors of words, each with the vector of its position added. */
  private RealMatrix embed(Name words, List<Integer> ids) {
    int[] rows = ids.stream().mapToInt(Integer::intValue).toArray();
    RealMatrix positions = matrices.get(words.ordinal() + 1);
    return get(words).selectRows(rows).plus(positions.sliceRows(0, rows.length));
  }

  private AttentionHead head(Name query) {
    return new AttentionHead(map(query, 0), map(query, 1), map(query, 2));
  }

  private LinearMap map(Name query, int next) {
    return new LinearMap(matrices.get(query.ordinal() + next));
  }
}
