package zoetrope.attention.file;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;

/** The arrays of a file by name, with shapes that are checked against each other. */
record LoadedArrays(String place, Map<String, NumpyArray> arrays) {
  /**
   * The largest allowed difference between 1 and the sum of the weights for a query. 16-bit weights
   * are not exact.
   */
  private static final double TOLERANCE = 0.01;

  LoadedAttention attention() {
    boolean weights = arrays.containsKey("attention");
    boolean vectors = arrays.containsKey("queries") && arrays.containsKey("keys");
    if (weights == vectors) {
      throw new AttentionFileException(
          place,
          "expected either an array 'attention' or both 'queries' and 'keys', found "
              + List.copyOf(arrays.keySet()));
    }
    HeadGrid first = grid(weights ? "attention" : "queries");
    HeadGrid keys = weights ? first : grid("keys");
    Optional<HeadGrid> values =
        !weights && arrays.containsKey("values") ? Optional.of(grid("values")) : Optional.empty();
    int queryCount = first.rows();
    int keyCount = weights ? first.columns() : keys.rows();
    requireSameHeads("keys", keys, first);
    values.ifPresent(v -> requireSameHeads("values", v, first));
    check(weights || keys.columns() == first.columns(), "keys", keys, "queries", first);
    values.ifPresent(v -> check(v.rows() == keyCount, "values", v, "keys", keys));

    boolean cross = arrays.containsKey("key_tokens");
    List<String> queryTokens = tokens("tokens", queryCount);
    List<String> keyTokens = tokens(cross ? "key_tokens" : "tokens", keyCount);
    HeadSource source =
        weights
            ? weights(first)
            : new OfVectors(first, keys, values, attention(!cross, queryCount, keyCount));
    return new LoadedAttention(place, queryTokens, keyTokens, source, embeddings(queryCount));
  }

  private HeadSource weights(HeadGrid grid) {
    for (int layer = 0; layer < grid.layers(); layer++) {
      for (int head = 0; head < grid.heads(); head++) {
        checkSums(grid, layer, head);
      }
    }
    return new OfWeights(grid);
  }

  private void checkSums(HeadGrid grid, int layer, int head) {
    RealMatrix weights = grid.matrix(layer, head);
    for (int query = 0; query < weights.rows(); query++) {
      double sum = 0;
      double least = 0;
      for (double weight : weights.row(query)) {
        sum += weight;
        least = Math.min(least, weight);
      }
      if (Math.abs(sum - 1) > TOLERANCE || least < 0) {
        throw new AttentionFileException(
            place + ", array 'attention', layer " + layer + ", head " + head + ", query " + query,
            String.format(
                "expected weights of at least 0 that sum to 1, found a sum of %s and a smallest"
                    + " weight of %s: save weights after the softmax, with queries as rows",
                sum, least));
      }
    }
  }

  private DotProductAttention attention(boolean causalByDefault, int queries, int keys) {
    if (!causal(causalByDefault)) {
      return DotProductAttention.unmasked();
    }
    if (queries != keys) {
      throw new AttentionFileException(
          place, queries + " causal queries do not fit " + keys + " keys: save causal=False");
    }
    return DotProductAttention.causal();
  }

  private HeadGrid grid(String name) {
    NumpyArray.Numbers numbers = numbers(name);
    int rank = numbers.shape().size();
    if (rank < 2 || rank > 4) {
      throw new AttentionFileException(
          place(name),
          "expected a shape [T, n], [heads, T, n] or [layers, heads, T, n], found "
              + numbers.shape()
              + (rank == 5 ? ": take one sequence of the batch, as in array[:, 0]" : ""));
    }
    double[] all = numbers.toArray();
    for (int i = 0; i < all.length; i++) {
      if (!Double.isFinite(all[i])) {
        throw new AttentionFileException(
            place(name), "element " + i + " is " + all[i] + ", not a finite number");
      }
    }
    return new HeadGrid(numbers);
  }

  private Optional<RealMatrix> embeddings(int tokens) {
    if (!arrays.containsKey("embeddings")) {
      return Optional.empty();
    }
    NumpyArray.Numbers numbers = numbers("embeddings");
    if (numbers.shape().size() != 2 || numbers.shape().get(0) != tokens) {
      throw new AttentionFileException(
          place("embeddings"), "expected a shape [" + tokens + ", C], found " + numbers.shape());
    }
    return Optional.of(numbers.matrix());
  }

  private boolean causal(boolean otherwise) {
    if (!arrays.containsKey("causal")) {
      return otherwise;
    }
    double[] numbers = numbers("causal").toArray();
    if (numbers.length != 1 || numbers[0] != 0 && numbers[0] != 1) {
      throw new AttentionFileException(place("causal"), "expected one truth value");
    }
    return numbers[0] == 1;
  }

  private List<String> tokens(String name, int count) {
    NumpyArray array = arrays.get(name);
    if (array == null) {
      return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }
    if (array instanceof NumpyArray.Strings text && text.shape().equals(List.of(count))) {
      return text.strings();
    }
    throw new AttentionFileException(
        place(name),
        "expected %s strings, one for each row or column of the attention, found %s of shape %s"
            .formatted(
                count, array instanceof NumpyArray.Strings ? "strings" : "numbers", array.shape()));
  }

  private NumpyArray.Numbers numbers(String name) {
    if (arrays.get(name) instanceof NumpyArray.Numbers numbers) {
      return numbers;
    }
    throw new AttentionFileException(place(name), "expected numbers, found strings");
  }

  private void requireSameHeads(String name, HeadGrid grid, HeadGrid first) {
    check(
        grid.layers() == first.layers() && grid.heads() == first.heads(),
        name,
        grid,
        "queries",
        first);
  }

  private void check(boolean fits, String name, HeadGrid grid, String other, HeadGrid first) {
    if (!fits) {
      throw new AttentionFileException(
          place(name),
          "the shape " + grid.shape() + " does not fit that of " + other + ", " + first.shape());
    }
  }

  private String place(String name) {
    return place + ", array '" + name + "'";
  }

  /**
   * A source that has only weights, and no queries, keys and values. The scores are the logarithms
   * of the weights.
   */
  private record OfWeights(HeadGrid grid) implements HeadSource {
    @Override
    public int layers() {
      return grid.layers();
    }

    @Override
    public int heads() {
      return grid.heads();
    }

    @Override
    public AttentionPattern pattern(int layer, int head, List<String> queries, List<String> keys) {
      RealMatrix weights = grid.matrix(layer, head);
      return new AttentionPattern(queries, keys, weights.map(StrictMath::log), weights);
    }
  }

  /** A source of queries and keys. A trace also requires values. */
  private record OfVectors(
      HeadGrid queries, HeadGrid keys, Optional<HeadGrid> values, DotProductAttention how)
      implements HeadSource {
    @Override
    public int layers() {
      return queries.layers();
    }

    @Override
    public int heads() {
      return queries.heads();
    }

    @Override
    public AttentionPattern pattern(
        int layer, int head, List<String> queryTokens, List<String> keyTokens) {
      return vectors(layer, head).pattern(queryTokens, keyTokens);
    }

    @Override
    public Optional<AttentionTrace> trace(int layer, int head) {
      return values.isPresent() ? Optional.of(vectors(layer, head)) : Optional.empty();
    }

    /** Computes attention. If there are no values, the keys serve as values. */
    private AttentionTrace vectors(int layer, int head) {
      return how.trace(
          queries.matrix(layer, head),
          keys.matrix(layer, head),
          values.orElse(keys).matrix(layer, head));
    }
  }
}
