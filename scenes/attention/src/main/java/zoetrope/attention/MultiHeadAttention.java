package zoetrope.attention;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Several heads at once: their outputs, one beside the other, go through one more linear map.
 *
 * @param heads at least one
 * @param output weights [C, sum of the heads' d_v]
 */
public record MultiHeadAttention(List<AttentionHead> heads, LinearMap output) {
  /**
   * Keeps a copy of the list.
   *
   * @throws IllegalArgumentException if there is no head, or {@code output} does not take what the
   *     heads give
   */
  public MultiHeadAttention {
    heads = List.copyOf(heads);
    int width = heads.stream().mapToInt(head -> head.value().outputs()).sum();
    if (heads.isEmpty() || output.inputs() != width) {
      throw new IllegalArgumentException(
          heads.size()
              + " heads give "
              + width
              + " numbers for each word, but the output map is "
              + output.weights().shape());
    }
  }

  /**
   * Heads that each end with value-up, as one: the value-up matrices, one beside the other, are the
   * output matrix. The output is the sum of what the heads give by themselves.
   *
   * @throws IllegalArgumentException if a head's value map is not factored
   */
  public static MultiHeadAttention joined(List<AttentionHead> heads) {
    List<FactoredMap> maps = heads.stream().map(MultiHeadAttention::factored).toList();
    List<AttentionHead> lower =
        heads.stream()
            .map(head -> new AttentionHead(head.query(), head.key(), factored(head).down()))
            .toList();
    RealMatrix output =
        RealMatrix.besideEachOther(maps.stream().map(map -> map.up().weights()).toList());
    return new MultiHeadAttention(lower, new LinearMap(output));
  }

  /** The words of a sequence [T, C] attend to each other in every head. */
  public MultiHeadTrace trace(RealMatrix sequence, DotProductAttention attention) {
    return cross(sequence, sequence, attention);
  }

  /** The words of {@code asking} attend to those of {@code answering} in every head. */
  public MultiHeadTrace cross(
      RealMatrix asking, RealMatrix answering, DotProductAttention attention) {
    List<AttentionTrace> traces =
        heads.stream().map(head -> head.cross(asking, answering, attention)).toList();
    RealMatrix concatenated =
        traces.stream()
            .map(AttentionTrace::output)
            .collect(
                Collectors.collectingAndThen(Collectors.toList(), RealMatrix::besideEachOther));
    return new MultiHeadTrace(traces, concatenated, output.apply(concatenated));
  }

  /** Each sequence of a batch by itself. */
  public List<MultiHeadTrace> traceAll(List<RealMatrix> batch, DotProductAttention attention) {
    return batch.stream().map(sequence -> trace(sequence, attention)).toList();
  }

  /** How many numbers all heads and the output map are made of. */
  public long parameters() {
    return heads.stream().mapToLong(AttentionHead::parameters).sum() + output.parameters();
  }

  private static FactoredMap factored(AttentionHead head) {
    if (head.value() instanceof FactoredMap map) {
      return map;
    }
    throw new IllegalArgumentException(
        "heads are joined by their value-up maps; this one has a value map in one piece: "
            + head.value().whole().weights().shape());
  }
}
