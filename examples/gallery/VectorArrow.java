package gallery;

import static zoetrope.Zoetrope.*;

/**
 * An arrow on a plane of numbers, with its ends named.
 *
 * <p>On a blue grid over the whole picture an arrow leads from a dot at the origin, below which
 * stands (0, 0), to the point at whose right stands (2, 2).
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
    add(numberPlane(), dot, arrow, origin, tip);
    pause();
  }
}
