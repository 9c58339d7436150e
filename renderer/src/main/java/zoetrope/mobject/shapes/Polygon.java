package zoetrope.mobject.shapes;

import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * A polygon of any corners.
 *
 * <pre>{@code
 * var kite = polygon(UP, RIGHT, down(2), LEFT).roundCorners(0.2);
 * }</pre>
 */
public final class Polygon extends AbstractPolygon<Polygon> {

  /** Through the corners and back to the first. */
  public Polygon(Vec... corners) {
    super(Path.polygon(corners));
    takeColorOfTheme();
  }

  /** Through the corners and back to the first. */
  public Polygon(List<Vec> corners) {
    this(corners.toArray(Vec[]::new));
  }
}
