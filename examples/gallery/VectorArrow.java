package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/**
 * An arrow on a number plane, with labels at both ends.
 *
 * <p>An arrow leads from a dot at the origin to a point of a blue grid, which covers the whole
 * frame. The label (0, 0) is below the dot, and the label (2, 2) is to the right of the point.
 *
 * <p>Based on VectorArrow in the example gallery of Manim Community (MIT licence).
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
