package zoetrope.mobject.shapes;

import java.util.Collections;
import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.VMobject;

/**
 * A closed shape whose sides are circular arcs.
 *
 * <pre>{@code
 * var reuleaux = arcPolygon(PI / 3, UP, LEFT, RIGHT).setFill(BLUE, 0.5);
 * }</pre>
 */
public final class ArcPolygon extends VMobject<ArcPolygon> {

  /** Creates a polygon whose sides are arcs of 45 degrees, counter-clockwise. */
  public ArcPolygon(Vec... corners) {
    this(Math.PI / 4, corners);
  }

  /** Creates a polygon with sides of {@code angle} radians, counter-clockwise if positive. */
  public ArcPolygon(double angle, Vec... corners) {
    this(List.of(corners), Collections.nCopies(corners.length, angle));
  }

  /**
   * Creates a polygon whose side {@code i}, from corner {@code i} to the next one, is an arc of
   * {@code angles.get(i)} radians.
   *
   * @throws IllegalArgumentException if there are fewer than 2 corners, or not one angle for each
   *     corner
   */
  public ArcPolygon(List<Vec> corners, List<Double> angles) {
    super(path(corners, angles));
  }

  private static Path path(List<Vec> corners, List<Double> angles) {
    int n = corners.size();
    Preconditions.require(
        n >= 2 && angles.size() == n,
        "a polygon of arcs needs at least 2 corners and an angle for each, not %s"
            + " corners and %s angles",
        n,
        angles.size());
    angles.forEach(Degrees::check);
    PathBuilder path = Path.builder().moveTo(corners.get(0));
    for (int i = 0; i < n; i++) {
      path.curvesOf(Paths.between(corners.get(i), corners.get((i + 1) % n), angles.get(i)));
    }
    return path.close().build();
  }
}
