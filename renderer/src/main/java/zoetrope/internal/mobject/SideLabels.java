package zoetrope.internal.mobject;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/** Places labels beside lines. */
public final class SideLabels {
  /** The width of a stroke of width 1, in scene units. */
  private static final double STROKE_UNIT = 0.01;

  private SideLabels() {}

  /**
   * Moves a label so that its box touches a line parallel to another line.
   *
   * @param middle the point of the line beside which the label stands
   * @param side the unit vector from the line to the label, perpendicular to the line
   * @param strokeWidth the width of the line in stroke units
   * @param gap the distance between the border of the line and the label, in scene units
   */
  public static void place(
      Mobject<?> label, Vec middle, Vec side, double strokeWidth, double gap) {
    double half = Math.abs(side.x()) * label.width() / 2 + Math.abs(side.y()) * label.height() / 2;
    double border = strokeWidth * STROKE_UNIT / 2;
    label.moveTo(middle.plus(side.times(half + border + gap)));
  }
}
