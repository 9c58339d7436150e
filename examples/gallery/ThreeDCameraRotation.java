package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A camera that drifts around axes in space and comes back.
 *
 * <p>A red circle is on the ground of axes in space. The camera turns slowly for a second, by a
 * tenth of a radian, and returns to its start.
 *
 * <p>Based on ThreeDCameraRotation in the example gallery of Manim Community (MIT licence).
 */
public final class ThreeDCameraRotation extends ThreeDScene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    setCameraOrientation(75 * DEGREES, 30 * DEGREES);
    add(circle(), threeDAxes());
    beginAmbientCameraRotation(0.1);
    pause();
    stopAmbientCameraRotation();
    moveCamera(75 * DEGREES, 30 * DEGREES);
    pause();
  }
}
