package zoetrope.mobject.shapes;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.VMobject;

/**
 * Several closed polygons as one blue outline.
 *
 * <pre>{@code
 * var star = polygram(List.of(List.of(UP, DL, DR), List.of(DOWN, UL, UR)));
 * }</pre>
 */
public final class Polygram extends VMobject<Polygram> {

  /**
   * Creates the polygons through these corners.
   *
   * @throws IllegalArgumentException if there is no polygon, or one has fewer than two corners
   */
  public Polygram(List<List<Vec>> polygons) {
    super(path(polygons));
    setColor(Palette.BLUE);
  }

  static Path path(List<List<Vec>> polygons) {
    Preconditions.require(!polygons.isEmpty(), "a polygram needs at least one list of corners");
    PathBuilder path = Path.builder();
    for (List<Vec> corners : polygons) {
      Preconditions.require(
          corners.size() >= 2,
          "each polygon of a polygram needs at least 2 corners, not %s",
          corners.size());
      path.append(Path.polygon(corners.toArray(Vec[]::new)));
    }
    return path.build();
  }
}
