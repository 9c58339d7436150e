package zoetrope.attention;

import java.util.List;
import java.util.Objects;

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
    return new Causal(0);
  }

  /**
   * The queries are the last of a sequence, of which the keys of {@code before} earlier positions
   * are known already, as from a cache: query i is at position {@code before} + i, and sees the
   * keys at and before that.
   */
  static AttentionMask causal(int before) {
    return new Causal(before);
  }

  /**
   * A causal mask for a sequence that is padded, on whichever side: a word sees the words at and
   * before its own position. A padding token sees itself alone, since each query must see a key;
   * what comes of it is of no use.
   *
   * @param real true for the tokens that are words
   */
  static AttentionMask causal(List<Boolean> real) {
    return new PaddedCausal(real);
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

  /**
   * Masks keys after the query's position.
   *
   * @param before how many keys there are before that of the first query, at least 0
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
            "there cannot be " + before + " keys before a query: it takes 0 or more");
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
                ? "a causal mask is for a sequence that attends to itself, not for scores ["
                    + queries
                    + ", "
                    + keys
                    + "]: AttentionMask.causal(before) is for queries that go on with one"
                : "a causal mask after "
                    + before
                    + " keys does not fit scores ["
                    + queries
                    + ", "
                    + keys
                    + "]");
      }
    }
  }

  /**
   * Masks keys after the query's position and padding.
   *
   * @param real for each token whether it is a word
   */
  record PaddedCausal(List<Boolean> real) implements AttentionMask {
    /** Keeps a copy. */
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
            "a causal mask for "
                + real.size()
                + " padded tokens does not fit scores ["
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
    /** Checks that both are there. */
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
