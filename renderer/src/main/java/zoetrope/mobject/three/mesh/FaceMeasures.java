package zoetrope.mobject.three.mesh;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;

/** Middles, areas and normals of faces, with three coordinates for each face. */
final class FaceMeasures {
  private FaceMeasures() {}

  /** Returns three coordinates for each face, the mean of its corners. */
  static double[] middles(Polygons polygons) {
    double[] result = sums(polygons, polygons.points());
    for (int i = 0; i < polygons.size(); i++) {
      double n = polygons.cornerCount(i);
      result[3 * i] /= n;
      result[3 * i + 1] /= n;
      result[3 * i + 2] /= n;
    }
    return result;
  }

  /** Returns three coordinates for each face, the sum of its corners at {@code places}. */
  static double[] sums(Polygons polygons, double[] places) {
    double[] result = new double[3 * polygons.size()];
    for (int i = 0; i < polygons.size(); i++) {
      double x = 0;
      double y = 0;
      double z = 0;
      for (int k = polygons.start(i); k < polygons.start(i + 1); k++) {
        int at = polygons.pointOf(k);
        x += places[at];
        y += places[at + 1];
        z += places[at + 2];
      }
      result[3 * i] = x;
      result[3 * i + 1] = y;
      result[3 * i + 2] = z;
    }
    return result;
  }

  /**
   * Returns three coordinates for each face, a normal direction. Each coordinate is twice the
   * signed area of the face as seen along this axis (Newell's formula).
   */
  static double[] areas(Polygons polygons) {
    double[] c = polygons.points();
    double[] result = new double[3 * polygons.size()];
    for (int i = 0; i < polygons.size(); i++) {
      double x = 0;
      double y = 0;
      double z = 0;
      int first = polygons.start(i);
      int end = polygons.start(i + 1);
      int p = polygons.pointOf(first);
      for (int k = first + 1; k <= end; k++) {
        int q = polygons.pointOf(k < end ? k : first);
        x += (c[p + 1] - c[q + 1]) * (c[p + 2] + c[q + 2]);
        y += (c[p + 2] - c[q + 2]) * (c[p] + c[q]);
        z += (c[p] - c[q]) * (c[p + 1] + c[q + 1]);
        p = q;
      }
      result[3 * i] = x;
      result[3 * i + 1] = y;
      result[3 * i + 2] = z;
    }
    return result;
  }

  /** Returns normal directions after {@code map}, with length 1, or 0 for faces without an area. */
  static double[] units(double[] directions, Affine map) {
    Vec x = map.column(1).cross(map.column(2));
    Vec y = map.column(2).cross(map.column(0));
    Vec z = map.column(0).cross(map.column(1));
    double sign = map.determinant() < 0 ? -1 : 1;
    double[] result = new double[directions.length];
    for (int i = 0; i < result.length; i += 3) {
      double a = directions[i] * sign;
      double b = directions[i + 1] * sign;
      double c = directions[i + 2] * sign;
      double nx = x.x() * a + y.x() * b + z.x() * c;
      double ny = x.y() * a + y.y() * b + z.y() * c;
      double nz = x.z() * a + y.z() * b + z.z() * c;
      double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
      double scale = length == 0 ? 0 : 1 / length;
      result[i] = nx * scale;
      result[i + 1] = ny * scale;
      result[i + 2] = nz * scale;
    }
    return result;
  }
}
