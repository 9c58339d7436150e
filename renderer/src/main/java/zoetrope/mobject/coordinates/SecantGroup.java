package zoetrope.mobject.coordinates;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.text.Tex;

/**
 * A secant through two points of a graph, green and 10 scene units long. Two lines show the
 * difference in x, in yellow, and the difference in y, in the colour of the graph.
 */
public final class SecantGroup extends TypedGroup<Mobject<?>, SecantGroup> {
  private static final double LABEL_PART = 0.8;

  private final Line dxLine;
  private final Line dfLine;
  private final Line secant;

  SecantGroup(Vec first, Vec corner, Vec second, Color color) {
    dxLine = new Line(first, corner).setStroke(Palette.YELLOW);
    dfLine = new Line(corner, second).setStroke(color);
    secant = new Line(first, second).setStroke(Palette.GREEN).setLength(10);
    add(dxLine, dfLine, secant);
  }

  /**
   * Adds labels: dx below its line and df to the right of its line, or above and to the left if dx
   * is negative. Each is at most 0.8 times as long as its line.
   */
  public SecantGroup labels(String dx, String df) {
    double sign = Math.signum(dxLine.vector().x());
    Tex below = new Tex(dx).setMaxWidth(LABEL_PART * Math.max(dxLine.length(), 0.01));
    below.nextTo(dxLine, Directions.DOWN.times(sign == 0 ? 1 : sign), below.height() / 2);
    below.matchColor(dxLine);
    Tex beside = new Tex(df).setMaxHeight(LABEL_PART * Math.max(dfLine.length(), 0.01));
    beside.nextTo(dfLine, Directions.RIGHT.times(sign == 0 ? 1 : sign), beside.height() / 2);
    beside.matchColor(dfLine);
    return add(below, beside);
  }

  /** Returns the line of the difference in x. */
  public Line dxLine() {
    return dxLine;
  }

  /** Returns the line of the difference in y. */
  public Line dfLine() {
    return dfLine;
  }

  /** Returns the secant. */
  public Line secant() {
    return secant;
  }
}
