package zoetrope.internal.mobject;

import zoetrope.geometry.Vec;

/** The places of labels beside lines. */
public final class SideLabels {
  /** The width of a stroke of width 1, in scene units. */
  private static final double STROKE_UNIT = 0.01;

  private SideLabels() {}

  /**
   * Returns the way from a line to the centre of a label whose box comes near the line.
   *
   * @param side the unit vector from the line to the label, perpendicular to the line
   * @param width the width of the label in scene units
   * @param height the height of the label in scene units
   * @param strokeWidth the width of the line in stroke units
   * @param gap the distance between the border of the line and the label, in scene units
   */
  public static Vec offset(Vec side, double width, double height, double strokeWidth, double gap) {
    double half = Math.abs(side.x()) * width / 2 + Math.abs(side.y()) * height / 2;
    double border = strokeWidth * STROKE_UNIT / 2;
    return side.times(half + border + gap);
  }
}
