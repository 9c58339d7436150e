package zoetrope.internal.svg.shape;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/**
 * Elliptical arcs between two points, as in appendix F.6 of SVG 1.1 ("Elliptical arc implementation
 * notes").
 */
final class SvgArcs {
  private SvgArcs() {}

  /**
   * Draws the arc from {@code from}, the path's current point, to {@code to}.
   *
   * @return the curves of the arc; none if the arc is a straight line or has no length
   */
  static Path arcTo(
      PathBuilder path, Vec from, Vec radii, double turn, boolean large, boolean sweep, Vec to) {
    double rx = Math.abs(radii.x());
    double ry = Math.abs(radii.y());
    if (from.equals(to)) {
      return Path.EMPTY;
    }
    if (rx == 0 || ry == 0) {
      path.lineTo(to);
      return Path.EMPTY;
    }
    // This map turns the ellipse's axes to x and y, and scales the ellipse to a circle of radius 1.
    Affine toCircle =
        Affine.rotation(-turn, new Vec(0, 0, 1)).then(Affine.scaling(1 / rx, 1 / ry, 1));
    Vec a = toCircle.apply(from);
    Vec b = toCircle.apply(to);
    Vec half = b.minus(a).times(0.5);
    double enlarged = Math.max(1, half.length());
    double rise = Math.sqrt(Math.max(0, enlarged * enlarged - half.dot(half)));
    Vec square = Vec.of(-half.y(), half.x()).normalized();
    Vec center = a.lerp(b, 0.5).plus(square.times(large == sweep ? -rise : rise));
    double start = a.minus(center).angle();
    double angle = b.minus(center).angle() - start;
    if (sweep && angle < 0) {
      angle += 2 * Math.PI;
    } else if (!sweep && angle > 0) {
      angle -= 2 * Math.PI;
    }
    Path arc = Paths.arc(center, enlarged, start, angle, Paths.arcCurves(angle));
    Path placed = arc.transform(toCircle.inverse());
    for (int i = 1; i < placed.pointCount(); i += 3) {
      Vec end = i + 3 == placed.pointCount() ? to : placed.point(i + 2);
      path.cubicTo(placed.point(i), placed.point(i + 1), end);
    }
    return placed;
  }
}
