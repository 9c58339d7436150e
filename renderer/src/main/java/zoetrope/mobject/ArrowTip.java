package zoetrope.mobject;

import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** The filled triangle at the end of a {@link TippedLine}. */
public final class ArrowTip extends VMobject<ArrowTip> {

  /** A triangle whose point is at {@code apex}; white, without a stroke. */
  ArrowTip() {
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
  }

  /** Draws the triangle from its base, {@code length} behind the apex, to the apex. */
  void draw(Vec apex, Vec direction, double length, double width) {
    Vec base = apex.minus(direction.times(length));
    Vec half = new Vec(-direction.y(), direction.x(), 0).normalized().times(width / 2);
    setPath(Path.polygon(apex, base.plus(half), base.minus(half)));
  }

  /** The point of the tip. */
  public Vec apex() {
    return start();
  }
}
