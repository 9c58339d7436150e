package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Options;
import zoetrope.mobject.VMobject;

/** The mark of a right angle between two lines: a corner whose sides follow the lines. */
public final class RightAngle extends VMobject<RightAngle> {

  /** Of length 0.4, or two thirds of the shorter line when that is shorter than 0.6. */
  public RightAngle(LineLike<?> first, LineLike<?> second) {
    super(path(first, second, 0));
  }

  /** Of sides this long, over 0. Throws {@link IllegalArgumentException} for parallel lines. */
  public RightAngle(LineLike<?> first, LineLike<?> second, double length) {
    super(path(first, second, Options.requireAbove("the length of a right angle", length, 0)));
  }

  private static Path path(LineLike<?> first, LineLike<?> second, double wanted) {
    Crossing at = Crossing.of(first, second, true, true);
    double length = wanted > 0 ? wanted : Math.min(0.4, at.reach() * 2 / 3);
    Vec a = at.first().times(length);
    Vec b = at.second().times(length);
    return Path.polyline(at.point().plus(a), at.point().plus(a).plus(b), at.point().plus(b));
  }
}
