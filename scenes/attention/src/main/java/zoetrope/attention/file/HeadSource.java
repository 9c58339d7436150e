package zoetrope.attention.file;

import java.util.List;
import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;

/** The attention heads of a file or of a model's run. Layers and heads are numbered from 0. */
public interface HeadSource {
  /** Returns the number of layers, at least 1. */
  int layers();

  /** Returns the number of heads of each layer, at least 1. */
  int heads();

  /** Returns all intermediate results of a head, if the source has queries, keys and values. */
  default Optional<AttentionTrace> trace(int layer, int head) {
    return Optional.empty();
  }

  /** Returns the maps W_Q, W_K and W_V of a head, if a model was run. */
  default Optional<AttentionHead> weights(int layer, int head) {
    return Optional.empty();
  }

  /** Returns the pattern of a head between these tokens. */
  default AttentionPattern pattern(int layer, int head, List<String> queries, List<String> keys) {
    return trace(layer, head).orElseThrow().pattern(queries, keys);
  }
}
