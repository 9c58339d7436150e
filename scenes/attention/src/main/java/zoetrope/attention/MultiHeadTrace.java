package zoetrope.attention;

import java.util.List;

/**
 * Every intermediate result of multi-head attention.
 *
 * @param heads the trace of each head
 * @param concatenated the concatenated outputs of the heads, [T, sum of d_v]
 * @param output the image of the concatenated outputs under the output map, [T, C]
 */
public record MultiHeadTrace(
    List<AttentionTrace> heads, RealMatrix concatenated, RealMatrix output) {
  public MultiHeadTrace {
    heads = List.copyOf(heads);
  }
}
