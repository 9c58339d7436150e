package zoetrope.mobject.coordinates;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Polygon;

/**
 * Rectangles that approximate an integral. They lie between a graph and the x axis, or between two
 * graphs. Their colours go from blue to green. Rectangles with negative areas are red; in the
 * Community theme, their colours are inverted instead. See {@link GraphTools#riemannRectangles}.
 */
public final class RiemannRectangles extends TypedGroup<Polygon, RiemannRectangles> {
  private final double[] heights;
  private final double dx;

  /** The x coordinate where a rectangle touches the graph. */
  public enum Sample {
    /** The lower end of the rectangle's interval. */
    LEFT(0),
    /** The middle of the rectangle's interval. */
    CENTER(0.5),
    /** The upper end of the rectangle's interval. */
    RIGHT(1);

    private final double part;

    Sample(double part) {
      this.part = part;
    }
  }

  /**
   * Creates rectangles between two graphs.
   *
   * @param other the other graph, or null for the axis
   */
  RiemannRectangles(
      CoordinateFrame axes, FunctionGraph graph, FunctionGraph other, Range range, Sample sample) {
    dx = range.step();
    int n = (int) Math.ceil(range.length() / dx - 1e-9);
    heights = new double[n];
    for (int i = 0; i < n; i++) {
      double left = range.min() + i * dx;
      double right = left + dx;
      double at = left + sample.part * dx;
      double top = valueAt(graph, at);
      double base = other == null ? CoordinateFrames.base(axes) : valueAt(other, at);
      heights[i] = other == null ? top : top - base;
      Vec rightTop = axes.coordsToPoint(right, top);
      Vec leftTop = axes.coordsToPoint(left, top);
      Polygon rectangle =
          new Polygon(
              rightTop, leftTop, axes.coordsToPoint(left, base), axes.coordsToPoint(right, base));
      Path whole = rectangle.path();
      Path inside = AxesClip.area(axes, whole);
      add(inside == whole ? rectangle : rectangle.setPath(inside));
    }
    if (Theme.isCommunity()) {
      setFillOpacity(1).setColorsByGradient(Palette.BLUE, Palette.GREEN);
      invertNegative();
      setStroke(Palette.BLACK, 1);
    } else {
      setStrokeWidth(0).setBackstroke(Palette.BLACK, 1);
      colors(Palette.BLUE, Palette.GREEN, Palette.RED);
    }
  }

  private static double valueAt(FunctionGraph graph, double x) {
    double value = graph.valueAt(x);
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "the graph has no finite value at x = "
              + x
              + ": end the range before this x, or choose another RiemannRectangles.Sample");
    }
    return value;
  }

  private void invertNegative() {
    for (int i = 0; i < heights.length; i++) {
      if (heights[i] < 0) {
        Color c = get(i).fillColor();
        get(i).setFill(Color.rgb(1 - c.red(), 1 - c.green(), 1 - c.blue()));
      }
    }
  }

  /**
   * Fills the rectangles with a gradient from {@code first} to {@code last}. Rectangles with
   * negative areas get the colour {@code negative} instead.
   */
  public RiemannRectangles colors(Color first, Color last, Color negative) {
    setFillOpacity(1).setColorsByGradient(first, last);
    for (int i = 0; i < heights.length; i++) {
      if (heights[i] < 0) {
        get(i).setColor(negative);
      }
    }
    return this;
  }

  /**
   * Returns the sum of the areas in the units of the axes, which approximates the integral. Areas
   * below the axis or the other graph are negative.
   */
  public double sum() {
    double sum = 0;
    for (double height : heights) {
      sum += height * dx;
    }
    return sum;
  }
}
