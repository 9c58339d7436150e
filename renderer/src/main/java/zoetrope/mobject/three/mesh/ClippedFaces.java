package zoetrope.mobject.three.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.frame.CornerPaint;
import zoetrope.frame.Item;
import zoetrope.frame.Texture;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.HalfSpace;
import zoetrope.mobject.display.ClipPlane;
import zoetrope.mobject.display.ItemClip;

/**
 * The faces that remain after a mesh was clipped at one or more planes.
 *
 * @param faces the remaining faces, cut along the last plane
 * @param source for each remaining face, the index of the face that it was cut from
 * @param corners for each corner, its position on the edge of the face that it was cut from
 * @param before the faces before the last plane cut them; null for the faces of the whole mesh
 */
record ClippedFaces(
    PolygonMesh faces, int[] source, List<HalfSpace.Cut> corners, ClippedFaces before) {
  /**
   * Clips faces at one more plane.
   *
   * @param before the faces that remain after the other planes; null for the whole mesh
   * @return {@code before} if the plane does not cut anything off
   */
  static ClippedFaces of(PolygonMesh mesh, ClippedFaces before, Affine place, ClipPlane plane) {
    PolygonMesh whole = before == null ? mesh : before.faces;
    HalfSpace inside = new HalfSpace(plane.direction(), plane.threshold()).before(place);
    List<List<Vec>> remaining = new ArrayList<>();
    int[] source = new int[whole.size()];
    List<HalfSpace.Cut> corners = new ArrayList<>();
    boolean all = true;
    int face = 0;
    for (List<Vec> polygon : whole.polygons()) {
      List<HalfSpace.Cut> cuts = inside.cut(polygon);
      all &= cuts.stream().allMatch(c -> c.part() == 0) && cuts.size() == polygon.size();
      if (!cuts.isEmpty()) {
        source[remaining.size()] = face;
        remaining.add(cuts.stream().map(c -> c.of(polygon)).toList());
        corners.addAll(cuts);
      }
      face++;
    }
    return all
        ? before
        : new ClippedFaces(
            PolygonMesh.of(remaining, whole.isClosed()),
            Arrays.copyOf(source, remaining.size()),
            corners,
            before);
  }

  /** Returns the value of each remaining face, given the values of the faces of the mesh. */
  int[] pick(int[] ofMesh) {
    int[] values = before == null ? ofMesh : before.pick(ofMesh);
    return Arrays.stream(source).map(face -> values[face]).toArray();
  }

  /**
   * Returns the direction of each remaining face, given those of the faces of the mesh; three
   * coordinates each.
   */
  double[] pick(double[] ofMesh) {
    double[] directions = before == null ? ofMesh : before.pick(ofMesh);
    double[] picked = new double[3 * source.length];
    for (int i = 0; i < source.length; i++) {
      System.arraycopy(directions, 3 * source[i], picked, 3 * i, 3);
    }
    return picked;
  }

  /** Returns the paint of the remaining faces, given the paint of all faces of the mesh. */
  CornerPaint cut(CornerPaint ofMesh, PolygonMesh mesh) {
    CornerPaint paint = before == null ? ofMesh : before.cut(ofMesh, mesh);
    PolygonMesh whole = before == null ? mesh : before.faces;
    int[] first = new int[corners.size()];
    int[] next = new int[corners.size()];
    int k = 0;
    for (int i = 0; i < source.length; i++) {
      int start = whole.asPolygons().start(source[i]);
      int count = whole.cornerCount(source[i]);
      for (int end = k + faces.cornerCount(i); k < end; k++) {
        first[k] = start + corners.get(k).from();
        next[k] = start + (corners.get(k).from() + 1) % count;
      }
    }
    int[] colors = colors(paint.colors(), first, next);
    Texture texture = paint.texture();
    if (texture == null) {
      return new CornerPaint(colors);
    }
    return new CornerPaint(
        colors,
        new Texture(
            texture.picture(),
            values(texture.uv(), 2, first, next),
            texture.darks() == null ? null : colors(texture.darks(), first, next),
            texture.night(),
            texture.day() == null ? null : values(texture.day(), 1, first, next),
            texture.resampling()));
  }

  private int[] colors(int[] whole, int[] first, int[] next) {
    int[] cut = new int[first.length];
    for (int k = 0; k < cut.length; k++) {
      double part = corners.get(k).part();
      for (int shift = 0; shift < 32; shift += 8) {
        double a = whole[first[k]] >>> shift & 255;
        double b = whole[next[k]] >>> shift & 255;
        cut[k] |= (int) (a + part * (b - a) + 0.5) << shift;
      }
    }
    return cut;
  }

  private double[] values(double[] whole, int n, int[] first, int[] next) {
    double[] cut = new double[n * first.length];
    for (int i = 0; i < cut.length; i++) {
      int k = i / n;
      double a = whole[n * first[k] + i % n];
      cut[i] = a + corners.get(k).part() * (whole[n * next[k] + i % n] - a);
    }
    return cut;
  }

  /**
   * Clips faces that are separate items.
   *
   * @param middles three coordinates for each face
   */
  static Items items(List<Item> whole, double[] middles, List<ClipPlane> planes) {
    List<Item> remaining = new ArrayList<>();
    double[] places = new double[middles.length];
    for (int i = 0; i < whole.size(); i++) {
      for (Item part : ItemClip.of(whole.get(i), planes)) {
        int at = 3 * remaining.size();
        places = places.length < at + 3 ? Arrays.copyOf(places, 2 * at + 3) : places;
        System.arraycopy(middles, 3 * i, places, at, 3);
        remaining.add(part);
      }
    }
    return new Items(remaining, places);
  }

  /** Items with three coordinates each for their positions. */
  record Items(List<Item> items, double[] middles) {}
}
