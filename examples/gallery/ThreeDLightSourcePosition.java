package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A ball that is lit from below.
 *
 * <p>A ball with a checkerboard of two reds is in the middle of axes in space. The light comes from
 * three units below, so the upper half is dark.
 *
 * <p>Based on ThreeDLightSourcePosition in the example gallery of Manim Community (MIT licence).
 */
public final class ThreeDLightSourcePosition extends ThreeDScene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var ball = sphere(1.5).resolution(32, 15).checkerboard(RED_D, RED_E);
    camera().lightSource().moveTo(IN.times(3));
    setCameraOrientation(75 * DEGREES, 30 * DEGREES);
    add(threeDAxes(), ball);
    pause();
  }
}
