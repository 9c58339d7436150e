package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;

/**
 * Where two lines meet, and the directions from there along their sides that were chosen.
 *
 * @param point where the lines, made longer if need be, meet
 * @param first the direction along the first line, of length 1
 * @param second the direction along the second line, of length 1
 * @param reach how far the nearer of both chosen ends is from the point
 */
record LineIntersection(Vec point, Vec first, Vec second, double reach) {
  private static final double PARALLEL = 1e-9;

  /** Of two lines and their sides: towards the ends, or towards the starts. */
  static LineIntersection of(
      AbstractLine<?> a, AbstractLine<?> b, boolean firstToEnd, boolean secondToEnd) {
    Vec u = a.unitVector();
    Vec v = b.unitVector();
    double sine = u.cross(v).z();
    if (Math.abs(sine) < PARALLEL) {
      throw new IllegalArgumentException(
          "two lines make an angle where they cross, but these are parallel or have no length: "
              + a.start()
              + " to "
              + a.end()
              + " and "
              + b.start()
              + " to "
              + b.end());
    }
    Vec point = a.start().plus(u.times(b.start().minus(a.start()).cross(v).z() / sine));
    double reach =
        Math.min(
            point.distance(firstToEnd ? a.end() : a.start()),
            point.distance(secondToEnd ? b.end() : b.start()));
    return new LineIntersection(
        point, firstToEnd ? u : u.negate(), secondToEnd ? v : v.negate(), reach);
  }

  /** The angle from the first direction to the second, counter-clockwise, in [0, 2 pi). */
  double angle() {
    double angle = StrictMath.atan2(first.cross(second).z(), first.dot(second));
    return angle < 0 ? angle + 2 * Math.PI : angle;
  }
}
