package zoetrope.internal.svg.shape;

import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * Makes the directions of subpaths alternate with their nesting depth. If the subpaths do not
 * cross, the nonzero rule then fills the same area as the even-odd rule.
 */
final class NestedSubpaths {
  /** Paths with more subpaths stay unchanged, because each subpath is compared with all others. */
  private static final int MAX_SUBPATHS = 5_000;

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

  static Path alternating(Path path) {
    return path.subpathCount() > MAX_SUBPATHS ? path : new NestedSubpaths(path).alternating();
  }

  private Path alternating() {
    PathBuilder all = Path.builder();
    for (int k = 0; k < subpaths.length; k++) {
      boolean reversed = area(subpaths[k]) < 0 != (depth(k) % 2 == 1);
      all.append(reversed ? subpaths[k].reversed() : subpaths[k]);
    }
    return all.build();
  }

  /** Returns the number of other subpaths that contain subpath {@code k}. */
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

  /**
   * Whether a point is inside the polygon through the points of a subpath, by the even-odd rule.
   */
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

  /** Returns twice the signed area of the polygon through the points of a subpath. */
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
