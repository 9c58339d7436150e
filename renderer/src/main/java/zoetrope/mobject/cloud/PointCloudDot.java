package zoetrope.mobject.cloud;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/** A yellow disc of small dots arranged in rings. */
public final class PointCloudDot extends AbstractDotCloud<PointCloudDot> {
  /** Creates a disc of radius 2 about the origin, with a density of 10 per scene unit. */
  public PointCloudDot() {
    this(Vec.ZERO, 2, 10);
  }

  /**
   * Creates a disc of rings that are {@code 1 / density} scene units apart. The dots are 2 stroke
   * units wide. The ring of radius r has {@code 2 pi (r density + 1)} dots, rounded down; the last
   * one is at the same place as the first.
   *
   * @throws IllegalArgumentException if the density is not above 0 and at most 200
   */
  public PointCloudDot(Vec center, double radius, double density) {
    super(points(center, radius, density), Palette.PURE_YELLOW, PointMobject.radiusOf(2));
  }

  private static List<Vec> points(Vec center, double radius, double density) {
    double epsilon = 1 / PointMobject.requireDensity(density);
    List<Vec> points = new ArrayList<>();
    for (int ring = 1; ring * epsilon < radius - 1e-9; ring++) {
      double r = ring * epsilon;
      int n = (int) (2 * Math.PI * (r + epsilon) * density + 1e-9);
      for (int i = 0; i < n; i++) {
        double angle = n == 1 ? 0 : 2 * Math.PI * i / (n - 1);
        points.add(center.plus(Vec.polar(r, angle)));
      }
    }
    return points;
  }
}
