package zoetrope.internal.geometry;

import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** Creates closed polygons whose corners are circular arcs. */
public final class RoundedCorners {
  private RoundedCorners() {}

  /**
   * Returns the polygon through {@code vertices}. Each corner is replaced by an arc of {@code
   * radius} in two curves, tangent to both edges at distance {@code radius * tan(turn / 2)} from
   * the vertex. A negative radius cuts the corners out instead. The path begins with the arc of the
   * first vertex.
   */
  public static Path polygon(List<Vec> vertices, double radius) {
    int n = vertices.size();
    PathBuilder b = Path.builder();
    for (int i = 0; i < n; i++) {
      Path arc =
          corner(vertices.get((i + n - 1) % n), vertices.get(i), vertices.get((i + 1) % n), radius);
      if (i == 0) {
        b.moveTo(arc.start());
      } else {
        b.lineTo(arc.start());
      }
      b.curvesOf(arc);
    }
    return b.close().build();
  }

  private static Path corner(Vec before, Vec vertex, Vec after, double radius) {
    Vec in = vertex.minus(before).normalized();
    Vec out = after.minus(vertex).normalized();
    double turn = StrictMath.atan2(in.cross(out).length(), in.dot(out));
    double r = Math.abs(radius);
    double cut = r * StrictMath.tan(turn / 2);
    Vec from = vertex.minus(in.times(cut));
    Vec to = vertex.plus(out.times(cut));
    Vec inwards = out.minus(in.times(in.dot(out))).normalized();
    Affine place =
        Affine.ofColumns(inwards.negate(), in, in.cross(inwards), from.plus(inwards.times(r)));
    Path arc = Paths.arc(Vec.ZERO, r, 0, turn, 2).transform(place);
    return radius < 0 ? arc.reversed().map(p -> from.plus(to).minus(p)) : arc;
  }

  /**
   * Returns the length of the shortest edge above 1e-8 of the closed polygon; 0 if there is none.
   */
  public static double shortestEdge(List<Vec> vertices) {
    double shortest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < vertices.size(); i++) {
      double edge = vertices.get(i).distance(vertices.get((i + 1) % vertices.size()));
      shortest = edge > 1e-8 ? Math.min(shortest, edge) : shortest;
    }
    return Double.isInfinite(shortest) ? 0 : shortest;
  }
}
