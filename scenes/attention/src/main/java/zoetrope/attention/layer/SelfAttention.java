package zoetrope.attention.layer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionMask;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.Checks;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.LinearMap;
import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;

/**
 * Multi-head self-attention in the storage format of models: one map each for the queries, keys and
 * values of all heads, and one for the output. There may be fewer heads of keys and values than of
 * queries. Then each head of keys and values serves a group of query heads (Ainslie et al., "GQA",
 * 2023).
 *
 * @param query [heads · d_k, C]
 * @param key [keyValueHeads · d_k, C]
 * @param value [keyValueHeads · d_v, C]
 * @param output [C, heads · d_v]
 * @param heads the number of query heads
 * @param keyValueHeads the number of heads of keys and values; divides {@code heads}
 * @param rotary the rotation of queries and keys by their positions; empty for no rotation
 * @param causal whether a token sees only itself and earlier tokens
 */
public record SelfAttention(
    AffineMap query,
    AffineMap key,
    AffineMap value,
    AffineMap output,
    int heads,
    int keyValueHeads,
    Optional<RotaryPositions> rotary,
    boolean causal) {
  /**
   * Checks the shapes.
   *
   * @throws IllegalArgumentException if they do not fit; the message names them
   */
  public SelfAttention {
    if (heads < 1 || keyValueHeads < 1 || heads % keyValueHeads != 0) {
      throw new IllegalArgumentException(
          heads + " heads of queries are not a multiple of " + keyValueHeads + " heads of keys");
    }
    boolean fits =
        query.outputs() % heads == 0
            && key.outputs() % keyValueHeads == 0
            && value.outputs() % keyValueHeads == 0
            && query.outputs() / heads == key.outputs() / keyValueHeads
            && output.inputs() == value.outputs() / keyValueHeads * heads
            && query.inputs() == key.inputs()
            && query.inputs() == value.inputs()
            && query.inputs() == output.outputs();
    Checks.require(
        fits,
        "%s heads of queries and %s of keys and values do not fit W_Q %s, W_K %s, W_V %s, W_O %s",
        heads,
        keyValueHeads,
        shape(query),
        shape(key),
        shape(value),
        shape(output));
    int size = query.outputs() / heads;
    rotary.ifPresent(
        turns -> {
          if (turns.size() != size) {
            throw new IllegalArgumentException(
                "rotations of " + turns.size() + " numbers do not fit queries of " + size);
          }
        });
  }

  /**
   * The result of attention for some tokens, and the state that further tokens continue with.
   *
   * @param trace every step, in each head
   * @param cache the keys and values of all tokens so far
   */
  public record Step(MultiHeadTrace trace, KeyValueCache cache) {}

  /**
   * Computes every step for the tokens [T, C] that follow the tokens in the cache {@code before}.
   *
   * @throws IllegalArgumentException if shapes do not fit, or if {@code before} is not empty and
   *     the attention is not causal
   */
  public Step trace(RealMatrix sequence, KeyValueCache before) {
    int past = before.length();
    Checks.require(
        past <= 0 || causal,
        "attention without a causal mask cannot continue from a cache: pass the whole sequence");
    List<RealMatrix> queries = turned(split(query.apply(sequence), heads), past);
    KeyValueCache cache =
        before.append(
            turned(split(key.apply(sequence), keyValueHeads), past),
            split(value.apply(sequence), keyValueHeads));
    DotProductAttention attention =
        DotProductAttention.unmasked()
            .mask(causal ? AttentionMask.causal(past) : AttentionMask.none());
    List<AttentionTrace> traces = new ArrayList<>();
    for (int head = 0; head < heads; head++) {
      int shared = head / (heads / keyValueHeads);
      traces.add(
          attention.trace(queries.get(head), cache.keys().get(shared), cache.values().get(shared)));
    }
    RealMatrix concatenated =
        RealMatrix.concatColumns(traces.stream().map(AttentionTrace::output).toList());
    return new Step(new MultiHeadTrace(traces, concatenated, output.apply(concatenated)), cache);
  }

  /**
   * Returns the maps W_Q, W_K and W_V of one head, without biases and rotations. Heads are numbered
   * from 0.
   *
   * @throws IllegalArgumentException if there is no such head
   */
  public AttentionHead head(int head) {
    if (head < 0 || head >= heads) {
      throw new IllegalArgumentException(
          "there is no head " + head + ": there are " + heads + ", counted from 0");
    }
    int shared = head / (heads / keyValueHeads);
    return new AttentionHead(
        part(query, head, heads),
        part(key, shared, keyValueHeads),
        part(value, shared, keyValueHeads));
  }

  private List<RealMatrix> turned(List<RealMatrix> parts, int first) {
    return rotary
        .map(turns -> parts.stream().map(part -> turns.rotate(part, first)).toList())
        .orElse(parts);
  }

  private static LinearMap part(AffineMap map, int index, int count) {
    int size = map.outputs() / count;
    return new LinearMap(map.linear().weights().sliceRows(index * size, (index + 1) * size));
  }

  private static List<RealMatrix> split(RealMatrix all, int count) {
    int size = all.columns() / count;
    List<RealMatrix> parts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parts.add(all.sliceColumns(i * size, (i + 1) * size));
    }
    return parts;
  }

  private static String shape(AffineMap map) {
    return map.linear().weights().shape();
  }
}
