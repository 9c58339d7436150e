package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.VMobject;

/** The mark of a right angle between two lines: a corner whose sides follow the lines. */
public final class RightAngle extends VMobject<RightAngle> {

  /**
   * Creates a mark with sides of length 0.4, or two thirds of the shorter line if this line is
   * shorter than 0.6.
   */
  public RightAngle(AbstractLine<?> first, AbstractLine<?> second) {
    super(path(first, second, 0));
  }

  /**
   * Creates a mark with sides of a length in scene units, above 0.
   *
   * @throws IllegalArgumentException if the lines are parallel and apart
   */
  public RightAngle(AbstractLine<?> first, AbstractLine<?> second, double length) {
    super(
        path(first, second, Preconditions.requireAbove("the length of a right angle", length, 0)));
  }

  private static Path path(AbstractLine<?> first, AbstractLine<?> second, double wanted) {
    LineIntersection at = LineIntersection.of(first, second, true, true);
    double length = wanted > 0 ? wanted : Math.min(0.4, at.reach() * 2 / 3);
    Vec a = at.first().times(length);
    Vec b = at.second().times(length);
    return Path.polyline(at.point().plus(a), at.point().plus(a).plus(b), at.point().plus(b));
  }
}
