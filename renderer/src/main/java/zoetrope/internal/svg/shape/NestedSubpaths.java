package zoetrope.internal.svg.shape;

import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * Gives subpaths directions that alternate with how deep they are nested. Of subpaths that do not
 * cross, the nonzero rule then fills what the even-odd rule does.
 */
final class NestedSubpaths {
  /** More are left as they are, as each is compared with all others. */
  private static final int MOST = 5_000;

  private final Path[] subpaths;
  private final Bounds[] boxes;

  private NestedSubpaths(Path path) {
    subpaths = new Path[path.subpathCount()];
    boxes = new Bounds[subpaths.length];
    for (int k = 0; k < subpaths.length; k++) {
      subpaths[k] = path.subpath(k);
      boxes[k] = subpaths[k].bounds();
    }
  }

  /** The same outlines, in alternating directions. */
  static Path alternating(Path path) {
    return path.subpathCount() > MOST ? path : new NestedSubpaths(path).alternating();
  }

  private Path alternating() {
    PathBuilder all = Path.builder();
    for (int k = 0; k < subpaths.length; k++) {
      boolean reversed = area(subpaths[k]) < 0 != (depth(k) % 2 == 1);
      all.append(reversed ? subpaths[k].reversed() : subpaths[k]);
    }
    return all.build();
  }

  /** How many others a subpath lies in. */
  private int depth(int k) {
    Vec start = subpaths[k].start();
    int depth = 0;
    for (int i = 0; i < subpaths.length; i++) {
      if (i != k && contains(boxes[i], boxes[k]) && contains(subpaths[i], start)) {
        depth++;
      }
    }
    return depth;
  }

  private static boolean contains(Bounds outer, Bounds inner) {
    return outer.min().x() <= inner.min().x()
        && outer.min().y() <= inner.min().y()
        && outer.max().x() >= inner.max().x()
        && outer.max().y() >= inner.max().y();
  }

  /** Whether a point lies in the polygon of a subpath's points, by the even-odd rule. */
  private static boolean contains(Path path, Vec at) {
    boolean inside = false;
    Vec last = path.point(path.pointCount() - 1);
    for (int i = 0; i < path.pointCount(); i++) {
      Vec p = path.point(i);
      if (p.y() > at.y() != last.y() > at.y()
          && at.x() < (last.x() - p.x()) * (at.y() - p.y()) / (last.y() - p.y()) + p.x()) {
        inside = !inside;
      }
      last = p;
    }
    return inside;
  }

  /** The signed area of the polygon of a subpath's points, times two. */
  private static double area(Path path) {
    double sum = 0;
    Vec last = path.point(path.pointCount() - 1);
    for (int i = 0; i < path.pointCount(); i++) {
      Vec p = path.point(i);
      sum += last.x() * p.y() - last.y() * p.x();
      last = p;
    }
    return sum;
  }
}
