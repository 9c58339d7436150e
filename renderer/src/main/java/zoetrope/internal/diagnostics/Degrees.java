package zoetrope.internal.diagnostics;

import java.util.function.DoubleConsumer;

/**
 * Finds angles that were given in degrees where radians are wanted: whole numbers beyond a turn
 * which are usual angles, such as 45 and -90. Turns that were added up are multiples of pi.
 */
public final class Degrees {
  /** Who is told of angles that look like degrees. */
  public static final ThreadContext.Key<DoubleConsumer> LISTENER = new ThreadContext.Key<>();

  private static final double TURN = 2 * Math.PI;

  /** Two turns: nobody writes more of them as degrees. */
  private static final double MOST = 720;

  private Degrees() {}

  /** The angle, in radians as the caller takes it; who listens is told if it looks like degrees. */
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
    return size <= MOST && (size % 15 == 0 || size % 10 == 0 && size > 10);
  }
}
