package zoetrope.attention;

import java.util.List;

/** Which keys each query sees. Queries and keys are numbered from 0. */
public sealed interface AttentionMask {
  /** Whether the query {@code query} sees the key {@code key}. */
  boolean shows(int query, int key);

  /**
   * Checks that the mask fits so many queries and keys.
   *
   * @throws IllegalArgumentException if it does not
   */
  void check(int queries, int keys);

  /** No mask: every query sees every key. */
  static AttentionMask none() {
    return new None();
  }

  /** A query sees the keys at and before its own position; for self-attention. */
  static AttentionMask causal() {
    return new Causal();
  }

  /** No query sees a padding token; {@code real} is true for the keys that are words. */
  static AttentionMask padding(List<Boolean> real) {
    return new Padding(real);
  }

  /** A query sees the keys that both this and {@code other} show. */
  default AttentionMask and(AttentionMask other) {
    return new Both(this, other);
  }

  /**
   * The scores [T, S], with −∞ where the key is masked.
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

  /** Masks nothing. */
  record None() implements AttentionMask {
    @Override
    public boolean shows(int query, int key) {
      return true;
    }

    @Override
    public void check(int queries, int keys) {}
  }

  /** Masks keys after the query's position. */
  record Causal() implements AttentionMask {
    @Override
    public boolean shows(int query, int key) {
      return key <= query;
    }

    @Override
    public void check(int queries, int keys) {
      if (queries != keys) {
        throw new IllegalArgumentException(
            "a causal mask is for a sequence that attends to itself, not for scores ["
                + queries
                + ", "
                + keys
                + "]");
      }
    }
  }

  /**
   * Masks padding.
   *
   * @param real for each key whether it is a word
   */
  record Padding(List<Boolean> real) implements AttentionMask {
    /** Keeps a copy. */
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
            "a padding mask for "
                + real.size()
                + " keys does not fit scores ["
                + queries
                + ", "
                + keys
                + "]");
      }
    }
  }

  /**
   * Masks what one of two masks does.
   *
   * @param first one mask
   * @param second the other
   */
  record Both(AttentionMask first, AttentionMask second) implements AttentionMask {
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
