package zoetrope.internal.raster;

import java.util.function.Function;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Polygons;

/**
 * Meshes of faces before the eye, which is what surfaces are: the edges of their faces are the same
 * as in the general way, but nothing is cut into pieces, and all faces become one figure. Only
 * faces that cross themselves, as where a surface is seen edge on, go the general way.
 */
final class MeshProjector {
  private final FillOutline outline;
  private final EdgeList edges;
  private final ProjectedMesh.Builder facets = new ProjectedMesh.Builder();
  private double[] corners = new double[64];

  MeshProjector(FillOutline outline, EdgeList edges) {
    this.outline = outline;
    this.edges = edges;
  }

  /**
   * The faces of a mesh, moved outwards by {@code growth} pixels.
   *
   * @param map the mesh's coordinates to homogeneous pixels
   * @param general makes figures of faces that are not as simple as here
   * @return null when part of the mesh lies behind the eye or very far outside
   */
  ProjectedMesh build(
      Item.Mesh mesh, Affine map, double growth, Function<Item, DrawCommand> general) {
    Polygons polygons = mesh.polygons();
    if (corners.length < 3 * polygons.cornerCount()) {
      corners = new double[3 * polygons.cornerCount()];
    }
    polygons.coordinates(map, corners);
    if (!project(3 * polygons.cornerCount())) {
      return null;
    }
    int alpha = (int) (255 * mesh.opacity() + 0.5) << 24;
    facets.clear();
    for (int i : mesh.order()) {
      edges.clear();
      int count = polygons.cornerCount(i);
      if (outline.grown(corners, polygons.start(i), count, growth, edges)) {
        facets.add(edges, alpha | mesh.colors()[i] & 0xFFFFFF);
      } else {
        general.apply(mesh.face(i)).layers().forEach(facets::add);
      }
    }
    return facets.build();
  }

  /** Divides by {@code w}; false when a corner lies behind the eye or very far outside. */
  private boolean project(int size) {
    for (int i = 0; i < size; i += 3) {
      double w = corners[i + 2];
      if (!(w >= Projection.NEAR)) {
        return false;
      }
      if (w != 1) {
        double s = 1 / w;
        corners[i] *= s;
        corners[i + 1] *= s;
      }
      if (!EdgeList.isNear(corners[i]) || !EdgeList.isNear(corners[i + 1])) {
        return false;
      }
    }
    return true;
  }
}
