package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.geometry.Vec;

/** The convex hull of points in the plane. */
public final class PlaneHull {
  private PlaneHull() {}

  /**
   * Returns the corners of the hull counter-clockwise, from the rightmost one on. There are fewer
   * than three if all points are on one line. This is Andrew's monotone chain: first the upper
   * half, from right to left.
   */
  public static List<Vec> of(List<Vec> points) {
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
    return hull;
  }

  private static boolean turnsLeft(List<Vec> hull, Vec p) {
    Vec a = hull.get(hull.size() - 2);
    Vec b = hull.get(hull.size() - 1);
    return b.minus(a).cross(p.minus(b)).z() > 0;
  }
}
