package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.HalfSpace;
import zoetrope.mobject.Mobject;

/**
 * A plane that hides all points p with {@code direction . p + threshold < 0}; see {@link
 * Mobject#setClipPlane}.
 *
 * @param direction a vector of any length that points to the visible side
 * @param threshold the offset of the plane, in scene units if the direction has length 1
 */
public record ClipPlane(Vec direction, double threshold) {
  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if the direction has length 0 or a number is not finite
   */
  public ClipPlane {
    if (!direction.isFinite() || direction.equals(Vec.ZERO)) {
      throw new IllegalArgumentException(
          "a clip plane cannot face " + direction + ": name a direction, such as UP");
    }
    if (!Double.isFinite(threshold)) {
      throw new IllegalArgumentException(
          "the threshold of a clip plane must be finite, not " + threshold);
    }
  }

  /** Returns a number above 0 on the visible side, 0 in the plane, and below 0 beyond it. */
  public double side(Vec point) {
    return direction.dot(point) + threshold;
  }

  /**
   * Interpolates two planes at {@code t} in [0, 1]. A null plane hides nothing. If one plane is
   * null, the result between 0 and 1 is the other plane.
   */
  public static ClipPlane between(ClipPlane a, ClipPlane b, double t) {
    if (t <= 0 || t >= 1) {
      return t <= 0 ? a : b;
    }
    if (a == null || b == null) {
      return a == null ? b : a;
    }
    Vec direction = a.direction.lerp(b.direction, t);
    double threshold = (1 - t) * a.threshold + t * b.threshold;
    return direction.equals(Vec.ZERO) ? a : new ClipPlane(direction, threshold);
  }

  /** Interpolates two lists of planes, which are paired by their position. */
  public static List<ClipPlane> between(List<ClipPlane> a, List<ClipPlane> b, double t) {
    List<ClipPlane> planes = new ArrayList<>();
    for (int i = 0; i < Math.max(a.size(), b.size()); i++) {
      ClipPlane from = i < a.size() ? a.get(i) : null;
      ClipPlane plane = between(from, i < b.size() ? b.get(i) : null, t);
      if (plane != null) {
        planes.add(plane);
      }
    }
    return planes;
  }

  HalfSpace halfSpace() {
    return new HalfSpace(direction, threshold);
  }
}
