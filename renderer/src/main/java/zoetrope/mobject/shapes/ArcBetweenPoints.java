package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.processor.Word;

/** A circular arc from point to point. */
public final class ArcBetweenPoints extends AbstractArc<ArcBetweenPoints> {

  /** Creates a quarter turn between two points, counter-clockwise. */
  public ArcBetweenPoints(Vec start, Vec end) {
    this(start, end, Math.PI / 2);
  }

  /** Creates an arc of {@code angle} radians, counter-clockwise if positive; straight for 0. */
  public ArcBetweenPoints(Vec start, Vec end, double angle) {
    super(path(start, end, angle));
  }

  /**
   * Creates the shorter arc of this radius, in scene units; a negative radius turns clockwise.
   *
   * @throws IllegalArgumentException if no circle of this radius goes through both points
   */
  @Word("arcOfRadius")
  public static ArcBetweenPoints ofRadius(Vec start, Vec end, double radius) {
    double half = start.distance(end) / 2;
    if (!(Math.abs(radius) >= half)) {
      throw new IllegalArgumentException(
          "no circle of radius " + radius + " goes through points " + 2 * half + " apart");
    }
    return new ArcBetweenPoints(
        start, end, Math.signum(radius) * 2 * StrictMath.asin(half / Math.abs(radius)));
  }

  private static Path path(Vec start, Vec end, double angle) {
    if (angle == 0) {
      return Path.polyline(start, end);
    }
    return Paths.putStartAndEndOn(
        Paths.arc(Vec.ZERO, 1, 0, Degrees.check(angle), CURVES), start, end);
  }
}
