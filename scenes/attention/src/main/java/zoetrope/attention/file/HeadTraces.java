package zoetrope.attention.file;

import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;

/** The heads of a model that was run, by layer and head, each from 0. */
public interface HeadTraces {
  /** The number of layers, at least 1. */
  int layers();

  /** The number of heads of each layer, at least 1. */
  int heads();

  /** All intermediate results of a head. */
  AttentionTrace trace(int layer, int head);

  /** The maps W_Q, W_K and W_V of a head, where they are known. */
  Optional<AttentionHead> weights(int layer, int head);
}
