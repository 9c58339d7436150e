package zoetrope.mobject.shapes;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.RoundedCorners;
import zoetrope.mobject.VMobject;

/** A closed shape with straight edges, whose corners can be rounded. */
public abstract class AbstractPolygon<S extends AbstractPolygon<S>> extends VMobject<S> {

  /** Creates a shape with this path of straight edges. */
  protected AbstractPolygon(Path path) {
    super(path);
  }

  /** Sets the blue of polygons in the Community theme. */
  final void takeColorOfTheme() {
    if (Theme.isCommunity()) {
      setColor(Palette.BLUE);
    }
  }

  /**
   * Returns the points where the curves of the outline meet, each once. They are the corners,
   * unless the corners are rounded.
   */
  public final List<Vec> vertices() {
    Path path = path();
    List<Vec> vertices = new ArrayList<>();
    for (int i = 0; i < path.curveCount(); i++) {
      vertices.add(path.point(3 * i));
    }
    return vertices;
  }

  /** Rounds the corners by a quarter of the shortest edge. */
  public S roundCorners() {
    return roundCorners(RoundedCorners.shortestEdge(vertices()) / 4);
  }

  /**
   * Rounds the corners by circular arcs of {@code radius} scene units. A negative radius cuts round
   * pieces out of the corners.
   */
  public S roundCorners(double radius) {
    return setPath(RoundedCorners.polygon(vertices(), radius));
  }
}
