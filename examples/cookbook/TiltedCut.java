package cookbook;

import static zoetrope.Zoetrope.*;

/** A tilted plane moves through a cone and leaves an ellipse. */
public final class TiltedCut extends ThreeDScene {
  @Override
  protected void construct() {
    setCameraOrientation(70 * DEGREES, -60 * DEGREES);
    var cone = cone(1.8, 4).setColor(BLUE).setOpacity(0.9);
    var normal = at(-0.5, 0, -1).normalized();
    cone.setClipPlane(normal, 6); // cuts nothing yet
    play(fadeIn(cone));
    play(animate(cone, c -> c.setClipPlane(normal, -0.3)).runTime(2));
    moveCamera(45 * DEGREES, -60 * DEGREES);
    pause();
  }
}
