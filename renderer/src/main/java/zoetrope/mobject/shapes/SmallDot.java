package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** A filled white disc of radius 0.04. */
public final class SmallDot extends AbstractCircle<SmallDot> {

  /** Creates a dot at the origin. */
  public SmallDot() {
    this(Vec.ZERO);
  }

  /** Creates a dot at {@code point}. */
  public SmallDot(Vec point) {
    super(Paths.circle(point, Dot.DEFAULT_RADIUS / 2));
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
  }
}
