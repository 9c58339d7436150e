package zoetrope.internal.geometry;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.geometry.Vec;

/** The convex hull of points in the plane. */
public final class PlaneHull {
  /** Smaller cross products and steps count as 0, because they may be rounding errors. */
  private static final double ROUNDING = 1e-9;

  private PlaneHull() {}

  /** Returns the corners of the hull; see {@link #corners}. */
  public static List<Vec> of(List<Vec> points) {
    double[] places = new double[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      places[2 * i] = points.get(i).x();
      places[2 * i + 1] = points.get(i).y();
    }
    return IntStream.of(corners(places)).mapToObj(points::get).toList();
  }

  /**
   * Returns the indices of the corners of the hull of points {@code x, y, x, y, ...}:
   * counter-clockwise, from the rightmost one on. There are fewer than three if all points are on
   * one line. This is Andrew's monotone chain: first the upper half, from right to left.
   */
  public static int[] corners(double[] points) {
    int count = points.length / 2;
    Integer[] order = new Integer[count];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (i, j) -> fromRight(points, i, j));
    int[] hull = new int[2 * count + 1];
    int size = 0;
    for (int pass = 0; pass < 2; pass++) {
      int floor = size;
      for (int i = 0; i < count; i++) {
        int p = order[pass == 0 ? i : count - 1 - i];
        while (size >= floor + 2 && !(cross(points, hull[size - 2], hull[size - 1], p) > 0)) {
          size--;
        }
        hull[size++] = p;
      }
      size = Math.max(0, size - 1);
    }
    return Arrays.copyOf(hull, size);
  }

  private static int fromRight(double[] points, int i, int j) {
    int byX = Double.compare(points[2 * j], points[2 * i]);
    return byX != 0 ? byX : Double.compare(points[2 * j + 1], points[2 * i + 1]);
  }

  /** Returns the cross product of the steps from a to b and from b to p; above 0 to the left. */
  private static double cross(double[] points, int a, int b, int p) {
    double x = points[2 * b] - points[2 * a];
    double y = points[2 * b + 1] - points[2 * a + 1];
    return x * (points[2 * p + 1] - points[2 * b + 1]) - y * (points[2 * p] - points[2 * b]);
  }

  /** Returns whether a loop of points {@code x, y, x, y, ...} is convex, apart from rounding. */
  public static boolean isConvex(double[] loop) {
    int count = loop.length / 2;
    boolean left = false;
    boolean right = false;
    int reversals = 0;
    double before = 0;
    for (int i = 0; i < count; i++) {
      int next = (i + 1) % count;
      double turn = cross(loop, i, next, (i + 2) % count);
      left |= turn > ROUNDING;
      right |= turn < -ROUNDING;
      double step = loop[2 * next] - loop[2 * i];
      if (Math.abs(step) > ROUNDING) {
        reversals += step * before < 0 ? 1 : 0;
        before = step;
      }
    }
    // A loop that goes around more than once also turns to one side only.
    return !(left && right) && reversals <= 2;
  }
}
