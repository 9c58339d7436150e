package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.coordinates.Range;

/** A ball goes down a surface in steps against the gradient. */
public final class GradientDescent extends ThreeDScene {
  @Override
  protected void construct() {
    var view = cameraView().toward(50 * DEGREES, -70 * DEGREES);
    setCameraOrientation(view.around(at(0, 0, 1.6)).zoomed(0.9));
    var axes = threeDAxes(Range.of(-3, 3), Range.of(-3, 3), Range.of(0, 4));
    var surface = axes.plotSurface(GradientDescent::height).setColor(BLUE_D).setOpacity(0.8);
    var mesh = surfaceMesh(surface).setStroke(WHITE, 1, 0.3);
    var ball = sphere(0.15).setColor(YELLOW);
    List<Vec> steps = new ArrayList<>();
    double x = 2.8;
    double y = 2.4;
    for (int i = 0; i < 8; i++) {
      steps.add(axes.c2p(x, y, height(x, y) + 0.1));
      x -= 1.4 * 0.24 * x;
      y -= 1.4 * 0.6 * y;
    }
    ball.moveTo(steps.get(0));
    add(axes, surface, mesh, ball);
    beginAmbientCameraRotation(0.12);
    for (Vec step : steps.subList(1, steps.size())) {
      var from = ball.center();
      var way = line3D(from, step).setColor(YELLOW);
      play(animate(ball, b -> b.moveTo(step)).runTime(0.5), create(way).runTime(0.5));
    }
    pause();
  }

  private static double height(double x, double y) {
    return 0.12 * x * x + 0.3 * y * y;
  }
}
