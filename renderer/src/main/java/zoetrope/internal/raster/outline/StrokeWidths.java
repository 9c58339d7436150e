package zoetrope.internal.raster.outline;

import zoetrope.frame.Stroke;

/**
 * The half widths of a stroke along a path.
 *
 * @param halves the half widths in pixels at {@code w = 1}
 * @param step by how much the position in {@code halves} advances from one anchor to the next
 */
public record StrokeWidths(double[] halves, double step) {

  public static StrokeWidths constant(double half) {
    return new StrokeWidths(new double[] {half}, 0);
  }

  /**
   * Returns the widths of {@code stroke}, distributed evenly over a path with {@code anchors}
   * anchors. {@code unit} is the half width in pixels of a stroke of width 1.
   */
  public static StrokeWidths of(Stroke stroke, int anchors, double unit) {
    double[] halves = stroke.widths();
    for (int i = 0; i < halves.length; i++) {
      halves[i] *= unit;
    }
    return new StrokeWidths(halves, step(halves.length, anchors));
  }

  /**
   * Returns by how much the position in a list of values advances from one anchor to the next, if
   * the list is distributed evenly over the anchors.
   */
  public static double step(int values, int anchors) {
    return values == anchors || anchors < 2 ? 1 : (values - 1.0) / (anchors - 1);
  }

  /** Returns the half width at a path parameter. */
  public double at(double param) {
    if (halves.length == 1) {
      return halves[0];
    }
    double position = Math.min(param * step, halves.length - 1.0);
    int i = Math.min((int) position, halves.length - 2);
    double t = position - i;
    return (1 - t) * halves[i] + t * halves[i + 1];
  }
}
