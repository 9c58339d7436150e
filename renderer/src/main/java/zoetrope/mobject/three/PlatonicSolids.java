package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;

/** The corners of the regular solids about the origin for a length of their edges. */
final class PlatonicSolids {
  private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

  private PlatonicSolids() {}

  static List<Vec> tetrahedron(double edge) {
    double s = edge / Math.sqrt(8);
    return scaled(
        s, List.of(new Vec(1, 1, 1), new Vec(1, -1, -1), new Vec(-1, 1, -1), new Vec(-1, -1, 1)));
  }

  static List<Vec> octahedron(double edge) {
    List<Vec> corners = new ArrayList<>();
    for (int d = 0; d < 3; d++) {
      corners.add(Vec.ZERO.with(d, 1));
      corners.add(Vec.ZERO.with(d, -1));
    }
    return scaled(edge / Math.sqrt(2), corners);
  }

  static List<Vec> icosahedron(double edge) {
    return scaled(edge / 2, cyclic(1, GOLDEN));
  }

  static List<Vec> dodecahedron(double edge) {
    List<Vec> corners = new ArrayList<>(cyclic(1 / GOLDEN, GOLDEN));
    for (int i = 0; i < 8; i++) {
      corners.add(new Vec(sign(i), sign(i >> 1), sign(i >> 2)));
    }
    return scaled(edge * GOLDEN / 2, corners);
  }

  /** Returns the points {@code (0, +-a, +-b)} and their cyclic permutations. */
  private static List<Vec> cyclic(double a, double b) {
    List<Vec> corners = new ArrayList<>();
    for (int d = 0; d < 3; d++) {
      for (int i = 0; i < 4; i++) {
        Vec corner = Vec.ZERO.with((d + 1) % 3, sign(i) * a).with((d + 2) % 3, sign(i >> 1) * b);
        corners.add(corner);
      }
    }
    return corners;
  }

  private static int sign(int bit) {
    return (bit & 1) == 0 ? 1 : -1;
  }

  private static List<Vec> scaled(double s, List<Vec> corners) {
    return corners.stream().map(c -> c.times(s)).toList();
  }
}
