package zoetrope.mobject.three.mesh;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.internal.diagnostics.Preconditions;

/** The geometry of a mesh in a place, which does not depend on light and eye. */
final class MeshGeometry {
  private final PolygonMesh faces;
  private final Affine place;
  private final double[] middles;
  private final double[] normals;
  private double[] vertices;
  private double smoothAngle;
  private double[] smoothNormals;

  /**
   * Creates the geometry of a mesh of a kind.
   *
   * @throws IllegalStateException if a corner is not finite
   */
  MeshGeometry(String kind, PolygonMesh faces, Affine place) {
    Bounds box = faces.bounds();
    if (!place.isFinite() || !box.min().isFinite() || !box.max().isFinite()) {
      throw new IllegalStateException(
          Preconditions.a(kind)
              + " has a corner that is not a finite number: look for a division by zero or a NaN in"
              + " its function, size or position");
    }
    this.faces = faces;
    this.place = place;
    middles = faces.middles(place);
    normals = faces.normals(place);
  }

  PolygonMesh faces() {
    return faces;
  }

  Affine place() {
    return place;
  }

  /** Returns three coordinates for each face, the mean of its corners; must not be modified. */
  double[] middles() {
    return middles;
  }

  /** Returns three coordinates of each face's normal; must not be modified. */
  double[] normals() {
    return normals;
  }

  /** Returns three coordinates for each point of the faces; must not be modified. */
  double[] vertices() {
    if (vertices == null) {
      vertices = faces.vertices(place);
    }
    return vertices;
  }

  /** Returns three coordinates for each of the {@link SmoothNormals} of an angle. */
  double[] smoothNormals(double angle) {
    if (smoothNormals == null || smoothAngle != angle) {
      smoothNormals = PolygonMesh.mapped(faces.smoothNormals(angle), place);
      smoothAngle = angle;
    }
    return smoothNormals;
  }
}
