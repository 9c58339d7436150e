package zoetrope.internal.diagnostics;

import java.util.function.DoubleConsumer;

/**
 * Detects angles that look like degrees where radians are expected: whole numbers above a full turn
 * that are common angles, such as 45 and -90. Sums of turns in radians are multiples of pi, which
 * are not whole numbers.
 */
public final class Degrees {
  /** The listener for angles that look like degrees. */
  public static final ThreadContext.Key<DoubleConsumer> LISTENER = new ThreadContext.Key<>();

  private static final double TURN = 2 * Math.PI;

  /** Two turns: larger angles are unlikely to be degrees. */
  private static final double MAX_DEGREES = 720;

  private Degrees() {}

  /** Returns the angle unchanged, and reports it to the listener if it looks like degrees. */
  public static double check(double angle) {
    if (Math.abs(angle) > TURN && looksLikeDegrees(angle)) {
      DoubleConsumer listener = LISTENER.get();
      if (listener != null) {
        listener.accept(angle);
      }
    }
    return angle;
  }

  private static boolean looksLikeDegrees(double angle) {
    double size = Math.abs(angle);
    return size <= MAX_DEGREES && (size % 15 == 0 || size % 10 == 0 && size > 10);
  }
}
