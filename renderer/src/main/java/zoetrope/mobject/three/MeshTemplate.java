package zoetrope.mobject.three;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import zoetrope.mobject.three.mesh.PolygonMesh;

/**
 * Faces whose structure many solids share. Solids of one template differ only in the heights of
 * their levels along the z axis.
 */
final class MeshTemplate {
  private static final int MAX_TEMPLATES = 256;
  private static final Map<Object, MeshTemplate> TEMPLATES = new ConcurrentHashMap<>();

  private final PolygonMesh faces;

  private MeshTemplate(PolygonMesh faces) {
    this.faces = faces;
    faces.points().firstCorners();
  }

  /**
   * Returns the template of {@code key}, which determines the faces. {@code make} is called if the
   * template is not cached.
   */
  static MeshTemplate of(Object key, Supplier<PolygonMesh> make) {
    MeshTemplate known = TEMPLATES.get(key);
    if (known == null) {
      if (TEMPLATES.size() >= MAX_TEMPLATES) {
        TEMPLATES.clear();
      }
      known = new MeshTemplate(make.get());
      TEMPLATES.put(key, known);
    }
    return known;
  }

  /**
   * Returns the faces of a solid.
   *
   * @param heights the new z coordinate of the points at z = 0, 1, ...; all points of the template
   *     must be at one of these heights
   */
  PolygonMesh at(double... heights) {
    return faces.mapZ(z -> heights[(int) z]);
  }

  PolygonMesh unchanged() {
    return faces.mapZ(z -> z);
  }
}
