package zoetrope.attention;

import java.util.List;

/**
 * Every result on the way through several heads.
 *
 * @param heads the trace of each head
 * @param concatenated their outputs, one beside the other, [T, sum of d_v]
 * @param output what the output map makes of these, [T, C]
 */
public record MultiHeadTrace(
    List<AttentionTrace> heads, RealMatrix concatenated, RealMatrix output) {
  /** Keeps a copy of the list. */
  public MultiHeadTrace {
    heads = List.copyOf(heads);
  }
}
