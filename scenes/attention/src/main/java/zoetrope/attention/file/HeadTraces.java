package zoetrope.attention.file;

import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;

/** The heads of a model run, by layer and head, each from 0. */
public interface HeadTraces {
  /** Returns the number of layers, at least 1. */
  int layers();

  /** Returns the number of heads of each layer, at least 1. */
  int heads();

  /** Returns all intermediate results of a head. */
  AttentionTrace trace(int layer, int head);

  /** Returns the maps W_Q, W_K and W_V of a head, if they are known. */
  Optional<AttentionHead> weights(int layer, int head);
}
