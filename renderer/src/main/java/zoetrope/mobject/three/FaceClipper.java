package zoetrope.mobject.three;

import zoetrope.geometry.Affine;
import zoetrope.mobject.ClipPlane;

/** Cuts the faces of a mesh, and keeps what is left as long as neither they nor the plane move. */
final class FaceClipper {
  private PolygonMesh faces;
  private Affine place;
  private ClipPlane plane;
  private ClippedFaces left;

  /** What is left; null when all of it is, also without a plane. */
  ClippedFaces clip(PolygonMesh newFaces, Affine newPlace, ClipPlane newPlane) {
    if (newPlane == null) {
      return null;
    }
    if (newFaces != faces || !newPlace.equals(place) || !newPlane.equals(plane)) {
      faces = newFaces;
      place = newPlace;
      plane = newPlane;
      left = ClippedFaces.of(faces, place, plane);
    }
    return left;
  }
}
