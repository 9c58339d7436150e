package zoetrope.internal.diagnostics;

import java.util.function.DoubleConsumer;

/**
 * Detects angles that look like degrees where radians are expected: common angles in degrees, such
 * as 45 and -90, which would be more than a full turn in radians. Correct angles of several turns
 * are mostly multiples of pi and therefore not whole numbers.
 */
public final class Degrees {
  /** The listener for angles that look like degrees. */
  public static final ThreadContext.Key<DoubleConsumer> LISTENER = new ThreadContext.Key<>();

  private static final double TURN = 2 * Math.PI;

  /** Two turns in degrees. Larger angles are probably not meant in degrees. */
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
