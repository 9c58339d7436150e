package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;

/** A vector that keeps its direction along a triangle on a sphere comes back turned. */
public final class VectorsOnSphere extends ThreeDScene {
  @Override
  protected void construct() {
    setCameraOrientation(cameraView().toward(60 * DEGREES, 35 * DEGREES).zoomed(1.4));
    var ball = sphere(2).setColor(BLUE_D).setOpacity(0.6);
    var mesh = surfaceMesh(ball).setStroke(WHITE, 1, 0.3);
    add(ball, mesh);
    var way = valueTracker(0);
    var arrow =
        alwaysRedraw(
            () -> {
              Vec foot = place(way.value());
              return arrow3D(foot, foot.plus(direction(way.value()))).setColor(YELLOW);
            });
    var trace = tracedPath(() -> place(way.value())).setStroke(RED, 5);
    add(arrow, trace);
    for (int side = 1; side <= 3; side++) {
      int end = side;
      play(animate(way, w -> w.setValue(end)).runTime(1.7));
    }
    pause(0.5);
  }

  /**
   * Returns a point on the way from the x axis along the equator, up to the pole, and down again.
   */
  private static Vec place(double way) {
    double angle = Math.min(way, 1) * PI / 2;
    double height = way < 1 ? 0 : (way < 2 ? way - 1 : 1) * PI / 2;
    Vec place = at(StrictMath.cos(angle), StrictMath.sin(angle));
    place = place.times(StrictMath.cos(height)).plus(OUT.times(StrictMath.sin(height)));
    return (way > 2 ? rotateVector(OUT, (way - 2) * PI / 2, UP) : place).times(2.03);
  }

  private static Vec direction(double way) {
    double turn = way < 1 ? 0 : Math.min(way - 1, 1) * PI / 2;
    return way < 2 ? rotateVector(OUT, turn, RIGHT) : DOWN;
  }
}
