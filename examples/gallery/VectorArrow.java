package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/**
 * An arrow on a number plane, with labels at both ends.
 *
 * <p>On a blue grid over the whole frame, an arrow leads from a dot at the origin, with the label
 * (0, 0) below it, to a point with the label (2, 2) to its right.
 *
 * <p>After VectorArrow in the example gallery of Manim Community (MIT licence).
 */
public final class VectorArrow extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var dot = dot();
    var arrow = arrow(ORIGIN, at(2, 2)).buff(0);
    var origin = text("(0, 0)").nextTo(dot, DOWN);
    var tip = text("(2, 2)").nextTo(arrow.end(), RIGHT);
    allow(Fault.CLASH, "labels on the grid", tip);
    add(numberPlane(), dot, arrow, origin, tip);
    pause();
  }
}
