import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/** Two clip planes cut a surface and a torus, and the light moves around both. */
public final class CutsInSpace extends ThreeDScene {
  @Override
  protected void construct() {
    setCameraOrientation(65 * DEGREES, -50 * DEGREES);
    var axes = threeDAxes().scale(0.7);
    axes.addAxisLabels(text("width"), text("depth"), tex("h(x, y)"));
    var hills = colorScale(-0.5, BLUE_E).and(0, TEAL_A).and(0.3, RED);
    var waves =
        surface((u, v) -> at(4 * u - 4, 4 * v - 2, height(6 * u, 4 * v)))
            .colorByValue(p -> p.z(), hills);
    var ring = torus(1, 0.4).setColor(TEAL).shift(right(2.5));
    var whole = group(waves, ring);
    add(axes, whole);

    var light = camera().lightSource();
    play(animate(light, l -> l.moveTo(at(8, -8, 4))).runTime(1.5));
    waves.setClipPlane(DOWN, 2);
    ring.setClipPlane(OUT, 0.4);
    play(animate(waves, w -> w.setClipPlane(DOWN, 0)), animate(ring, r -> r.setClipPlane(OUT, 0)));
    play(animate(light, l -> l.moveTo(at(0, 0, -8))).runTime(1.5));
    allow(Fault.POP, "the surface is whole again", whole);
    whole.deactivateClipPlane();
    pause();
  }

  private static double height(double x, double y) {
    return 0.5 * StrictMath.sin(2 * x) * StrictMath.cos(2 * y);
  }
}
