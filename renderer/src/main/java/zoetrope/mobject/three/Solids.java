package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.display.Shading;
import zoetrope.mobject.three.mesh.PolygonMesh;

/** The faces of solids. */
final class Solids {
  /** The shading of solids that consist of flat shapes. */
  static final Shading FLAT_FACES = Shading.phong(0.2, 0.2, 0.2);

  private Solids() {}

  static double requireAbove0(String what, double value) {
    if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          Preconditions.a(what) + " of " + value + " is not above 0");
    }
    return value;
  }

  /** Returns the rotation from the z axis to {@code direction}, which must not be zero. */
  static Affine turnTo(Vec direction) {
    if (!(direction.length() > 0) || !direction.isFinite()) {
      throw new IllegalArgumentException(
          "an axis cannot have the direction " + direction + ": it needs a length");
    }
    Vec d = direction.normalized();
    double inPlane = Math.sqrt(d.x() * d.x() + d.y() * d.y());
    if (inPlane < 1e-12) {
      return d.z() > 0 ? Affine.IDENTITY : Affine.scaling(1, -1, -1);
    }
    return Affine.rotation(StrictMath.atan2(inPlane, d.z()), new Vec(-d.y(), d.x(), 0));
  }

  /** Returns the closed box about the origin with n by n faces on each side. */
  static PolygonMesh box(double width, double height, double depth, int n) {
    List<List<Vec>> faces = new ArrayList<>(6 * n * n);
    Vec half = new Vec(width / 2, height / 2, depth / 2);
    for (int d = 0; d < 3; d++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        int a = (d + (sign > 0 ? 1 : 2)) % 3;
        int b = (d + (sign > 0 ? 2 : 1)) % 3;
        Vec middle = Vec.ZERO.with(d, sign * half.get(d));
        square(middle, axis(a, half), axis(b, half), n, n, faces);
      }
    }
    return PolygonMesh.of(faces, true);
  }

  private static Vec axis(int dimension, Vec half) {
    return Vec.ZERO.with(dimension, half.get(dimension));
  }

  /** Adds the parallelogram {@code middle + s a + t b}, with s, t in [-1, 1], as n by m faces. */
  static void square(Vec middle, Vec a, Vec b, int n, int m, List<List<Vec>> faces) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        double s0 = 2.0 * i / n - 1;
        double s1 = 2.0 * (i + 1) / n - 1;
        double t0 = 2.0 * j / m - 1;
        double t1 = 2.0 * (j + 1) / m - 1;
        faces.add(
            List.of(
                middle.plus(a.times(s0)).plus(b.times(t0)),
                middle.plus(a.times(s1)).plus(b.times(t0)),
                middle.plus(a.times(s1)).plus(b.times(t1)),
                middle.plus(a.times(s0)).plus(b.times(t1))));
      }
    }
  }

  /** Returns a disc of one face at height {@code z} that faces up or down the z axis. */
  static PolygonMesh disc(double radius, double z, int corners, boolean up) {
    List<Vec> rim = new ArrayList<>(corners);
    for (int i = 0; i < corners; i++) {
      double angle = (up ? 1 : -1) * 2 * Math.PI * i / corners;
      rim.add(Vec.polar(radius, angle).plus(new Vec(0, 0, z)));
    }
    return corners < 3 ? PolygonMesh.NONE : PolygonMesh.of(List.of(rim), false);
  }

  static PolygonMesh mapped(PolygonMesh faces, Affine map) {
    List<List<Vec>> moved =
        faces.polygons().stream()
            .map(polygon -> polygon.stream().map(map::apply).toList())
            .toList();
    return PolygonMesh.of(moved, faces.isClosed());
  }
}
