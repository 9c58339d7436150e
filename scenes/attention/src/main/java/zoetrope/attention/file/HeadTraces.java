package zoetrope.attention.file;

import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;

/** The attention heads of a model run. Layers and heads are numbered from 0. */
public interface HeadTraces {
  /** Returns the number of layers, at least 1. */
  int layers();

  /** Returns the number of heads of each layer, at least 1. */
  int heads();

  /** Returns all intermediate results of a head. */
  AttentionTrace trace(int layer, int head);

  /** Returns the maps W_Q, W_K and W_V of a head, if the run knows them. */
  Optional<AttentionHead> weights(int layer, int head);
}
