import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.three.mesh.Interval;

/** Balls and a plane intersect each other, and a bottle intersects itself. */
public final class CrossingSolids extends ThreeDScene {
  // still: 7
  @Override
  protected void construct() {
    setCameraOrientation(68 * DEGREES, -60 * DEGREES);
    var left = sphere(1.3).setColor(BLUE).shadeSmooth().shift(left(1.2));
    var right = sphere(1.3).setColor(RED).shadeSmooth().shift(right(1.2));
    var plane = square3D(6).setColor(GREY_B).setOpacity(0.7);
    beginAmbientCameraRotation(0.2);
    play(growFromCenter(left), growFromCenter(right), fadeIn(plane));
    play(
        animate(left, b -> b.shift(right(0.6))),
        animate(right, b -> b.shift(left(0.6))),
        animate(plane, p -> p.rotate(0.4, UP)).runTime(2));
    play(fadeOut(left), fadeOut(right), fadeOut(plane));

    var bottle =
        surface((u, v) -> bottle(u, v).times(0.15), Interval.TURN, Interval.TURN)
            .resolution(120, 60)
            .colorByUvFunction((u, v) -> hsl(u / TAU, 0.6, 0.6))
            .setOpacity(0.8)
            .shadeSmooth();
    play(showCreation(bottle).runTime(2));
    pause(3);
  }

  /** Returns a point of a Klein bottle: a tube of varying width that ends inside itself. */
  private static Vec bottle(double u, double v) {
    double width = 4 - 2 * StrictMath.cos(u);
    double turn = u < PI ? u : PI;
    double across = width * StrictMath.cos(v);
    return at(
        6 * StrictMath.cos(u) * (1 + StrictMath.sin(u)) + StrictMath.cos(turn) * across,
        width * StrictMath.sin(v),
        16 * StrictMath.sin(u) + StrictMath.sin(turn) * across);
  }
}
