package zoetrope.internal.raster.depth;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Polygons;
import zoetrope.internal.raster.outline.ItemProjection;
import zoetrope.internal.raster.outline.Projection;

/** The projected vertices of a mesh, each projected once even if several faces share it. */
final class MeshVertices {
  /** The vertices in homogeneous pixels; {@link #others} contains those of a second map. */
  private double[] homogeneous = new double[64];

  private double[] others = new double[0];
  private boolean[] inside = new boolean[16];
  private boolean areAllInside;

  private int[] ofCorners = new int[0];

  private int[] numbers = new int[0];

  /**
   * Projects all vertices.
   *
   * @param place maps the mesh's coordinates to homogeneous pixels
   * @param nearer how far the vertices are moved towards the eye, in homogeneous coordinates
   * @param faces receives the vertices as its first points
   */
  void project(Polygons polygons, ItemProjection place, double nearer, DepthFacesBuilder faces) {
    boolean shared = polygons.vertices() != null;
    int count = shared ? polygons.vertexCount() : polygons.cornerCount();
    ofCorners = shared ? polygons.vertices() : numbers(count);
    if (inside.length < count) {
      homogeneous = new double[3 * count];
      inside = new boolean[count];
    }
    map(polygons, place.map(), homogeneous);
    if (place.other() != null) {
      mix(polygons, place.other(), place.mix(), 3 * count);
    }
    faces.points(count);
    areAllInside = true;
    for (int v = 0; v < count; v++) {
      divide(v, nearer, faces);
      areAllInside &= inside[v];
    }
  }

  private int[] numbers(int count) {
    if (numbers.length < count) {
      numbers = new int[count];
      for (int i = 0; i < count; i++) {
        numbers[i] = i;
      }
    }
    return numbers;
  }

  private static void map(Polygons polygons, Affine map, double[] target) {
    if (polygons.vertices() != null) {
      polygons.vertexCoordinates(map, target);
    } else {
      polygons.coordinates(map, target);
    }
  }

  private void divide(int v, double nearer, DepthFacesBuilder faces) {
    double x = homogeneous[3 * v];
    double y = homogeneous[3 * v + 1];
    double w = homogeneous[3 * v + 2];
    double far = DepthFacesBuilder.GUARD * w;
    inside[v] = w >= Projection.NEAR && Math.abs(x) < far && Math.abs(y) < far;
    if (inside[v]) {
      double scale = 1 / w;
      faces.point(v, x * scale, y * scale, scale + scale * scale * nearer);
    }
  }

  /** Interpolates between the projections of two maps: in pixels, and linearly in {@code w}. */
  private void mix(Polygons polygons, Affine other, double part, int size) {
    if (others.length < size) {
      others = new double[size];
    }
    map(polygons, other, others);
    double[] p = homogeneous;
    for (int i = 0; i < size; i += 3) {
      double v = p[i + 2];
      double w = others[i + 2];
      if (v >= Projection.NEAR && w >= Projection.NEAR) {
        double mixed = (1 - part) * v + part * w;
        p[i] = ((1 - part) * p[i] / v + part * others[i] / w) * mixed;
        p[i + 1] = ((1 - part) * p[i + 1] / v + part * others[i + 1] / w) * mixed;
        p[i + 2] = mixed;
      } else {
        p[i + 2] = Math.min(v, w);
      }
    }
  }

  /** Returns the number of the vertex at each corner; the array must not be modified. */
  int[] ofCorners() {
    return ofCorners;
  }

  /** Whether the corners of a face are in front of the near plane and within the guard band. */
  boolean areInside(int from, int count) {
    for (int k = from; k < from + count && !areAllInside; k++) {
      if (!inside[ofCorners[k]]) {
        return false;
      }
    }
    return true;
  }

  /** Writes the homogeneous pixels of a corner to the first three elements of {@code target}. */
  void copyTo(double[] target, int corner) {
    System.arraycopy(homogeneous, 3 * ofCorners[corner], target, 0, 3);
  }
}
