import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/** A linear map with its basis vectors and unit square, its inverse, and a nonlinear map. */
public final class LinearTransformations extends LinearTransformationScene {
  @Override
  protected void construct() {
    double[][] map = {{1, 1}, {0, 2}};
    addUnitSquare();
    var label = determinantLabel(map).toCorner(UL);
    var v = addVector(at(-2, 1));
    var dot = dot(at(2, 1)).setColor(PINK);
    play(growFromCenter(dot));
    addMovingMobject(dot);
    leaveGhostVectors(true);
    allow(Fault.CLASH, "the label is on the grid", label);
    applyMatrix(map, write(label));
    leaveGhostVectors(false);
    pause();
    applyInverse(map, fadeOut(label));
    applyNonlinearTransformation(p -> p.plus(at(Math.sin(p.y()), Math.sin(p.x())).times(0.4)));
    play(indicate(v, ORIGIN));
  }
}
