package zoetrope.mobject.shapes;

import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * A polygon with arbitrary corners.
 *
 * <pre>{@code
 * var kite = polygon(UP, RIGHT, down(2), LEFT).roundCorners(0.2);
 * }</pre>
 */
public final class Polygon extends AbstractPolygon<Polygon> {

  /** Creates a polygon through the corners and back to the first. */
  public Polygon(Vec... corners) {
    super(Path.polygon(corners));
    takeColorOfTheme();
  }

  /** Creates a polygon through the corners and back to the first. */
  public Polygon(List<Vec> corners) {
    this(corners.toArray(Vec[]::new));
  }
}
