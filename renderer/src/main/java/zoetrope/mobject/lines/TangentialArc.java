package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.shapes.AbstractArc;

/** An arc that rounds the corner of two lines and is tangent to both. */
public final class TangentialArc extends AbstractArc<TangentialArc> {

  /** Creates an arc between the directions from the intersection to the ends of the lines. */
  public TangentialArc(AbstractLine<?> first, AbstractLine<?> second, double radius) {
    this(first, second, radius, true, true);
  }

  /**
   * Creates an arc on selected sides of the intersection: towards the end of each line or towards
   * its start.
   *
   * @param radius the radius in scene units, above 0
   * @throws IllegalArgumentException if the lines are parallel
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
