package zoetrope.mobject.coordinates;

import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.DashedLine;

/** The thin lines between points and axes. */
final class GuideLines {
  private GuideLines() {}

  static DashedLine dashed(Vec from, Vec to) {
    return new DashedLine(from, to).setStroke(Palette.GREY_A, 2);
  }

  /** The number at a position of an axis. */
  static double value(NumberLine axis, double position) {
    return axis.numberScale().value(position);
  }
}
