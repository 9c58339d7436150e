package zoetrope.mobject.shapes;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.RoundedCorners;
import zoetrope.mobject.VMobject;

/**
 * A closed shape of straight edges, whose corners can be rounded.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractPolygon<S extends AbstractPolygon<S>> extends VMobject<S> {

  /** A shape of this path, of straight edges. */
  protected AbstractPolygon(Path path) {
    super(path);
  }

  /** Takes the blue that polygons have in the community's theme. */
  final void takeColorOfTheme() {
    if (Theme.isCommunity()) {
      setColor(Palette.BLUE);
    }
  }

  /** The anchors of the outline, each once: the corners, as long as they are not rounded. */
  public final List<Vec> vertices() {
    Path path = path();
    List<Vec> vertices = new ArrayList<>();
    for (int i = 0; i < path.curveCount(); i++) {
      vertices.add(path.point(3 * i));
    }
    return vertices;
  }

  /** Rounds the corners with a quarter of the shortest edge. */
  public S roundCorners() {
    return roundCorners(RoundedCorners.shortestEdge(vertices()) / 4);
  }

  /**
   * Rounds the corners with circular arcs of {@code radius} scene units; a negative radius cuts
   * round pieces out of them.
   */
  public S roundCorners(double radius) {
    return setPath(RoundedCorners.polygon(vertices(), radius));
  }
}
