package zoetrope.internal.mobject;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * Records coordinates outside the ranges of their axes that an author's code converted to points.
 * Dots at these points are beyond the ends of the axes. Nothing is recorded unless a log is open.
 */
public final class CoordinateLog {
  private static final ThreadContext.Key<CoordinateLog> OPEN = new ThreadContext.Key<>();

  /** The maximum number of recorded coordinates for each pair of axes. */
  private static final int MAX_COORDINATES = 10_000;

  /** Coordinates are rounded to this many steps per unit. */
  private static final double STEPS_PER_UNIT = 1e5;

  private final Map<Object, Set<Vec>> outside = new IdentityHashMap<>();

  /** Opens the log for the scene that runs on this thread, until the scene ends. */
  public void open() {
    OPEN.set(this);
  }

  /** Whether a log is open on this thread. */
  public static boolean isOpen() {
    return OPEN.get() != null;
  }

  /**
   * Records that coordinates outside the ranges of {@code axes} were converted to a point. A log
   * must be open.
   */
  public static void outside(Object axes, double x, double y) {
    CoordinateLog open = OPEN.get();
    Set<Vec> known = open.outside.computeIfAbsent(axes, key -> new HashSet<>());
    if (known.size() < MAX_COORDINATES) {
      known.add(rounded(x, y));
    }
  }

  /** Whether nothing was recorded. */
  public boolean isEmpty() {
    return outside.isEmpty();
  }

  /** Whether these coordinates were recorded for {@code axes}. */
  public boolean contains(Object axes, Vec coordinates) {
    return outside.getOrDefault(axes, Set.of()).contains(rounded(coordinates.x(), coordinates.y()));
  }

  private static Vec rounded(double x, double y) {
    return Vec.of(rounded(x), rounded(y));
  }

  private static double rounded(double x) {
    return Math.rint(x * STEPS_PER_UNIT) / STEPS_PER_UNIT + 0.0;
  }
}
