package zoetrope.tools.fuzz;

import java.util.function.Predicate;

/**
 * Shortens an input without changing its effect. It removes pieces, first halves, then smaller and
 * smaller pieces (delta debugging; Zeller and Hildebrandt 2002, complements only).
 */
final class Minimizer {
  private static final int MAX_ATTEMPTS = 400;
  private static final long MAX_NANOSECONDS = 5_000_000_000L;

  private final Predicate<byte[]> same;
  private int attempts;

  Minimizer(Predicate<byte[]> same) {
    this.same = same;
  }

  byte[] shorten(byte[] input) {
    long end = System.nanoTime() + MAX_NANOSECONDS;
    byte[] best = input;
    for (int piece = Math.max(1, best.length / 2); piece > 0; piece /= 2) {
      for (int from = 0; from < best.length; ) {
        if (++attempts > MAX_ATTEMPTS || System.nanoTime() > end) {
          return best;
        }
        byte[] candidate = without(best, from, Math.min(best.length, from + piece));
        if (same.test(candidate)) {
          best = candidate;
        } else {
          from += piece;
        }
      }
    }
    return best;
  }

  private static byte[] without(byte[] input, int from, int to) {
    byte[] rest = new byte[input.length - (to - from)];
    System.arraycopy(input, 0, rest, 0, from);
    System.arraycopy(input, to, rest, from, input.length - to);
    return rest;
  }
}
