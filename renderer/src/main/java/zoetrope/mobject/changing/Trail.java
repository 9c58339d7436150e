package zoetrope.mobject.changing;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.SmoothCurve;
import zoetrope.geometry.Vec;

/** The past positions of a point and their times, as far back as needed. */
final class Trail {
  private final List<Vec> points;
  private final List<Double> times;

  /** Whether the last point is only the present end of the trail, not a sample. */
  private boolean loose;

  /** The curve through all samples; equal neighbours occur once. */
  private SmoothCurve curve;

  Trail() {
    this(List.of(), List.of(), false, new SmoothCurve());
  }

  private Trail(List<Vec> points, List<Double> times, boolean loose, SmoothCurve curve) {
    this.points = new ArrayList<>(points);
    this.times = new ArrayList<>(times);
    this.loose = loose;
    this.curve = curve;
  }

  Trail copy() {
    return new Trail(points, times, loose, curve.copy());
  }

  /** Ends the trail at {@code p} until the next position is noted. */
  void end(Vec p, double time) {
    dropLoose();
    points.add(p);
    times.add(time);
    loose = true;
  }

  private void dropLoose() {
    if (loose) {
      points.remove(points.size() - 1);
      times.remove(times.size() - 1);
      loose = false;
    }
  }

  /**
   * Adds a sample. While the point does not move, only its first and its last sample there are
   * stored.
   */
  void note(Vec p, double time) {
    dropLoose();
    int n = points.size();
    if (n >= 2 && points.get(n - 1).equals(p) && points.get(n - 2).equals(p)) {
      times.set(n - 1, time);
    } else {
      points.add(p);
      times.add(time);
      extendTo(p);
    }
  }

  private void extendTo(Vec p) {
    if (!p.equals(curve.last())) {
      curve.add(p);
    }
  }

  /**
   * Cuts off everything before {@code time}; the trail then starts at its position at that time.
   */
  void forgetBefore(double time) {
    int first = 0;
    while (first + 1 < points.size() && times.get(first + 1) <= time) {
      first++;
    }
    boolean begins = first + 1 < points.size() && times.get(first) < time;
    if (first == 0 && !begins) {
      return;
    }
    points.subList(0, first).clear();
    times.subList(0, first).clear();
    if (begins) {
      double share = (time - times.get(0)) / (times.get(1) - times.get(0));
      points.set(0, points.get(0).lerp(points.get(1), share));
      times.set(0, time);
    }
    curve = new SmoothCurve();
    points.subList(0, points.size() - (loose ? 1 : 0)).forEach(this::extendTo);
  }

  /** Returns a smooth curve through the points, empty if there is only one position. */
  Path path() {
    Vec end = loose ? points.get(points.size() - 1) : null;
    return end == null || end.equals(curve.last()) ? curve.path() : curve.pathTo(end);
  }
}
