package zoetrope.mobject.shapes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** The smallest convex polygon around points of the plane: blue, counter-clockwise. */
public final class ConvexHull extends AbstractPolygon<ConvexHull> {

  /**
   * Creates the hull of these points, which starts at its rightmost point.
   *
   * @throws IllegalArgumentException if the points do not enclose an area
   */
  public ConvexHull(Vec... points) {
    this(List.of(points));
  }

  /**
   * Creates the hull of these points, which starts at its rightmost point.
   *
   * @throws IllegalArgumentException if the points do not enclose an area
   */
  public ConvexHull(List<Vec> points) {
    super(Path.polygon(hull(points).toArray(Vec[]::new)));
    setColor(Palette.BLUE);
  }

  /** Returns the hull by Andrew's monotone chain: first the upper half, from right to left. */
  private static List<Vec> hull(List<Vec> points) {
    Comparator<Vec> fromRight =
        Comparator.comparingDouble(Vec::x).thenComparingDouble(Vec::y).reversed();
    List<Vec> sorted = points.stream().sorted(fromRight).toList();
    List<Vec> hull = new ArrayList<>();
    for (int pass = 0; pass < 2; pass++) {
      int floor = hull.size();
      for (int i = 0; i < sorted.size(); i++) {
        Vec p = sorted.get(pass == 0 ? i : sorted.size() - 1 - i);
        while (hull.size() >= floor + 2 && !turnsLeft(hull, p)) {
          hull.remove(hull.size() - 1);
        }
        hull.add(p);
      }
      if (!hull.isEmpty()) {
        hull.remove(hull.size() - 1);
      }
    }
    if (hull.size() < 3) {
      throw new IllegalArgumentException(
          "a convex hull needs three points that are not on a line, not " + points);
    }
    return hull;
  }

  private static boolean turnsLeft(List<Vec> hull, Vec p) {
    Vec a = hull.get(hull.size() - 2);
    Vec b = hull.get(hull.size() - 1);
    return b.minus(a).cross(p.minus(b)).z() > 0;
  }
}
