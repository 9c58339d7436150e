package zoetrope.mobject.lines;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/**
 * Two red diagonals that cross out an object. They are 6 stroke units wide in the middle and thin
 * at their ends, or 6 wide throughout in the Community theme.
 *
 * <pre>{@code
 * play(showCreation(cross(product).setStrokeWidth(0, 12, 0)));
 * }</pre>
 */
public final class Cross extends TypedGroup<Line, Cross> {
  private static final int EXTRA_CURVES = 20;

  /** Creates a cross over the bounding box of an object. */
  public Cross(Mobject<?> target) {
    add(new Line(Directions.UL, Directions.DR), new Line(Directions.UR, Directions.DL));
    forEach(line -> line.insertCurves(EXTRA_CURVES));
    setStroke(Palette.RED);
    if (Theme.isCommunity()) {
      setStrokeWidth(6);
    } else {
      setStrokeWidth(0, 6, 0);
    }
    replaceStretched(target);
    if (target.fixedInFrame() == 1) {
      fixInFrame();
    }
  }
}
