package zoetrope.mobject.three.mesh;

import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.mobject.display.ClipPlane;

/** A clipper of the faces of a mesh. It caches its result until faces or planes move. */
final class FaceClipper {
  private PolygonMesh faces;
  private Affine place;
  private List<ClipPlane> planes;
  private ClippedFaces left;

  /** Returns the remaining faces, or null if all remain. */
  ClippedFaces clip(PolygonMesh newFaces, Affine newPlace, List<ClipPlane> newPlanes) {
    if (newPlanes.isEmpty()) {
      return null;
    }
    if (newFaces != faces || !newPlace.equals(place) || !newPlanes.equals(planes)) {
      faces = newFaces;
      place = newPlace;
      planes = newPlanes;
      left = null;
      for (ClipPlane plane : planes) {
        left = ClippedFaces.of(faces, left, place, plane);
      }
    }
    return left;
  }
}
