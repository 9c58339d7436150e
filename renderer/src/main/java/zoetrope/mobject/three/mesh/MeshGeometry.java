package zoetrope.mobject.three.mesh;

import zoetrope.geometry.Affine;

/** What a mesh in a place has in space, whatever light falls on it and wherever the eye is. */
final class MeshGeometry {
  private final PolygonMesh faces;
  private final Affine place;
  private final double[] middles;
  private final double[] normals;
  private double[] vertices;
  private double smoothAngle;
  private double[] smoothNormals;

  /** Of a mesh whose corners are finite. */
  MeshGeometry(PolygonMesh faces, Affine place) {
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

  /** Three coordinates a face of the mean of its corners; must not be modified. */
  double[] middles() {
    return middles;
  }

  /** Three coordinates a face, as {@link PolygonMesh#normals}; must not be modified. */
  double[] normals() {
    return normals;
  }

  /** Three coordinates of each of the faces' points; must not be modified. */
  double[] vertices() {
    if (vertices == null) {
      vertices = faces.vertices(place);
    }
    return vertices;
  }

  /** Three coordinates of each of the faces' {@link SmoothNormals} of an angle. */
  double[] smoothNormals(double angle) {
    if (smoothNormals == null || smoothAngle != angle) {
      smoothNormals = PolygonMesh.mapped(faces.smoothNormals(angle), place);
      smoothAngle = angle;
    }
    return smoothNormals;
  }
}
