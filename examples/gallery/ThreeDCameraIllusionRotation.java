package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A camera that sways, so that a scene without movement shows its depth.
 *
 * <p>A red circle is in the xy plane of three-dimensional axes. For a second and a half the camera
 * sways to one side and back, and rises at the same time.
 *
 * <p>Based on ThreeDCameraIllusionRotation in the example gallery of Manim Community (MIT licence).
 */
public final class ThreeDCameraIllusionRotation extends ThreeDScene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    setCameraOrientation(75 * DEGREES, 30 * DEGREES);
    add(circle(), threeDAxes());
    begin3DIllusionCameraRotation(2);
    pause(PI / 2);
    stop3DIllusionCameraRotation();
  }
}
