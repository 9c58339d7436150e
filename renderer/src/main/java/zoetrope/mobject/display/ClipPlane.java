package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.HalfSpace;
import zoetrope.mobject.Mobject;

/**
 * A plane that hides all points p for which {@code direction . p + threshold} is below 0; see
 * {@link Mobject#setClipPlane}.
 *
 * @param direction towards what is seen; of any length
 * @param threshold the value of the plane
 */
public record ClipPlane(Vec direction, double threshold) {
  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException for a direction of length 0, or a number that is not finite
   */
  public ClipPlane {
    if (!direction.isFinite() || direction.equals(Vec.ZERO)) {
      throw new IllegalArgumentException(
          "a clip plane cannot face " + direction + ": name a direction, such as UP");
    }
    if (!Double.isFinite(threshold)) {
      throw new IllegalArgumentException("the threshold of a clip plane is " + threshold);
    }
  }

  /** Above 0 where things are seen, 0 in the plane. */
  public double side(Vec point) {
    return direction.dot(point) + threshold;
  }

  /**
   * A plane between two, either null for none, at {@code t} in [0, 1]; where there is only one it
   * counts from its end on.
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

  /** Planes between two lists: the first of each, the second, and so on. */
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
