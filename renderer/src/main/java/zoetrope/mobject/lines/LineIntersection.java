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
  /** The sine of the angle between lines from which on they count as parallel. */
  private static final double PARALLEL = 1e-9;

  /** Distances of this share of both lengths count as none. */
  private static final double SAME = 1e-6;

  /** The angle in radians by which a full turn may be missed. */
  private static final double FULL = 1e-9;

  /**
   * Of two lines and their sides: towards the ends, or towards the starts. Lines that lie on one
   * straight line meet in the end that they share; where both ends are shared, in that from which
   * both sides go, or else in the middle of what they share.
   *
   * @throws IllegalArgumentException for lines beside each other, and for those of no length
   */
  static LineIntersection of(
      AbstractLine<?> a, AbstractLine<?> b, boolean firstToEnd, boolean secondToEnd) {
    Vec point = crossing(a, b);
    if (point == null) {
      point = Side.of(a, firstToEnd).meeting(Side.of(b, secondToEnd));
    }
    return through(required(point, a, b), a, b, firstToEnd, secondToEnd);
  }

  /**
   * Of two lines that cross, and their sides.
   *
   * @throws IllegalArgumentException for parallel lines, and for those of no length
   */
  static LineIntersection ofCrossing(
      AbstractLine<?> a, AbstractLine<?> b, boolean firstToEnd, boolean secondToEnd) {
    return through(required(crossing(a, b), a, b), a, b, firstToEnd, secondToEnd);
  }

  private static LineIntersection through(
      Vec point, AbstractLine<?> a, AbstractLine<?> b, boolean firstToEnd, boolean secondToEnd) {
    Vec u = a.unitVector();
    Vec v = b.unitVector();
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
    if (angle < 0) {
      angle += 2 * Math.PI;
    }
    return angle > 2 * Math.PI - FULL ? 0 : angle;
  }

  /** Where two straight lines cross, or null for parallel ones. */
  private static Vec crossing(AbstractLine<?> a, AbstractLine<?> b) {
    Vec u = a.unitVector();
    Vec v = b.unitVector();
    double sine = u.cross(v).z();
    return Math.abs(sine) < PARALLEL
        ? null
        : a.start().plus(u.times(b.start().minus(a.start()).cross(v).z() / sine));
  }

  private static Vec required(Vec point, AbstractLine<?> a, AbstractLine<?> b) {
    if (point == null) {
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
    return point;
  }

  /** A line from the end that a side goes from to the one that it goes to. */
  private record Side(Vec from, Vec to) {

    static Side of(AbstractLine<?> line, boolean towardsEnd) {
      return towardsEnd ? new Side(line.start(), line.end()) : new Side(line.end(), line.start());
    }

    /** Where this line and a parallel one meet, or null when they lie beside each other. */
    Vec meeting(Side other) {
      double near = SAME * (length() + other.length());
      if (length() == 0 || other.length() == 0 || distance(other.from) > near) {
        return null;
      }
      if (from.distance(other.from) <= near) {
        return from;
      }
      boolean sharesFrom = from.distance(other.to) <= near;
      boolean sharesTo = to.distance(other.from) <= near || to.distance(other.to) <= near;
      if (sharesFrom == sharesTo) {
        return middleOfOverlap(other);
      }
      return sharesFrom ? from : to;
    }

    /** The middle of the part that both cover, or of the gap between them. */
    private Vec middleOfOverlap(Side other) {
      double a = at(other.from);
      double b = at(other.to);
      double begin = Math.max(0, Math.min(a, b));
      double end = Math.min(length(), Math.max(a, b));
      return from.plus(direction().times((begin + end) / 2));
    }

    private Vec direction() {
      return to.minus(from).normalized();
    }

    private double length() {
      return from.distance(to);
    }

    /** How far along this line, in scene units, a point's foot is. */
    private double at(Vec point) {
      return point.minus(from).dot(direction());
    }

    private double distance(Vec point) {
      return point.distance(from.plus(direction().times(at(point))));
    }
  }
}
