package zoetrope.mobject.fields;

import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Updater;

/**
 * The motion of points along a field, by the classical Runge-Kutta method of order four.
 *
 * <p>The updaters take steps of 1/240 s, independent of the frame rate; see {@link
 * Mobject#simulate}.
 */
public final class Flow {
  private static final int STEPS_PER_SECOND = 240;

  private Flow() {}

  /** Returns the position of a point after {@code dt} seconds, computed in one step. */
  public static Vec step(Field field, Vec point, double dt) {
    Vec k1 = field.at(point);
    Vec k2 = field.at(point.plus(k1.times(dt / 2)));
    Vec k3 = field.at(point.plus(k2.times(dt / 2)));
    Vec k4 = field.at(point.plus(k3.times(dt)));
    return point.plus(k1.plus(k2.times(2)).plus(k3.times(2)).plus(k4).times(dt / 6));
  }

  /**
   * Returns the position of a point after {@code time} seconds, computed in {@code steps} equal
   * steps.
   *
   * @throws IllegalArgumentException if there is less than one step
   */
  public static Vec advance(Field field, Vec point, double time, int steps) {
    Preconditions.require(steps >= 1, "a flow needs one step or more, not %s", steps);
    Vec p = point;
    for (int i = 0; i < steps; i++) {
      p = step(field, p, time / steps);
    }
    return p;
  }

  /** Moves an object with its centre along the field for {@code dt} seconds. */
  public static void nudge(Field field, Mobject<?> mobject, double dt) {
    Vec center = mobject.center();
    mobject.shift(step(field, center, dt).minus(center));
  }

  /** Moves each point of an object along the field for {@code dt} seconds. */
  public static void nudgePoints(Field field, Mobject<?> mobject, double dt) {
    mobject.applyFunction(p -> step(field, p, dt));
  }

  /** Returns an updater that moves an object as a whole along the field. */
  public static <S extends Mobject<S>> Updater<S> along(Field field) {
    return new Updater.FixedRate<>(STEPS_PER_SECOND, (m, dt) -> nudge(field, m, dt));
  }

  /** Returns an updater that moves each point of an object along the field. */
  public static <S extends Mobject<S>> Updater<S> pointsAlong(Field field) {
    return new Updater.FixedRate<>(STEPS_PER_SECOND, (m, dt) -> nudgePoints(field, m, dt));
  }
}
