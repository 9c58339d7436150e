package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/**
 * An arrow of a diagram: line segments through given points with rounded corners, and a tip. The
 * size of the tip does not depend on the arrow's length. The arrow ends at its last point. The tip
 * is a child, so {@code create} draws the line before the tip.
 *
 * <pre>{@code
 * var arrow = new FlowArrow(WHITE, norm.bottom(), attention.top());
 * }</pre>
 */
public final class FlowArrow extends VMobject<FlowArrow> {
  private static final double STROKE_WIDTH = 3.5;
  private static final double CORNER_RADIUS = 0.12;
  private static final double TIP_LENGTH = 0.17;
  private static final double TIP_WIDTH = 0.17;

  /**
   * Creates an arrow through {@code points}.
   *
   * @throws IllegalArgumentException if there are fewer than two points, or if the last segment is
   *     not longer than the tip (0.17 units)
   */
  public FlowArrow(Color color, Vec... points) {
    int n = points.length;
    if (n < 2 || !(points[n - 2].distance(points[n - 1]) > TIP_LENGTH)) {
      throw new IllegalArgumentException(
          "an arrow needs two points or more, the last two over "
              + TIP_LENGTH
              + " units apart, not "
              + List.of(points));
    }
    Vec end = points[n - 1];
    Vec ahead = end.minus(points[n - 2]).normalized();
    Vec base = end.minus(ahead.times(TIP_LENGTH));
    Vec across = ahead.rotate(Math.PI / 2).times(TIP_WIDTH / 2);
    setPath(way(points, base));
    setStroke(color, STROKE_WIDTH).setCap(Stroke.Cap.BUTT);
    add(polygon(end, base.plus(across), base.minus(across)).setFill(color, 1).setStrokeWidth(0));
  }

  /** Returns the line up to {@code base}; each corner is cut and rounded by a parabola. */
  private static Path way(Vec[] points, Vec base) {
    PathBuilder way = Path.builder().moveTo(points[0]);
    for (int i = 1; i < points.length - 1; i++) {
      Vec next = i + 2 == points.length ? base : points[i + 1];
      way.lineTo(towards(points[i], points[i - 1])).quadTo(points[i], towards(points[i], next));
    }
    return way.lineTo(base).build();
  }

  private static Vec towards(Vec corner, Vec other) {
    double reach = Math.min(CORNER_RADIUS, corner.distance(other) / 2);
    return corner.plus(other.minus(corner).normalized().times(reach));
  }
}
