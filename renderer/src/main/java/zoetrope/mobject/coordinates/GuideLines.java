package zoetrope.mobject.coordinates;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.DashedLine;
import zoetrope.mobject.lines.Line;

/** Thin lines between points and axes. */
final class GuideLines {
  private static final double WIDTH = 2;

  private GuideLines() {}

  static DashedLine dashed(Vec from, Vec to) {
    return new DashedLine(from, to).setStroke(color(), WIDTH);
  }

  static Line solid(Vec from, Vec to) {
    return new Line(from, to).setStroke(color(), WIDTH);
  }

  private static Color color() {
    return Theme.choose(Palette.GREY_A, Palette.WHITE);
  }

  static double value(NumberLine axis, double position) {
    return axis.numberScale().value(position);
  }
}
