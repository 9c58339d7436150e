package zoetrope.mobject.fields;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;

/**
 * A box with a grid of points, {@code step} scene units apart, where a field is drawn.
 *
 * @param min the corner with the smallest coordinates
 * @param max the corner with the largest coordinates, equal to those of {@code min} if the grid is
 *     flat
 * @param step the distance of neighbouring points, above 0
 */
public record Region(Vec min, Vec max, double step) {
  private static final int MAX_POINTS = 200_000;

  /** A region over a 16:9 frame: x from -8 to 8, y from -4 to 4, every half unit. */
  public static final Region FRAME = plane(-8, 8, -4, 4, 0.5);

  /**
   * Returns {@link #FRAME}, extended to the frame of the scene if this is larger, with a point
   * every half unit.
   */
  public static Region ofFrame() {
    return plane(8, 4);
  }

  /**
   * Returns a region around the origin that covers the frame of the scene. It extends by at least
   * {@code minX} to the left and right, and by at least {@code minY} up and down.
   */
  static Region plane(double minX, double minY) {
    double x = Math.max(minX, Math.ceil(CurrentFrame.xRadius() - 0.5));
    double y = Math.max(minY, Math.ceil(CurrentFrame.yRadius() - 0.5));
    return plane(-x, x, -y, y, 0.5);
  }

  /**
   * Checks the box and the step.
   *
   * @throws IllegalArgumentException if the step is not above 0, a corner is not finite, a
   *     coordinate of {@code max} is below that of {@code min}, or there are more than 200,000
   *     points
   */
  public Region {
    Preconditions.require(
        step > 0 && min.isFinite() && max.isFinite(),
        "a region needs finite corners and a step above 0, not %s, %s and %s",
        min,
        max,
        step);
    Preconditions.require(
        max.x() >= min.x() && max.y() >= min.y() && max.z() >= min.z(),
        "the first corner of a region must have the smaller coordinates, but it is %s, and the"
            + " second is %s",
        min,
        max);
    double count = 1;
    for (int d = 0; d < 3; d++) {
      count *= Math.max(1, Math.floor((max.get(d) - min.get(d)) / step) + 1);
    }
    if (count > MAX_POINTS) {
      throw new IllegalArgumentException(
          "a field with " + (long) count + " points is too large: use a larger step than " + step);
    }
  }

  /** Returns a region of the plane z = 0. */
  public static Region plane(double x0, double x1, double y0, double y1, double step) {
    return new Region(Vec.of(x0, y0), Vec.of(x1, y1), step);
  }

  /**
   * Returns the points by ascending z. Points of equal z are listed column by column, from left to
   * right, and each column from the bottom to the top.
   */
  public List<Vec> points() {
    List<Vec> points = new ArrayList<>();
    for (int k = 0; k <= steps(2); k++) {
      for (int i = 0; i <= steps(0); i++) {
        for (int j = 0; j <= steps(1); j++) {
          points.add(min.plus(new Vec(i, j, k).times(step)));
        }
      }
    }
    return points;
  }

  private int steps(int d) {
    return (int) Math.floor((max.get(d) - min.get(d)) / step + 1e-9);
  }

  /** Returns whether a point is at most {@code padding} outside the box. */
  boolean contains(Vec p, double padding) {
    for (int d = 0; d < 3; d++) {
      if (!(p.get(d) >= min.get(d) - padding && p.get(d) <= max.get(d) + padding)) {
        return false;
      }
    }
    return true;
  }
}
