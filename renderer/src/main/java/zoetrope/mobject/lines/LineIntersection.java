package zoetrope.mobject.lines;

import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;

/**
 * The intersection of two lines and the directions of their selected sides.
 *
 * @param point the point where the lines, extended if necessary, intersect
 * @param first the direction of the first side, of length 1
 * @param second the direction of the second side, of length 1
 * @param reach the distance from the point to the end of the first or the second side, whichever is
 *     nearer
 */
record LineIntersection(Vec point, Vec first, Vec second, double reach) {
  /** The sine of the angle below which lines count as parallel. */
  private static final double MAX_PARALLEL_SINE = 1e-9;

  /** The fraction of both lengths below which a distance counts as 0. */
  private static final double DISTANCE_TOLERANCE = 1e-6;

  /** An angle that is less than a full turn by at most this many radians counts as 0. */
  private static final double FULL_TURN_TOLERANCE = 1e-9;

  /**
   * Returns the intersection of two lines with the sides towards their ends or their starts. If
   * both lines are parts of one straight line, the result is the point where both sides start, or
   * their only common end. Otherwise it is the middle of their overlap.
   *
   * @throws IllegalArgumentException if the lines are parallel and apart, or have length 0
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
   * Returns the intersection of two lines that cross.
   *
   * @throws IllegalArgumentException if the lines are parallel or have length 0
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

  /** Returns the angle from the first direction to the second, counter-clockwise, in [0, 2 pi). */
  double angle() {
    double angle = StrictMath.atan2(first.cross(second).z(), first.dot(second));
    if (angle < 0) {
      angle += 2 * Math.PI;
    }
    return angle > 2 * Math.PI - FULL_TURN_TOLERANCE ? 0 : angle;
  }

  /** Returns the point where two straight lines cross, or null if they are parallel. */
  private static Vec crossing(AbstractLine<?> a, AbstractLine<?> b) {
    Vec u = a.unitVector();
    Vec v = b.unitVector();
    double sine = u.cross(v).z();
    return Math.abs(sine) < MAX_PARALLEL_SINE
        ? null
        : a.start().plus(u.times(b.start().minus(a.start()).cross(v).z() / sine));
  }

  private static Vec required(Vec point, AbstractLine<?> a, AbstractLine<?> b) {
    if (point == null) {
      throw new IllegalArgumentException(
          Messages.of(
              "two lines make an angle where they cross, but these are parallel or have no"
                  + " length: %s to %s and %s to %s",
              a.start(), a.end(), b.start(), b.end()));
    }
    return point;
  }

  /** A line from the start of a side to its end. */
  private record Side(Vec from, Vec to) {

    static Side of(AbstractLine<?> line, boolean towardsEnd) {
      return towardsEnd ? new Side(line.start(), line.end()) : new Side(line.end(), line.start());
    }

    /** Returns the point where this line and a parallel one meet, or null if they are apart. */
    Vec meeting(Side other) {
      double near = DISTANCE_TOLERANCE * (length() + other.length());
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

    /** Returns the middle of the overlap of both lines, or of the gap between them. */
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

    /** Returns the position of a projected point along this line, in scene units. */
    private double at(Vec point) {
      return point.minus(from).dot(direction());
    }

    private double distance(Vec point) {
      return point.distance(from.plus(direction().times(at(point))));
    }
  }
}
