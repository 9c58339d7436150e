package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Options;
import zoetrope.mobject.shapes.ArcLike;

/** An arc that rounds the corner of two lines: it begins and ends tangent to them. */
public final class TangentialArc extends ArcLike<TangentialArc> {

  /** Of this radius, between the directions from the crossing to the ends of the lines. */
  public TangentialArc(LineLike<?> first, LineLike<?> second, double radius) {
    this(first, second, radius, true, true);
  }

  /**
   * Of this radius, over 0, on chosen sides of the crossing: towards the end of each line or
   * towards its start. Throws {@link IllegalArgumentException} for parallel lines.
   */
  public TangentialArc(
      LineLike<?> first,
      LineLike<?> second,
      double radius,
      boolean firstTowardsEnd,
      boolean secondTowardsEnd) {
    super(path(Crossing.of(first, second, firstTowardsEnd, secondTowardsEnd), radius));
  }

  private static Path path(Crossing at, double radius) {
    Options.requireAbove("the radius of an arc", radius, 0);
    Vec arrival = at.first().negate();
    double turn = StrictMath.atan2(arrival.cross(at.second()).z(), arrival.dot(at.second()));
    double cut = radius * StrictMath.tan(Math.abs(turn) / 2);
    Vec from = at.point().plus(at.first().times(cut));
    Vec to = at.point().plus(at.second().times(cut));
    return Paths.between(from, to, turn);
  }
}
