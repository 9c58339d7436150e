package zoetrope.internal.svg.text;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** A path that letters stand on, by the distance along it. */
final class TextTrack {
  private static final int STEPS = 24;

  /** Both ends of each piece, and how far along the path it ends. */
  private final List<Vec> starts = new ArrayList<>();

  private final List<Vec> ends = new ArrayList<>();
  private final List<Double> reached = new ArrayList<>();
  private double length;

  TextTrack(Path path) {
    for (int k = 0; k < path.subpathCount(); k++) {
      Path subpath = path.subpath(k);
      for (int i = 0; i < subpath.curveCount(); i++) {
        addCurve(subpath, 3 * i);
      }
    }
  }

  private void addCurve(Path path, int at) {
    Vec last = path.point(at);
    for (int i = 1; i <= STEPS; i++) {
      double t = (double) i / STEPS;
      double s = 1 - t;
      Vec next =
          path.point(at)
              .times(s * s * s)
              .plus(path.point(at + 1).times(3 * s * s * t))
              .plus(path.point(at + 2).times(3 * s * t * t))
              .plus(path.point(at + 3).times(t * t * t));
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
   * Takes the origin, and x along the line of a text, to the point of the path at a distance; null
   * where the path does not reach.
   */
  Affine at(double distance) {
    if (!(distance >= 0 && distance <= length) || ends.isEmpty()) {
      return null;
    }
    int low = 0;
    int high = reached.size() - 1;
    while (low < high) {
      int middle = (low + high) / 2;
      if (reached.get(middle) < distance) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    Vec along = ends.get(low).minus(starts.get(low)).normalized();
    Vec place = ends.get(low).minus(along.times(reached.get(low) - distance));
    return Affine.plane(along.x(), along.y(), -along.y(), along.x(), place.x(), place.y());
  }
}
