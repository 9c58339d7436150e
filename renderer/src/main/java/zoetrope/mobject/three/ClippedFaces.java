package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.HalfSpace;
import zoetrope.mobject.ClipPlane;
import zoetrope.mobject.ItemClip;

/**
 * What a clip plane leaves of a mesh.
 *
 * @param faces the faces that are left, cut along the plane
 * @param source for each the number of the face that it is of
 */
record ClippedFaces(PolygonMesh faces, int[] source) {
  /** Null when all of it is left. */
  static ClippedFaces of(PolygonMesh whole, Affine place, ClipPlane plane) {
    HalfSpace inside = new HalfSpace(plane.direction(), plane.threshold()).before(place);
    List<List<Vec>> kept = new ArrayList<>();
    int[] source = new int[whole.size()];
    boolean all = true;
    int face = 0;
    for (List<Vec> corners : whole.polygons()) {
      List<Vec> part = inside.polygon(corners);
      all &= part == corners;
      if (!part.isEmpty()) {
        source[kept.size()] = face;
        kept.add(part);
      }
      face++;
    }
    return all
        ? null
        : new ClippedFaces(
            PolygonMesh.of(kept, whole.isClosed()), Arrays.copyOf(source, kept.size()));
  }

  /** The values of the faces that these are of, {@code n} a face. */
  double[] pick(double[] values, int n) {
    double[] picked = new double[n * source.length];
    for (int i = 0; i < picked.length; i++) {
      picked[i] = values[n * source[i / n] + i % n];
    }
    return picked;
  }

  /**
   * What is left of faces that are items of their own.
   *
   * @param middles three coordinates a face
   */
  static Items items(List<Item> whole, double[] middles, ClipPlane plane) {
    List<Item> kept = new ArrayList<>();
    double[] places = new double[middles.length];
    for (int i = 0; i < whole.size(); i++) {
      for (Item part : ItemClip.of(whole.get(i), plane)) {
        int at = 3 * kept.size();
        places = places.length < at + 3 ? Arrays.copyOf(places, 2 * at + 3) : places;
        System.arraycopy(middles, 3 * i, places, at, 3);
        kept.add(part);
      }
    }
    return new Items(kept, places);
  }

  /** Items with three coordinates each of where they are. */
  record Items(List<Item> items, double[] middles) {}
}
