import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** A surface over axes in space. */
public final class PairSurface extends ThreeDScene {
  @Override
  protected void construct() {
    // tag
    setCameraOrientation(70 * DEGREES, -60 * DEGREES);
    var axes = threeDAxes();
    var hill =
        axes.plotSurface((x, y) -> 2 - (x * x + y * y) / 8, Range.of(-3, 3), Range.of(-3, 3));
    add(axes, hill);
    // end
  }
}
