package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.AbstractMesh;
import zoetrope.mobject.three.mesh.PolygonMesh;

/**
 * A solid with flat faces, by default half transparent and blue with white edges of width 2. In the
 * Community theme, edges are blue and of width 4, and there is a white ball at each corner.
 */
public abstract class AbstractPolyhedron<S extends AbstractPolyhedron<S>> extends AbstractMesh<S> {
  AbstractPolyhedron(List<Vec> points) {
    this(IncrementalHull.of(points));
  }

  private AbstractPolyhedron(IncrementalHull hull) {
    this(hull.corners(), hull.faces());
  }

  AbstractPolyhedron(List<Vec> corners, List<List<Integer>> faces) {
    super(Palette.BLUE);
    setFaces(faces(corners, faces));
    setShading(Shading.phong(0.2, 0.2, 0.2));
    setFill(Palette.BLUE, 0.5);
    setStroke(Palette.WHITE, 2, 1);
    if (Theme.isCommunity()) {
      setStroke(Palette.BLUE, 4, 1).setShading(Shading.additive());
      corners.forEach(corner -> add(new Dot3D(corner)));
    }
  }

  private static PolygonMesh faces(List<Vec> corners, List<List<Integer>> faces) {
    Vec middle = Vec.ZERO;
    for (Vec c : corners) {
      middle = middle.plus(c.times(1.0 / corners.size()));
    }
    List<List<Vec>> polygons = new ArrayList<>();
    for (List<Integer> face : faces) {
      List<Vec> polygon = new ArrayList<>();
      for (int number : face) {
        Preconditions.require(
            number >= 0 && number < corners.size(),
            "a face names corner %s; there are %s corners, numbered from 0",
            number,
            corners.size());
        polygon.add(corners.get(number));
      }
      if (polygon.size() >= 3 && looksInwards(polygon, middle)) {
        Collections.reverse(polygon);
      }
      polygons.add(polygon);
    }
    return PolygonMesh.of(polygons, true);
  }

  private static boolean looksInwards(List<Vec> polygon, Vec middle) {
    Vec area = Vec.ZERO;
    Vec first = polygon.get(0);
    for (int i = 1; i + 1 < polygon.size(); i++) {
      area = area.plus(polygon.get(i).minus(first).cross(polygon.get(i + 1).minus(first)));
    }
    return area.dot(first.minus(middle)) < 0;
  }
}
