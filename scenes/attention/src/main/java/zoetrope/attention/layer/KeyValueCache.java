package zoetrope.attention.layer;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.RealMatrix;

/**
 * The keys and values of the tokens that a layer has processed. With this cache, the layer computes
 * query, key and value of the next token only, and not of the whole sequence again. Immutable:
 * {@link #append} returns a new cache.
 *
 * @param keys the keys of each key head, [S, d_k]; empty at the beginning
 * @param values the values of each value head, [S, d_v]; there are as many value heads as key heads
 */
public record KeyValueCache(List<RealMatrix> keys, List<RealMatrix> values) {
  /** The cache before the first token. */
  public static final KeyValueCache EMPTY = new KeyValueCache(List.of(), List.of());

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if the numbers of keys and values differ
   */
  public KeyValueCache {
    keys = List.copyOf(keys);
    values = List.copyOf(values);
    boolean equal = keys.size() == values.size();
    for (int i = 0; equal && i < keys.size(); i++) {
      equal = keys.get(i).rows() == values.get(i).rows() && keys.get(i).rows() == length(keys);
    }
    if (!equal) {
      throw new IllegalArgumentException(
          "a cache needs as many keys as values in each head, not "
              + keys.stream().map(RealMatrix::shape).toList()
              + " and "
              + values.stream().map(RealMatrix::shape).toList());
    }
  }

  /** Returns the number of cached tokens, S. */
  public int length() {
    return length(keys);
  }

  /**
   * Returns the cache with further keys and values of each head.
   *
   * @throws IllegalArgumentException if the number of heads or the lengths differ
   */
  public KeyValueCache append(List<RealMatrix> moreKeys, List<RealMatrix> moreValues) {
    if (keys.isEmpty()) {
      return new KeyValueCache(moreKeys, moreValues);
    }
    return new KeyValueCache(joined(keys, moreKeys), joined(values, moreValues));
  }

  private static List<RealMatrix> joined(List<RealMatrix> before, List<RealMatrix> more) {
    if (before.size() != more.size()) {
      throw new IllegalArgumentException(
          "a cache of " + before.size() + " heads cannot append keys or values of " + more.size());
    }
    List<RealMatrix> joined = new ArrayList<>();
    for (int i = 0; i < before.size(); i++) {
      joined.add(Vectors.stack(before.get(i), more.get(i)));
    }
    return joined;
  }

  private static int length(List<RealMatrix> matrices) {
    return matrices.isEmpty() ? 0 : matrices.get(0).rows();
  }
}
