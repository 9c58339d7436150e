package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.shapes.AbstractArc;

/** An arc that rounds the corner of two lines: it begins and ends tangent to them. */
public final class TangentialArc extends AbstractArc<TangentialArc> {

  /** Of this radius, between the directions from the crossing to the ends of the lines. */
  public TangentialArc(AbstractLine<?> first, AbstractLine<?> second, double radius) {
    this(first, second, radius, true, true);
  }

  /**
   * Of this radius, over 0, on chosen sides of the crossing: towards the end of each line or
   * towards its start.
   *
   * @throws IllegalArgumentException for parallel lines
   */
  public TangentialArc(
      AbstractLine<?> first,
      AbstractLine<?> second,
      double radius,
      boolean firstTowardsEnd,
      boolean secondTowardsEnd) {
    super(
        path(
            LineIntersection.ofCrossing(first, second, firstTowardsEnd, secondTowardsEnd), radius));
  }

  private static Path path(LineIntersection at, double radius) {
    Preconditions.requireAbove("the radius of an arc", radius, 0);
    Vec arrival = at.first().negate();
    double turn = StrictMath.atan2(arrival.cross(at.second()).z(), arrival.dot(at.second()));
    double cut = radius * StrictMath.tan(Math.abs(turn) / 2);
    Vec from = at.point().plus(at.first().times(cut));
    Vec to = at.point().plus(at.second().times(cut));
    return Paths.between(from, to, turn);
  }
}
