package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.three.mesh.Interval;

/**
 * The bell of a normal distribution in space.
 *
 * <p>A surface over axes in space has semi-transparent orange and blue squares with green edges. It
 * is flat at its sides and rises to a narrow bell in the middle.
 *
 * <p>Based on ThreeDSurfacePlot in the example gallery of Manim Community (MIT licence).
 */
public final class ThreeDSurfacePlot extends ThreeDScene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    setCameraOrientation(75 * DEGREES, -30 * DEGREES);
    var side = new Interval(-2, 2);
    var bell =
        surface((u, v) -> at(u, v, StrictMath.exp(-(u * u + v * v) / (2 * 0.4 * 0.4))), side, side)
            .resolution(24)
            .scale(2, ORIGIN)
            .checkerboard(ORANGE, BLUE)
            .setFillOpacity(0.5)
            .setStroke(GREEN);
    add(threeDAxes(), bell);
    pause();
  }
}
