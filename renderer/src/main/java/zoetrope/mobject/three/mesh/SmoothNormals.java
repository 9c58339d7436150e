package zoetrope.mobject.three.mesh;

import java.util.Arrays;

/**
 * The normals of a mesh's corners for smooth shading. The normal of a corner is the mean of the
 * normals of the faces that meet at it, weighted by their areas. Edges where faces meet at more
 * than an angle stay sharp.
 */
public final class SmoothNormals {
  private final double minCos;
  private final double minCosToFirst;
  private final double[] areas;
  private final double[] units;

  /** The corners at each vertex, one vertex after the other, and the face of each corner. */
  private final int[] corners;

  private final int[] faceOf;
  private final int[] numbers;
  private double[] sums;
  private int count;

  /**
   * Computes the normals of a mesh.
   *
   * @param welded for each corner, a number that all corners at one vertex share
   * @param areas three coordinates for each face: its normal with the length of its area
   * @param angle the largest angle of smoothed faces in radians
   */
  SmoothNormals(PolygonMesh mesh, int[] welded, double[] areas, double angle) {
    this.minCos = StrictMath.cos(angle) - 1e-9;
    this.minCosToFirst = StrictMath.cos(angle / 2);
    this.areas = areas;
    this.units = units(areas);
    this.faceOf = mesh.facesOfCorners();
    this.numbers = new int[welded.length];
    this.sums = new double[Math.max(3, welded.length)];
    int[] starts = MeshPoints.starts(welded);
    corners = MeshPoints.cornersAt(welded, starts);
    for (int v = 0; v + 1 < starts.length; v++) {
      addVertex(starts[v], starts[v + 1]);
    }
  }

  private static double[] units(double[] areas) {
    double[] units = new double[areas.length];
    for (int i = 0; i < areas.length; i += 3) {
      double length =
          Math.sqrt(
              areas[i] * areas[i] + areas[i + 1] * areas[i + 1] + areas[i + 2] * areas[i + 2]);
      for (int d = 0; d < 3 && length > 0; d++) {
        units[i + d] = areas[i + d] / length;
      }
    }
    return units;
  }

  int of(int corner) {
    return numbers[corner];
  }

  /** Returns three coordinates for each normal, of any length. */
  public double[] directions() {
    return Arrays.copyOf(sums, 3 * count);
  }

  private void addVertex(int from, int to) {
    if (from == to) {
      return;
    }
    if (turnsLittle(from, to)) {
      int normal = add(from, to, -1);
      for (int k = from; k < to; k++) {
        numbers[corners[k]] = normal;
      }
      return;
    }
    int first = count;
    for (int k = from; k < to; k++) {
      int normal = add(from, to, face(k));
      int same = first;
      while (!isEqual(same, normal)) {
        same++;
      }
      count = same == normal ? count : count - 1;
      numbers[corners[k]] = same;
    }
  }

  private int face(int k) {
    return faceOf[corners[k]];
  }

  /**
   * Returns true only if all faces at a vertex meet at less than the angle. The result may be false
   * although they do, because all faces are compared with the first one only.
   */
  private boolean turnsLittle(int from, int to) {
    int one = from;
    while (one < to && isFlat(face(one))) {
      one++;
    }
    for (int k = one + 1; k < to; k++) {
      if (!isFlat(face(k)) && dot(face(one), face(k)) < minCosToFirst) {
        return false;
      }
    }
    return true;
  }

  private boolean isFlat(int face) {
    return units[3 * face] == 0 && units[3 * face + 1] == 0 && units[3 * face + 2] == 0;
  }

  private double dot(int a, int b) {
    return units[3 * a] * units[3 * b]
        + units[3 * a + 1] * units[3 * b + 1]
        + units[3 * a + 2] * units[3 * b + 2];
  }

  /**
   * Adds a normal and returns its index. The normal is the sum of the faces at a vertex whose
   * directions are close to that of face {@code one}, or of all faces if {@code one} is -1.
   */
  private int add(int from, int to, int one) {
    if (3 * (count + 1) > sums.length) {
      sums = Arrays.copyOf(sums, 2 * sums.length);
    }
    int at = 3 * count;
    Arrays.fill(sums, at, at + 3, 0);
    boolean all = one < 0 || isFlat(one);
    for (int k = from; k < to; k++) {
      int face = face(k);
      if (all || dot(one, face) >= minCos) {
        for (int d = 0; d < 3; d++) {
          sums[at + d] += areas[3 * face + d];
        }
      }
    }
    return count++;
  }

  private boolean isEqual(int a, int b) {
    return Arrays.equals(sums, 3 * a, 3 * a + 3, sums, 3 * b, 3 * b + 3);
  }
}
