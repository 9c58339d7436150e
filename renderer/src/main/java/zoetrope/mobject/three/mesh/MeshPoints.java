package zoetrope.mobject.three.mesh;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.IntStream;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** The vertices of a mesh: immutable points where corners of faces meet. */
public final class MeshPoints {
  /**
   * The largest distance between points that count as one place, relative to the size of the mesh.
   */
  private static final double PLACE_TOLERANCE = 1e-7;

  /**
   * The largest distance between a plane and a corner that counts as part of the plane, relative to
   * the size of the mesh.
   */
  private static final double PLANE_TOLERANCE = 1e-6;

  /**
   * A direction along which all points of a grid or box have different positions, so that sorting
   * by position separates them.
   */
  private static final Vec SORTING_DIRECTION = new Vec(1, 0.7548776662466927, 0.5698402909980532);

  private final int[] ofCorners;
  private final int count;
  private final int columns;
  private final int rows;

  /** The indices of the points that may be at the same place as another point. */
  private final int[] mayCoincide;

  private int[] firstCorners;

  private MeshPoints(int[] ofCorners, int count, int columns, int rows, int[] mayCoincide) {
    this.ofCorners = ofCorners;
    this.count = count;
    this.columns = columns;
    this.rows = rows;
    this.mayCoincide = mayCoincide;
  }

  /** Returns the points of a grid, column by column; points on its rim may coincide. */
  static MeshPoints grid(int columns, int rows, int[] ofCorners) {
    int[] rim = new int[2 * columns + 2 * rows];
    int n = 0;
    for (int i = 0; i < columns; i++) {
      boolean isWhole = i == 0 || i == columns - 1 || rows == 1;
      for (int j = 0; j < rows; j += isWhole ? 1 : rows - 1) {
        rim[n++] = i * rows + j;
      }
    }
    return new MeshPoints(ofCorners, columns * rows, columns, rows, Arrays.copyOf(rim, n));
  }

  /**
   * Returns the points of corners. Corners with equal coordinates share a point; points are
   * numbered in the order of their first corners.
   */
  static MeshPoints of(double[] corners) {
    Map<Vec, Integer> numbers = new HashMap<>();
    int[] ofCorners = new int[corners.length / 3];
    for (int i = 0; i < ofCorners.length; i++) {
      // Adding 0 turns -0 into 0.
      Vec at = new Vec(corners[3 * i] + 0.0, corners[3 * i + 1] + 0.0, corners[3 * i + 2] + 0.0);
      Integer existing = numbers.putIfAbsent(at, numbers.size());
      ofCorners[i] = existing == null ? numbers.size() - 1 : existing;
    }
    int[] all = IntStream.range(0, numbers.size()).toArray();
    return new MeshPoints(ofCorners, all.length, 0, 0, all);
  }

  MeshPoints append(MeshPoints other) {
    int[] corners = join(ofCorners, other.ofCorners, count);
    int[] both = join(mayCoincide, other.mayCoincide, count);
    return new MeshPoints(corners, count + other.count, columns, rows, both);
  }

  private static int[] join(int[] a, int[] b, int offset) {
    int[] all = Arrays.copyOf(a, a.length + b.length);
    for (int i = 0; i < b.length; i++) {
      all[a.length + i] = b[i] + offset;
    }
    return all;
  }

  /** Returns the points of the first {@code corners} corners. Points keep their indices. */
  MeshPoints first(int corners) {
    int[] part = Arrays.copyOf(ofCorners, corners);
    int last = Arrays.stream(part).max().orElse(-1) + 1;
    int[] left = Arrays.stream(mayCoincide).filter(p -> p < last).toArray();
    return new MeshPoints(part, last, columns, rows, left);
  }

  /** Returns the number of columns of a grid, whose points come first; 0 if there is no grid. */
  int columns() {
    return columns;
  }

  public int rows() {
    return rows;
  }

  public int count() {
    return count;
  }

  int of(int corner) {
    return ofCorners[corner];
  }

  /** Returns the indices of the points of all corners; must not be modified. */
  int[] ofCorners() {
    return ofCorners;
  }

  /** Returns the first corner at each point; must not be modified. */
  public int[] firstCorners() {
    if (firstCorners == null) {
      firstCorners = new int[count];
      for (int k = ofCorners.length - 1; k >= 0; k--) {
        firstCorners[ofCorners[k]] = k;
      }
    }
    return firstCorners;
  }

  /** Returns whether all corners of each point have equal coordinates. */
  boolean areShared(double[] corners) {
    int[] first = firstCorners();
    for (int k = 0; k < ofCorners.length; k++) {
      int a = 3 * k;
      int b = 3 * first[ofCorners[k]];
      if (corners[a] != corners[b]
          || corners[a + 1] != corners[b + 1]
          || corners[a + 2] != corners[b + 2]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether, at each point, all faces are behind each other's planes. Faces of a solid are
   * counter-clockwise as seen from outside.
   *
   * @param welded see {@link #welded}
   * @param size the size of the mesh
   */
  static boolean areConvex(PolygonMesh mesh, int[] welded, double size) {
    int[] starts = starts(welded);
    int[] corners = cornersAt(welded, starts);
    int[] faceOf = mesh.facesOfCorners();
    double[] normals = mesh.normals(Affine.IDENTITY);
    for (int v = 0; v + 1 < starts.length; v++) {
      for (int i = starts[v]; i < starts[v + 1]; i++) {
        for (int j = starts[v]; j < starts[v + 1]; j++) {
          int face = faceOf[corners[i]];
          int other = faceOf[corners[j]];
          if (face != other && !isBehind(mesh, other, face, normals, size)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /**
   * Returns, for each point, the index of its first corner in {@link #cornersAt}. The last element
   * is the number of all corners.
   */
  static int[] starts(int[] welded) {
    int last = Arrays.stream(welded).max().orElse(-1);
    int[] starts = new int[last + 2];
    for (int v : welded) {
      starts[v + 1]++;
    }
    for (int v = 0; v <= last; v++) {
      starts[v + 1] += starts[v];
    }
    return starts;
  }

  /** Returns the corners at each point, one point after the other. */
  static int[] cornersAt(int[] welded, int[] starts) {
    int[] corners = new int[welded.length];
    int[] next = starts.clone();
    for (int c = 0; c < welded.length; c++) {
      corners[next[welded[c]]++] = c;
    }
    return corners;
  }

  /** Returns whether all corners of a face are behind the plane of another face or in it. */
  private static boolean isBehind(
      PolygonMesh mesh, int face, int other, double[] normals, double size) {
    Vec normal = PolygonMesh.vec(normals, other);
    double plane = normal.dot(mesh.corner(other, 0));
    for (int k = 0; k < mesh.cornerCount(face); k++) {
      if (normal.dot(mesh.corner(face, k)) > plane + PLANE_TOLERANCE * size) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns a number for each corner that is equal for all corners in one place. Rounding errors
   * are ignored, so that both sides of a seam and all points of a pole are joined.
   *
   * @param vertices three coordinates for each point
   * @param size the size of the mesh
   */
  int[] welded(double[] vertices, double size) {
    double[] along = new double[count];
    Integer[] order = Arrays.stream(mayCoincide).boxed().toArray(Integer[]::new);
    for (int p : order) {
      along[p] = PolygonMesh.vec(vertices, p).dot(SORTING_DIRECTION);
    }
    Arrays.sort(order, (a, b) -> Double.compare(along[a], along[b]));
    int[] joined = IntStream.range(0, count).toArray();
    Deque<Integer> near = new ArrayDeque<>();
    double reach = PLACE_TOLERANCE * size;
    for (int p : order) {
      while (!near.isEmpty() && along[p] - along[near.peekFirst()] > 3 * reach) {
        near.removeFirst();
      }
      Vec at = PolygonMesh.vec(vertices, p);
      Iterator<Integer> candidates = near.descendingIterator();
      while (candidates.hasNext() && joined[p] == p) {
        int other = candidates.next();
        if (PolygonMesh.vec(vertices, other).distance(at) <= reach) {
          joined[p] = other;
        }
      }
      if (joined[p] == p) {
        near.addLast(p);
      }
    }
    int[] result = new int[ofCorners.length];
    Arrays.setAll(result, k -> joined[ofCorners[k]]);
    return result;
  }
}
