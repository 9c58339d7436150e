package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The smallest convex solid around points, built by adding one point after the other. The plane of
 * each face contains at least three of the points, and all other points are on one side of it.
 * Triangles in one plane form one face.
 */
final class IncrementalHull {
  private final List<Vec> points;
  private final double slack;
  private final List<int[]> triangles = new ArrayList<>();

  private IncrementalHull(List<Vec> points) {
    this.points = points;
    Vec low = points.get(0);
    double size = 0;
    for (Vec p : points) {
      size = Math.max(size, p.distance(low));
    }
    this.slack = 1e-9 * size;
  }

  static IncrementalHull of(List<Vec> points) {
    for (Vec p : points) {
      Preconditions.require(p.isFinite(), "the points of a convex hull must be finite, not %s", p);
    }
    Preconditions.require(
        points.size() >= 4,
        "a convex hull in space needs four points or more, not %s",
        points.size());
    IncrementalHull hull = new IncrementalHull(List.copyOf(points));
    hull.start();
    for (int i = 0; i < points.size(); i++) {
      hull.include(i);
    }
    return hull;
  }

  List<Vec> corners() {
    return points;
  }

  private void start() {
    int b = farthest(i -> points.get(i).distance(points.get(0)));
    Vec along = points.get(b).minus(points.get(0)).normalized();
    int c = farthest(i -> points.get(i).minus(points.get(0)).cross(along).length());
    Vec normal = along.cross(points.get(c).minus(points.get(0))).normalized();
    int d = farthest(i -> Math.abs(points.get(i).minus(points.get(0)).dot(normal)));
    Preconditions.require(
        Math.abs(points.get(d).minus(points.get(0)).dot(normal)) > slack,
        "the points of a convex hull in space are all in one plane; use a polygon");
    boolean above = points.get(d).minus(points.get(0)).dot(normal) > 0;
    int second = above ? c : b;
    int third = above ? b : c;
    triangles.add(new int[] {0, second, third});
    triangles.add(new int[] {0, d, second});
    triangles.add(new int[] {second, d, third});
    triangles.add(new int[] {third, d, 0});
  }

  private int farthest(IntToDoubleFunction measure) {
    int best = 0;
    for (int i = 1; i < points.size(); i++) {
      if (measure.applyAsDouble(i) > measure.applyAsDouble(best)) {
        best = i;
      }
    }
    return best;
  }

  private Vec normal(int[] t) {
    Vec a = points.get(t[0]);
    return points.get(t[1]).minus(a).cross(points.get(t[2]).minus(a)).normalized();
  }

  /**
   * Replaces the triangles that are visible from a point by triangles from their rim to the point.
   */
  private void include(int p) {
    List<int[]> seen = new ArrayList<>();
    for (int[] t : triangles) {
      if (points.get(p).minus(points.get(t[0])).dot(normal(t)) > slack) {
        seen.add(t);
      }
    }
    if (seen.isEmpty()) {
      return;
    }
    TreeMap<Long, int[]> rim = new TreeMap<>();
    seen.forEach(t -> addEdges(rim, t));
    triangles.removeAll(seen);
    rim.values().forEach(edge -> triangles.add(new int[] {edge[0], edge[1], p}));
  }

  /**
   * Adds the edges of a triangle to the rim of an area. An edge that two triangles share is
   * removed.
   */
  private static void addEdges(TreeMap<Long, int[]> rim, int[] triangle) {
    for (int k = 0; k < 3; k++) {
      int a = triangle[k];
      int b = triangle[(k + 1) % 3];
      if (rim.remove(edge(b, a)) == null) {
        rim.put(edge(a, b), new int[] {a, b});
      }
    }
  }

  private static long edge(int a, int b) {
    return (long) a << 32 | b;
  }

  /** Returns the corners of each face, in order; triangles in one plane are combined. */
  List<List<Integer>> faces() {
    List<List<Integer>> result = new ArrayList<>();
    List<int[]> left = new ArrayList<>(triangles);
    while (!left.isEmpty()) {
      int[] first = left.get(0);
      Vec n = normal(first);
      TreeMap<Long, int[]> rim = new TreeMap<>();
      for (int[] t : List.copyOf(left)) {
        if (isInPlane(t, first, n)) {
          left.remove(t);
          addEdges(rim, t);
        }
      }
      result.add(loop(rim));
    }
    return result;
  }

  private boolean isInPlane(int[] t, int[] first, Vec n) {
    for (int corner : t) {
      if (Math.abs(points.get(corner).minus(points.get(first[0])).dot(n)) > 10 * slack) {
        return false;
      }
    }
    return normal(t).dot(n) > 0;
  }

  private static List<Integer> loop(TreeMap<Long, int[]> rim) {
    TreeMap<Integer, Integer> next = new TreeMap<>();
    rim.values().forEach(e -> next.put(e[0], e[1]));
    List<Integer> loop = new ArrayList<>();
    int start = next.firstKey();
    int at = start;
    do {
      loop.add(at);
      at = next.get(at);
    } while (at != start && loop.size() <= next.size());
    return loop;
  }
}
