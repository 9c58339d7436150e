package zoetrope.mobject.coordinates;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Polygon;

/**
 * Rectangles between a graph and the x axis, from blue to green, red where the graph is below;
 * their areas add up to about the integral. See {@link GraphTools#riemannRectangles}.
 */
public final class RiemannRectangles extends TypedGroup<Polygon, RiemannRectangles> {
  private final double[] heights;
  private final double dx;

  /** Where in its interval a rectangle takes the height of the graph. */
  public enum Sample {
    /** At the lower end of the interval. */
    LEFT(0),
    /** In its middle. */
    CENTER(0.5),
    /** At its upper end. */
    RIGHT(1);

    private final double part;

    Sample(double part) {
      this.part = part;
    }
  }

  RiemannRectangles(CoordinateFrame axes, FunctionGraph graph, Range range, Sample sample) {
    dx = range.step();
    int n = Math.max(1, (int) Math.ceil(range.length() / dx - 1e-9));
    heights = new double[n];
    double base = CoordinateFrames.base(axes);
    for (int i = 0; i < n; i++) {
      double left = range.min() + i * dx;
      double right = left + dx;
      heights[i] = graph.valueAt(left + sample.part * dx);
      if (!Double.isFinite(heights[i])) {
        throw new IllegalArgumentException(
            "the graph has no finite value at x = "
                + (left + sample.part * dx)
                + ": end the rectangles before, or sample elsewhere");
      }
      Vec rightTop = axes.coordsToPoint(right, heights[i]);
      Vec leftTop = axes.coordsToPoint(left, heights[i]);
      add(
          new Polygon(
              rightTop, leftTop, axes.coordsToPoint(left, base), axes.coordsToPoint(right, base)));
    }
    setStrokeWidth(0).setBackstroke(Palette.BLACK, 1);
    colors(Palette.BLUE, Palette.GREEN, Palette.RED);
  }

  /** Fills them from the first to the second colour, those below the axis with the third. */
  public RiemannRectangles colors(Color first, Color last, Color negative) {
    setFillOpacity(1).setColorsByGradient(first, last);
    for (int i = 0; i < heights.length; i++) {
      if (heights[i] < 0) {
        get(i).setColor(negative);
      }
    }
    return this;
  }

  /** The sum of their areas in coordinates, negative below the axis: about the integral. */
  public double sum() {
    double sum = 0;
    for (double height : heights) {
      sum += height * dx;
    }
    return sum;
  }
}
