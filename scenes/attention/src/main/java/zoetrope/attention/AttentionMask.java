package zoetrope.attention;

import java.util.List;
import java.util.Objects;

/** The rule that decides which keys each query sees. Queries and keys are numbered from 0. */
public sealed interface AttentionMask {
  /** Returns whether the query {@code query} sees the key {@code key}. */
  boolean shows(int query, int key);

  /**
   * Checks that the mask fits the number of queries and keys.
   *
   * @throws IllegalArgumentException if it does not
   */
  void check(int queries, int keys);

  /** Returns a mask that hides nothing: every query sees every key. */
  static AttentionMask none() {
    return new None();
  }

  /** Returns a mask for self-attention: a query sees the keys at and before its position. */
  static AttentionMask causal() {
    return new Causal(0);
  }

  /**
   * Returns a causal mask for the last queries of a sequence. The keys of {@code before} earlier
   * positions are already known, for example from a cache. Query i is at position {@code before} +
   * i, and sees the keys at and before it.
   */
  static AttentionMask causal(int before) {
    return new Causal(before);
  }

  /**
   * Returns a causal mask for a sequence with padding on either side: a word sees the words at and
   * before its position. A padding token sees only itself, because each query must see a key. The
   * output of a padding token is meaningless.
   *
   * @param real true for the tokens that are words
   */
  static AttentionMask causal(List<Boolean> real) {
    return new PaddedCausal(real);
  }

  /** Returns a mask that hides padding tokens; {@code real} is true for the keys that are words. */
  static AttentionMask padding(List<Boolean> real) {
    return new Padding(real);
  }

  /** Returns a mask that shows the keys that both this and {@code other} show. */
  default AttentionMask and(AttentionMask other) {
    return new Both(this, other);
  }

  /**
   * Returns the scores [T, S], with −∞ for masked keys.
   *
   * @throws IllegalArgumentException if the mask does not fit this shape
   */
  default RealMatrix applyTo(RealMatrix scores) {
    check(scores.rows(), scores.columns());
    return RealMatrix.of(
        scores.rows(),
        scores.columns(),
        (i, j) -> shows(i, j) ? scores.get(i, j) : Double.NEGATIVE_INFINITY);
  }

  /** A mask that hides nothing. */
  record None() implements AttentionMask {
    @Override
    public boolean shows(int query, int key) {
      return true;
    }

    @Override
    public void check(int queries, int keys) {}
  }

  /**
   * A mask that hides keys after the query's position.
   *
   * @param before the number of keys before the first query's position, at least 0
   */
  record Causal(int before) implements AttentionMask {
    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Causal {
      if (before < 0) {
        throw new IllegalArgumentException(
            "the number of keys before the first query must be at least 0, but is " + before);
      }
    }

    @Override
    public boolean shows(int query, int key) {
      return key <= before + query;
    }

    @Override
    public void check(int queries, int keys) {
      if (before + queries != keys) {
        throw new IllegalArgumentException(
            before == 0
                ? String.format(
                    "a causal mask is for a sequence that attends to itself, not for scores [%s,"
                        + " %s]: use AttentionMask.causal(before) for the last queries of a"
                        + " sequence",
                    queries, keys)
                : "a causal mask after %s keys does not fit scores [%s, %s]"
                    .formatted(before, queries, keys));
      }
    }
  }

  /**
   * A mask that hides keys after the query's position, and hides padding from words.
   *
   * @param real true for the tokens that are words
   */
  record PaddedCausal(List<Boolean> real) implements AttentionMask {
    public PaddedCausal {
      real = List.copyOf(real);
    }

    @Override
    public boolean shows(int query, int key) {
      return key == query || key < query && real.get(query) && real.get(key);
    }

    @Override
    public void check(int queries, int keys) {
      if (queries != real.size() || keys != real.size()) {
        throw new IllegalArgumentException(
            "a causal mask for %s padded tokens does not fit scores [%s, %s]"
                .formatted(real.size(), queries, keys));
      }
    }
  }

  /**
   * A mask that hides padding.
   *
   * @param real true for the keys that are words
   */
  record Padding(List<Boolean> real) implements AttentionMask {
    public Padding {
      real = List.copyOf(real);
    }

    @Override
    public boolean shows(int query, int key) {
      return real.get(key);
    }

    @Override
    public void check(int queries, int keys) {
      if (keys != real.size()) {
        throw new IllegalArgumentException(
            "a padding mask for %s keys does not fit scores [%s, %s]"
                .formatted(real.size(), queries, keys));
      }
    }
  }

  /**
   * A mask that hides the keys that either of two masks hides.
   *
   * @param first the first mask
   * @param second the second mask
   */
  record Both(AttentionMask first, AttentionMask second) implements AttentionMask {
    /** Checks that both masks are present. */
    public Both {
      Objects.requireNonNull(first, "a mask is null");
      Objects.requireNonNull(second, "a mask is null");
    }

    @Override
    public boolean shows(int query, int key) {
      return first.shows(query, key) && second.shows(query, key);
    }

    @Override
    public void check(int queries, int keys) {
      first.check(queries, keys);
      second.check(queries, keys);
    }
  }
}
