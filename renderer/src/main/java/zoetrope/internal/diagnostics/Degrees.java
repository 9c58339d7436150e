package zoetrope.internal.diagnostics;

import java.util.function.DoubleConsumer;
import java.util.function.Supplier;

/**
 * Finds angles that were given in degrees where radians are wanted: whole numbers beyond a turn
 * which are usual angles, such as 45 and -90. Turns that were added up are multiples of pi.
 */
public final class Degrees {
  private static final ThreadValue<DoubleConsumer> LISTENER = new ThreadValue<>();
  private static final double TURN = 2 * Math.PI;

  /** Two turns: nobody writes more of them as degrees. */
  private static final double MOST = 720;

  private Degrees() {}

  /** Does something on this thread, and tells {@code listener} of angles that look like degrees. */
  public static <T> T during(DoubleConsumer listener, Supplier<T> action) {
    return LISTENER.during(listener, action);
  }

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
