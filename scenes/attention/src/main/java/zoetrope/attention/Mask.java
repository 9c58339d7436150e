package zoetrope.attention;

import java.util.List;

/** Which keys a query may see. Queries and keys are numbered from 0. */
public sealed interface Mask {
  /** Whether the query {@code query} may see the key {@code key}. */
  boolean shows(int query, int key);

  /**
   * Checks that the mask is one for so many queries and keys.
   *
   * @throws IllegalArgumentException if it is not
   */
  void check(int queries, int keys);

  /** Every query sees every key. */
  static Mask none() {
    return new None();
  }

  /** A query sees its own word and those before it; for a sequence that attends to itself. */
  static Mask causal() {
    return new Causal();
  }

  /** No query sees a key that only fills up a sequence; {@code real} tells which are words. */
  static Mask padding(List<Boolean> real) {
    return new Padding(real);
  }

  /** A query sees what both this and {@code other} show. */
  default Mask and(Mask other) {
    return new Both(this, other);
  }

  /**
   * The scores [T, S], with −∞ where the mask hides the key.
   *
   * @throws IllegalArgumentException if the mask is not one for this shape
   */
  default RealMatrix applyTo(RealMatrix scores) {
    check(scores.rows(), scores.columns());
    return RealMatrix.of(
        scores.rows(),
        scores.columns(),
        (i, j) -> shows(i, j) ? scores.get(i, j) : Double.NEGATIVE_INFINITY);
  }

  /** Hides nothing. */
  record None() implements Mask {
    @Override
    public boolean shows(int query, int key) {
      return true;
    }

    @Override
    public void check(int queries, int keys) {}
  }

  /** Hides what comes later. */
  record Causal() implements Mask {
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
   * Hides what is no word.
   *
   * @param real for each key whether it is a word
   */
  record Padding(List<Boolean> real) implements Mask {
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
   * Hides what one of two hides.
   *
   * @param first one mask
   * @param second the other
   */
  record Both(Mask first, Mask second) implements Mask {
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
