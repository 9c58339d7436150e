package zoetrope.studio.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import zoetrope.geometry.SpaceOps;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Curve;

/** Fits a smooth curve through few points to a curve drawn by hand. */
public final class CurveFit {
  private static final int MAX_POINTS = 40;
  private static final int MAX_EVEN_POINTS = 12;
  private static final int SAMPLES = 48;

  /**
   * A curve of more than eight points is closed if the distance of its ends is less than this
   * fraction of its length.
   */
  private static final double MAX_CLOSED_GAP = 0.06;

  private final List<Vec> drawn;
  private final double tolerance;
  private final boolean closed;

  private CurveFit(List<Vec> drawn, double tolerance) {
    this.drawn = drawn;
    this.tolerance = tolerance;
    this.closed = drawn.size() > 8 && isClosed(drawn);
  }

  /**
   * Returns the points for {@code setPointsSmoothly}; a closed curve ends with its first point.
   *
   * @param drawn at least two points, dense as drawn by hand
   * @param tolerance the maximum distance from the curve in scene units
   */
  public static List<Vec> points(List<Vec> drawn, double tolerance) {
    return new CurveFit(calmed(drawn), tolerance).points();
  }

  /**
   * Smooths the points, except the ends: each moves half of the way to the middle of its
   * neighbours.
   */
  private static List<Vec> calmed(List<Vec> points) {
    List<Vec> calm = new ArrayList<>(points);
    for (int i = 1; i < points.size() - 1; i++) {
      Vec sides = points.get(i - 1).plus(points.get(i + 1)).times(0.25);
      calm.set(i, points.get(i).times(0.5).plus(sides));
    }
    return calm;
  }

  private static boolean isClosed(List<Vec> points) {
    double gap = points.get(0).distance(points.get(points.size() - 1));
    return gap < MAX_CLOSED_GAP * SpaceOps.polyLineLength(points);
  }

  private List<Vec> points() {
    TreeSet<Integer> taken = taken();
    List<Vec> points = new ArrayList<>(taken.stream().map(drawn::get).toList());
    if (closed) {
      points.add(points.get(0));
    }
    return points;
  }

  /**
   * Returns the indices of the drawn points that the curve passes through. If up to {@value
   * #MAX_EVEN_POINTS} evenly spaced points are precise enough, returns these. Otherwise starts with
   * two or three points, and adds the point that is farthest from the curve until all points are
   * near enough, or there are {@value #MAX_POINTS} points.
   */
  private TreeSet<Integer> taken() {
    for (int count = closed ? 4 : 2; count <= MAX_EVEN_POINTS; count++) {
      TreeSet<Integer> even = even(count);
      if (farthest(even) < 0) {
        return even;
      }
    }
    TreeSet<Integer> taken = even(closed ? 3 : 2);
    while (taken.size() < MAX_POINTS) {
      int farthest = farthest(taken);
      if (farthest < 0) {
        break;
      }
      taken.add(farthest);
    }
    return taken;
  }

  private TreeSet<Integer> even(int count) {
    TreeSet<Integer> even = new TreeSet<>();
    int parts = closed ? count : count - 1;
    for (int i = 0; i < count; i++) {
      even.add((int) Math.round((double) i * (drawn.size() - 1) / parts));
    }
    return even;
  }

  /** Returns the drawn point that is farthest from the curve; -1 if all are near enough. */
  private int farthest(TreeSet<Integer> taken) {
    List<Vec> curve = samples(taken.stream().map(drawn::get).toList());
    int farthest = -1;
    double largest = tolerance;
    for (int i = 0; i < drawn.size(); i++) {
      Vec point = drawn.get(i);
      double distance = curve.stream().mapToDouble(point::distance).min().orElse(0);
      if (distance > largest && !taken.contains(i)) {
        largest = distance;
        farthest = i;
      }
    }
    return farthest;
  }

  private List<Vec> samples(List<Vec> points) {
    List<Vec> ends = new ArrayList<>(points);
    if (closed) {
      ends.add(points.get(0));
    }
    Curve curve = new Curve().setPointsSmoothly(ends);
    int count = SAMPLES * points.size();
    return IntStream.rangeClosed(0, count)
        .mapToObj(i -> curve.pointAt((double) i / count))
        .toList();
  }
}
