import static zoetrope.Zoetrope.*;

/** Balls, rings, cylinders and cones, and a ball with a texture. */
public final class RoundSolids extends Scene {
  // still: 3
  @Override
  protected void construct() {
    var forest = imageMobject("images/forest.png").picture();
    var solids =
        group(
            sphere(1).setColor(BLUE),
            torus(0.9, 0.35).checkerboard(TEAL, TEAL_E),
            texturedSurface(sphere(1), forest),
            cylinder(1.6, 0.7).setColor(GREEN).showEnds(),
            cone(0.9, 1.7).setColor(YELLOW).showBase(),
            disk3D(0.9).setColor(RED));
    solids.arrangeInGrid(gridLayout(2, 3).buff(1));
    solids.forEach(s -> s.rotate(-70 * DEGREES, RIGHT));
    play(laggedStart(solids, s -> growFromCenter(s)).lagRatio(0.2).runTime(3));
    for (var solid : solids) {
      solid.addUpdater((s, dt) -> s.rotate(0.7 * dt, at(0.3, 1, 0)));
    }
    pause(4);
  }
}
