package zoetrope.attention.layer;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.RealMatrix;

/**
 * The keys and values of the tokens that a layer has seen, so that a further token costs one query
 * instead of a whole sequence. Immutable: {@link #append} gives a new one.
 *
 * @param keys for each head of keys, [S, d_k]; empty at the beginning
 * @param values for each head of values, [S, d_v]; as many
 */
public record KeyValueCache(List<RealMatrix> keys, List<RealMatrix> values) {
  /** Before the first token. */
  public static final KeyValueCache EMPTY = new KeyValueCache(List.of(), List.of());

  /**
   * Keeps copies of the lists.
   *
   * @throws IllegalArgumentException if there are not as many keys as values
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

  /** How many tokens it holds, S. */
  public int length() {
    return length(keys);
  }

  /** How many numbers it holds. */
  public long numbers() {
    long sum = 0;
    for (int i = 0; i < keys.size(); i++) {
      sum += (long) length() * (keys.get(i).columns() + values.get(i).columns());
    }
    return sum;
  }

  /**
   * The cache with further keys and values of each head.
   *
   * @throws IllegalArgumentException if there are not as many heads, or lengths differ
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
          "a cache of " + before.size() + " heads cannot go on with " + more.size());
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
