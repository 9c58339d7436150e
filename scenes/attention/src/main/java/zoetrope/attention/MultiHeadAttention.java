package zoetrope.attention;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Several heads in parallel. Their outputs are concatenated and mapped by an output matrix.
 *
 * @param heads at least one head
 * @param output the output map, weights [C, sum of the heads' d_v]
 */
public record MultiHeadAttention(List<AttentionHead> heads, LinearMap output) {
  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if there is no head, or the concatenated outputs do not fit
   *     {@code output}
   */
  public MultiHeadAttention {
    heads = List.copyOf(heads);
    int width = heads.stream().mapToInt(head -> head.value().outputs()).sum();
    if (heads.isEmpty() || output.inputs() != width) {
      throw new IllegalArgumentException(
          "%s heads give %s numbers for each word, but the output map is %s"
              .formatted(heads.size(), width, output.weights().shape()));
    }
  }

  /**
   * Combines heads with factored value maps. The concatenated value-up matrices are the output
   * matrix, so the output is the sum of the heads' outputs.
   *
   * @throws IllegalArgumentException if there is no head, or a head's value map is not factored
   */
  public static MultiHeadAttention joined(List<AttentionHead> heads) {
    Checks.require(!heads.isEmpty(), "there is no head to join: the list is empty");
    List<FactoredMap> maps = heads.stream().map(MultiHeadAttention::factored).toList();
    List<AttentionHead> lower =
        heads.stream()
            .map(head -> new AttentionHead(head.query(), head.key(), factored(head).down()))
            .toList();
    RealMatrix output =
        RealMatrix.concatColumns(maps.stream().map(map -> map.up().weights()).toList());
    return new MultiHeadAttention(lower, new LinearMap(output));
  }

  /**
   * Computes self-attention of a sequence [T, C] in every head.
   *
   * @throws IllegalArgumentException if the shapes do not fit, or a query sees no key
   */
  public MultiHeadTrace trace(RealMatrix sequence, DotProductAttention attention) {
    return crossAttention(sequence, sequence, attention);
  }

  /**
   * Computes cross-attention of {@code sequence} [T, C] to {@code context} [S, C′] in every head.
   *
   * @throws IllegalArgumentException if the shapes do not fit, or a query sees no key
   */
  public MultiHeadTrace crossAttention(
      RealMatrix sequence, RealMatrix context, DotProductAttention attention) {
    List<AttentionTrace> traces =
        heads.stream().map(head -> head.crossAttention(sequence, context, attention)).toList();
    RealMatrix concatenated =
        traces.stream()
            .map(AttentionTrace::output)
            .collect(Collectors.collectingAndThen(Collectors.toList(), RealMatrix::concatColumns));
    return new MultiHeadTrace(traces, concatenated, output.apply(concatenated));
  }

  private static FactoredMap factored(AttentionHead head) {
    if (head.value() instanceof FactoredMap map) {
      return map;
    }
    throw new IllegalArgumentException(
        "heads are joined by their value-up maps, but the value map of this one is not factored: "
            + head.value().whole().weights().shape());
  }
}
