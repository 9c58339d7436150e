package zoetrope.internal.raster.command;

import java.util.function.Function;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Polygons;
import zoetrope.internal.raster.coverage.EdgeList;
import zoetrope.internal.raster.coverage.ProjectedMesh;
import zoetrope.internal.raster.outline.FillOutline;
import zoetrope.internal.raster.outline.Projection;

/**
 * Projects meshes that are completely farther from the camera than the near plane. A face has the
 * same edges as if it were drawn as a shape, but this is faster, and all faces become one command.
 * Only faces whose outline has no area or crosses itself are drawn as general shapes. This happens
 * if a surface is seen edge-on.
 */
final class MeshProjector {
  private final FillOutline outline;
  private final EdgeList edges;
  private final ProjectedMesh.Builder projected = new ProjectedMesh.Builder();
  private double[] corners = new double[64];

  MeshProjector(FillOutline outline, EdgeList edges) {
    this.outline = outline;
    this.edges = edges;
  }

  /**
   * Returns the faces of a mesh, grown by {@code outset} pixels.
   *
   * @param map maps the mesh's coordinates to homogeneous pixels
   * @param general builds the command of a face that has no area or crosses itself
   * @return null if a part of the mesh is nearer than the near plane, or more than 2^20 pixels away
   *     from the origin
   */
  ProjectedMesh build(
      Item.Mesh mesh, Affine map, double outset, Function<Item, DrawCommand> general) {
    Polygons polygons = mesh.polygons();
    if (corners.length < 3 * polygons.cornerCount()) {
      corners = new double[3 * polygons.cornerCount()];
    }
    polygons.coordinates(map, corners);
    if (!project(3 * polygons.cornerCount())) {
      return null;
    }
    int alpha = (int) (255 * mesh.opacity() + 0.5) << 24;
    projected.clear();
    for (int i : mesh.order()) {
      edges.clear();
      int count = polygons.cornerCount(i);
      if (outline.addOffset(corners, polygons.start(i), count, outset, edges)) {
        projected.add(edges, alpha | mesh.colors()[i] & 0xFFFFFF);
      } else {
        general.apply(mesh.face(i)).ops().forEach(projected::add);
      }
    }
    return projected.build();
  }

  /** Divides by {@code w}; returns false if a corner is too near, or too far for fixed point. */
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
      if (!EdgeList.isInGuardBand(corners[i]) || !EdgeList.isInGuardBand(corners[i + 1])) {
        return false;
      }
    }
    return true;
  }
}
