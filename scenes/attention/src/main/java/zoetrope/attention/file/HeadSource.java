package zoetrope.attention.file;

import java.util.List;
import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;

/** The source of patterns and traces of heads. */
sealed interface HeadSource {
  int layers();

  int heads();

  AttentionPattern pattern(int layer, int head, List<String> queries, List<String> keys);

  /** Returns the intermediate results of a head, if the source has queries, keys and values. */
  default Optional<AttentionTrace> trace(int layer, int head) {
    return Optional.empty();
  }

  /** Returns the maps W_Q, W_K and W_V of a head, if a model was run. */
  default Optional<AttentionHead> weights(int layer, int head) {
    return Optional.empty();
  }

  /**
   * A source that has only weights, and no queries, keys and values. The scores are the logarithms
   * of the weights.
   */
  record OfWeights(HeadGrid grid) implements HeadSource {
    @Override
    public int layers() {
      return grid.layers();
    }

    @Override
    public int heads() {
      return grid.heads();
    }

    @Override
    public AttentionPattern pattern(int layer, int head, List<String> queries, List<String> keys) {
      RealMatrix weights = grid.matrix(layer, head);
      return new AttentionPattern(queries, keys, weights.map(StrictMath::log), weights);
    }
  }

  /** A source of queries and keys. A trace also requires values. */
  record OfVectors(
      HeadGrid queries, HeadGrid keys, Optional<HeadGrid> values, DotProductAttention how)
      implements HeadSource {
    @Override
    public int layers() {
      return queries.layers();
    }

    @Override
    public int heads() {
      return queries.heads();
    }

    @Override
    public AttentionPattern pattern(
        int layer, int head, List<String> queryTokens, List<String> keyTokens) {
      return vectors(layer, head).pattern(queryTokens, keyTokens);
    }

    @Override
    public Optional<AttentionTrace> trace(int layer, int head) {
      return values.isPresent() ? Optional.of(vectors(layer, head)) : Optional.empty();
    }

    /** Computes attention. If there are no values, the keys serve as values. */
    private AttentionTrace vectors(int layer, int head) {
      return how.trace(
          queries.matrix(layer, head),
          keys.matrix(layer, head),
          values.orElse(keys).matrix(layer, head));
    }
  }

  /** A source of heads from the run of a model. */
  record OfTraces(HeadTraces traces) implements HeadSource {
    @Override
    public int layers() {
      return traces.layers();
    }

    @Override
    public int heads() {
      return traces.heads();
    }

    @Override
    public AttentionPattern pattern(int layer, int head, List<String> queries, List<String> keys) {
      return traces.trace(layer, head).pattern(queries, keys);
    }

    @Override
    public Optional<AttentionTrace> trace(int layer, int head) {
      return Optional.of(traces.trace(layer, head));
    }

    @Override
    public Optional<AttentionHead> weights(int layer, int head) {
      return traces.weights(layer, head);
    }
  }
}
