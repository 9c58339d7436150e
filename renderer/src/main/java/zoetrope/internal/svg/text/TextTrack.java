package zoetrope.internal.svg.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.Bezier;

/** A path for letters, parametrized by arc length. */
final class TextTrack {
  private static final int STEPS_PER_CURVE = 24;

  /** The starts of the line segments that approximate the path. */
  private final List<Vec> starts = new ArrayList<>();

  /** The ends of the line segments. */
  private final List<Vec> ends = new ArrayList<>();

  /** The arc length at the end of each line segment. */
  private final List<Double> reached = new ArrayList<>();

  private double length;

  TextTrack(Path path) {
    for (int k = 0; k < path.subpathCount(); k++) {
      Path subpath = path.subpath(k);
      for (int i = 0; i < subpath.curveCount(); i++) {
        addCurve(subpath.coordinates(), 9 * i);
      }
    }
  }

  private void addCurve(double[] c, int at) {
    Vec last = Bezier.point(c, at, 0);
    for (int i = 1; i <= STEPS_PER_CURVE; i++) {
      Vec next = Bezier.point(c, at, (double) i / STEPS_PER_CURVE);
      double step = next.minus(last).length();
      if (step > 0) {
        length += step;
        starts.add(last);
        ends.add(next);
        reached.add(length);
      }
      last = next;
    }
  }

  double length() {
    return length;
  }

  /**
   * Returns the map that moves the origin to the point at a distance along the path and turns the x
   * axis to the direction of the path there. Returns null beyond the ends of the path.
   */
  Affine at(double distance) {
    if (!(distance >= 0 && distance <= length) || ends.isEmpty()) {
      return null;
    }
    int found = Collections.binarySearch(reached, distance);
    int i = found < 0 ? -found - 1 : found;
    Vec along = ends.get(i).minus(starts.get(i)).normalized();
    Vec place = ends.get(i).minus(along.times(reached.get(i) - distance));
    return Affine.plane(along.x(), along.y(), -along.y(), along.x(), place.x(), place.y());
  }
}
