import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;
import zoetrope.scene.Fault;

/** A surface over axes in space, with its mesh and a curve on it. */
public final class SpaceGraph extends Scene {
  // still: 5
  @Override
  protected void construct() {
    camera().reorient(-40, 65).setHeight(9);
    var axes = threeDAxes(Range.of(-4, 4), Range.of(-4, 4), Range.of(-3, 3)).addAxisLabels();
    var across = Range.of(-3, 3);
    var hills =
        axes.plotSurface((x, y) -> StrictMath.sin(x) * StrictMath.cos(y), across, across)
            .colorByValue(p -> p.z(), BLUE_E, TEAL, YELLOW);
    var mesh = surfaceMesh(hills).setStroke(WHITE, 0.5);
    var path =
        axes.plotParametric3d(
                t -> {
                  double x = 2 * StrictMath.cos(t);
                  double y = 2 * StrictMath.sin(t);
                  return at(x, y, StrictMath.sin(x) * StrictMath.cos(y) + 0.05);
                },
                Range.of(0, TAU))
            .setStroke(RED, 6);
    allow(Fault.HIDDEN, "the hills hide the end of an axis", axes);
    play(showCreation(axes));
    play(showCreation(hills).runTime(2));
    play(showCreation(mesh).runTime(2));
    play(showCreation(path), animate(camera(), c -> c.reorient(30, 60)).runTime(4));
    pause();
  }
}
