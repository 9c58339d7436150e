package zoetrope.mobject.charts;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.coordinates.Range;

/**
 * The options of a chart on axes.
 *
 * @param y the range of the y axis; null if it follows from the values
 */
record ChartLook(
    double width,
    double height,
    boolean logX,
    boolean logY,
    Range y,
    ZoneId zone,
    List<Color> colors,
    boolean showsValues) {
  private static final double WIDTH = 9.5;
  private static final double HEIGHT = 5;

  /** The room for labels beside the axes, and above and below them, in scene units. */
  private static final double SIDES = 4;

  private static final double ENDS = 2.5;

  ChartLook {
    Preconditions.requireAbove("the width of a chart", width, 0);
    Preconditions.requireAbove("the height of a chart", height, 0);
  }

  /** Returns the default options: axes of 9.5 by 5 scene units, or less in a small frame. */
  static ChartLook ofFrame() {
    return new ChartLook(
        Math.max(1, Math.min(WIDTH, 2 * CurrentFrame.xRadius() - SIDES)),
        Math.max(1, Math.min(HEIGHT, 2 * CurrentFrame.yRadius() - ENDS)),
        false,
        false,
        null,
        ZoneOffset.UTC,
        Chart.COLORS,
        false);
  }

  ChartLook size(double newWidth, double newHeight) {
    return new ChartLook(newWidth, newHeight, logX, logY, y, zone, colors, showsValues);
  }

  ChartLook logarithmic(boolean x, boolean newY) {
    return new ChartLook(width, height, x, newY, y, zone, colors, showsValues);
  }

  ChartLook y(Range range) {
    return new ChartLook(width, height, logX, logY, range, zone, colors, showsValues);
  }

  ChartLook zone(ZoneId newZone) {
    return new ChartLook(width, height, logX, logY, y, newZone, colors, showsValues);
  }

  ChartLook colors(Color... newColors) {
    return new ChartLook(
        width, height, logX, logY, y, zone, Chart.requireColors(newColors), showsValues);
  }

  ChartLook showingValues() {
    return new ChartLook(width, height, logX, logY, y, zone, colors, true);
  }
}
