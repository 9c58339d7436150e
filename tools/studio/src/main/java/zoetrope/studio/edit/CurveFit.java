package zoetrope.studio.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Curve;

/** Few points through which a smooth curve runs as a hand drew it. */
public final class CurveFit {
  private static final int MOST_POINTS = 40;
  private static final int MOST_EVEN = 12;
  private static final int SAMPLES = 48;

  /** A curve whose ends are nearer, as a part of its length, is closed. */
  private static final double CLOSED = 0.06;

  private final List<Vec> drawn;
  private final double tolerance;
  private final boolean closed;

  private CurveFit(List<Vec> drawn, double tolerance) {
    this.drawn = drawn;
    this.tolerance = tolerance;
    this.closed = drawn.size() > 8 && isClosed(drawn);
  }

  /**
   * The points for {@code setPointsSmoothly}; those of a closed curve end with the first.
   *
   * @param drawn two points or more, as close as a hand's
   * @param tolerance in scene units, up to which the curve may be off
   */
  public static List<Vec> points(List<Vec> drawn, double tolerance) {
    return new CurveFit(calmed(drawn), tolerance).points();
  }

  /** Without the trembling of a hand: each the mean of its neighbours, but for the ends. */
  private static List<Vec> calmed(List<Vec> points) {
    List<Vec> calm = new ArrayList<>(points);
    for (int i = 1; i < points.size() - 1; i++) {
      Vec sides = points.get(i - 1).plus(points.get(i + 1)).times(0.25);
      calm.set(i, points.get(i).times(0.5).plus(sides));
    }
    return calm;
  }

  private static boolean isClosed(List<Vec> points) {
    double length = 0;
    for (int i = 1; i < points.size(); i++) {
      length += points.get(i).distance(points.get(i - 1));
    }
    return points.get(0).distance(points.get(points.size() - 1)) < CLOSED * length;
  }

  private List<Vec> points() {
    TreeSet<Integer> taken = taken();
    List<Vec> points = new ArrayList<>(taken.stream().map(drawn::get).toList());
    if (closed) {
      points.add(points.get(0));
    }
    return points;
  }

  /** Few that follow one another evenly, or else more where they are needed. */
  private TreeSet<Integer> taken() {
    for (int count = closed ? 4 : 2; count <= MOST_EVEN; count++) {
      TreeSet<Integer> even = even(count);
      if (farthest(even) < 0) {
        return even;
      }
    }
    TreeSet<Integer> taken = even(closed ? 3 : 2);
    while (taken.size() < MOST_POINTS) {
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

  /** The drawn point that the curve is farthest from; -1 when all are near enough. */
  private int farthest(TreeSet<Integer> taken) {
    List<Vec> curve = samples(taken.stream().map(drawn::get).toList());
    int farthest = -1;
    double most = tolerance;
    for (int i = 0; i < drawn.size(); i++) {
      Vec point = drawn.get(i);
      double distance = curve.stream().mapToDouble(point::distance).min().orElse(0);
      if (distance > most && !taken.contains(i)) {
        most = distance;
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
