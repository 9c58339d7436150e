package gallery;

import static zoetrope.Zoetrope.*;

/**
 * Words that keep their place in front of axes in space.
 *
 * <p>Axes in space are seen from the front right, a little from above. In the upper left corner
 * stands "This is a 3D text", upright and undistorted.
 *
 * <p>After FixedInFrameMObjectTest in the example gallery of Manim Community (MIT licence).
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
