package zoetrope.mobject.fields;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Updater;

/**
 * Lets points drift along a field, by the classical Runge-Kutta method of order four.
 *
 * <p>What drifts by an updater does so in steps of 1/240 s, whatever the frame rate; see {@link
 * Mobject#simulate}.
 */
public final class Flow {
  private static final int STEPS_PER_SECOND = 240;

  private Flow() {}

  /** Where a point comes to in {@code dt} seconds, in one step. */
  public static Vec step(Field field, Vec point, double dt) {
    Vec k1 = field.at(point);
    Vec k2 = field.at(point.plus(k1.times(dt / 2)));
    Vec k3 = field.at(point.plus(k2.times(dt / 2)));
    Vec k4 = field.at(point.plus(k3.times(dt)));
    return point.plus(k1.plus(k2.times(2)).plus(k3.times(2)).plus(k4).times(dt / 6));
  }

  /**
   * Where a point comes to in {@code time} seconds, in {@code steps} equal steps.
   *
   * @throws IllegalArgumentException for less than one step
   */
  public static Vec advance(Field field, Vec point, double time, int steps) {
    if (steps < 1) {
      throw new IllegalArgumentException("a flow needs one step or more, not " + steps);
    }
    Vec p = point;
    for (int i = 0; i < steps; i++) {
      p = step(field, p, time / steps);
    }
    return p;
  }

  /** Moves an object by where its centre comes to in {@code dt} seconds. */
  public static void nudge(Field field, Mobject<?> mobject, double dt) {
    Vec center = mobject.center();
    mobject.shift(step(field, center, dt).minus(center));
  }

  /** Moves every point of an object to where it comes to in {@code dt} seconds. */
  public static void nudgePoints(Field field, Mobject<?> mobject, double dt) {
    mobject.applyFunction(p -> step(field, p, dt));
  }

  /** An updater that lets an object drift, as a whole. */
  public static <S extends Mobject<S>> Updater<S> along(Field field) {
    return new Updater.FixedRate<>(STEPS_PER_SECOND, (m, dt) -> nudge(field, m, dt));
  }

  /** An updater that lets every point of an object drift. */
  public static <S extends Mobject<S>> Updater<S> pointsAlong(Field field) {
    return new Updater.FixedRate<>(STEPS_PER_SECOND, (m, dt) -> nudgePoints(field, m, dt));
  }
}
