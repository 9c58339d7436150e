package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A text that is fixed in the frame in front of axes in space.
 *
 * <p>The camera looks at axes in space from the front right, a little from above. The text "This is
 * a 3D text" is in the upper left corner, upright and undistorted.
 *
 * <p>Based on FixedInFrameMObjectTest in the example gallery of Manim Community (MIT licence).
 */
public final class FixedInFrameMObjectTest extends ThreeDScene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    setCameraOrientation(75 * DEGREES, -45 * DEGREES);
    addFixedInFrameMobjects(text("This is a 3D text").toCorner(UL));
    add(threeDAxes());
    pause();
  }
}
