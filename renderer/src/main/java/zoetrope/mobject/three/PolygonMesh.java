package zoetrope.mobject.three;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;

/**
 * Flat or nearly flat polygons in space, immutable. Seen from outside of a closed solid the corners
 * run counter-clockwise.
 */
public final class PolygonMesh {
  /** No face at all. */
  public static final PolygonMesh NONE = new PolygonMesh(new double[0], new int[] {0}, false, null);

  private final double[] corners;
  private final int[] starts;
  private final boolean closed;
  private final Polygons polygons;
  private Bounds bounds;
  private double[] middles;
  private double[] areas;
  private Boolean convex;
  private MeshPoints points;
  private int[] welded;
  private SmoothNormals smooth;
  private double smoothAngle;

  /** Points are null where they are to be found by their coordinates. */
  private PolygonMesh(double[] corners, int[] starts, boolean closed, MeshPoints points) {
    this(corners, starts, closed, points, points != null);
  }

  /**
   * A mesh.
   *
   * @param areShared whether corners of a point have the same coordinates
   */
  private PolygonMesh(
      double[] corners, int[] starts, boolean closed, MeshPoints points, boolean areShared) {
    this.points = points;
    this.corners = corners;
    this.starts = starts;
    this.closed = closed;
    this.polygons =
        areShared
            ? new Polygons(corners, starts, points.ofCorners(), points.firstCorners())
            : new Polygons(corners, starts);
  }

  /**
   * Faces from their corners.
   *
   * @param closed whether they enclose a solid
   * @throws IllegalArgumentException for a face with fewer than three corners
   */
  public static PolygonMesh of(List<List<Vec>> polygons, boolean closed) {
    int[] starts = new int[polygons.size() + 1];
    List<Vec> all = new ArrayList<>();
    for (int i = 0; i < polygons.size(); i++) {
      if (polygons.get(i).size() < 3) {
        throw new IllegalArgumentException(
            "face " + i + " has " + polygons.get(i).size() + " corners; it needs 3 or more");
      }
      all.addAll(polygons.get(i));
      starts[i + 1] = all.size();
    }
    return new PolygonMesh(flat(all), starts, closed, null);
  }

  /**
   * The faces between neighbouring points of a grid, {@code (columns - 1) * (rows - 1)} of them.
   *
   * @param points {@code points[i * rows + j]} stands in column i, row j
   * @param closed whether they enclose a solid
   */
  public static PolygonMesh grid(Vec[] points, int columns, int rows, boolean closed) {
    List<Vec> all = new ArrayList<>(4 * points.length);
    for (int i = 0; i + 1 < columns; i++) {
      for (int j = 0; j + 1 < rows; j++) {
        all.add(points[i * rows + j]);
        all.add(points[(i + 1) * rows + j]);
        all.add(points[(i + 1) * rows + j + 1]);
        all.add(points[i * rows + j + 1]);
      }
    }
    int[] starts = new int[all.size() / 4 + 1];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = 4 * i;
    }
    return new PolygonMesh(flat(all), starts, closed, MeshPoints.grid(columns, rows));
  }

  private static double[] flat(List<Vec> points) {
    double[] result = new double[3 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      Vec p = points.get(i);
      result[3 * i] = p.x();
      result[3 * i + 1] = p.y();
      result[3 * i + 2] = p.z();
    }
    return result;
  }

  /** Both, the faces of {@code other} after these. */
  public PolygonMesh append(PolygonMesh other, boolean nowClosed) {
    double[] all = Arrays.copyOf(corners, corners.length + other.corners.length);
    System.arraycopy(other.corners, 0, all, corners.length, other.corners.length);
    int[] ends = Arrays.copyOf(starts, starts.length + other.size());
    for (int i = 0; i < other.size(); i++) {
      ends[starts.length + i] = corners.length / 3 + other.starts[i + 1];
    }
    return new PolygonMesh(all, ends, nowClosed, points().append(other.points()));
  }

  /** The first {@code count} faces; all of them are these, fewer enclose nothing. */
  PolygonMesh first(int count) {
    if (count == size()) {
      return this;
    }
    int[] ends = Arrays.copyOf(starts, count + 1);
    double[] kept = Arrays.copyOf(corners, 3 * ends[count]);
    return new PolygonMesh(kept, ends, false, points().first(ends[count]));
  }

  /** The corners of every face. */
  public List<List<Vec>> polygons() {
    List<List<Vec>> result = new ArrayList<>(size());
    for (int i = 0; i < size(); i++) {
      List<Vec> polygon = new ArrayList<>();
      for (int k = 0; k < cornerCount(i); k++) {
        polygon.add(corner(i, k));
      }
      result.add(polygon);
    }
    return result;
  }

  /** The number of faces. */
  public int size() {
    return polygons.size();
  }

  /** The number of corners of face {@code i}. */
  public int cornerCount(int i) {
    return polygons.cornerCount(i);
  }

  /** Corner {@code k} of face {@code i}. */
  public Vec corner(int i, int k) {
    return polygons.corner(i, k);
  }

  /** The face that each corner belongs to. */
  int[] facesOfCorners() {
    int[] faces = new int[starts[size()]];
    for (int i = 0; i < size(); i++) {
      Arrays.fill(faces, starts[i], starts[i + 1], i);
    }
    return faces;
  }

  /** Point {@code i} of coordinates, three a point, as {@link #corners} and the like give them. */
  static Vec vec(double[] coordinates, int i) {
    return new Vec(coordinates[3 * i], coordinates[3 * i + 1], coordinates[3 * i + 2]);
  }

  /** Whether they enclose a solid. */
  public boolean isClosed() {
    return closed;
  }

  /** Whether faces that enclose a solid bulge outwards along all of their edges. */
  boolean isConvex() {
    if (convex == null) {
      convex = MeshPoints.areConvex(this, welded(), bounds().size().length());
    }
    return convex;
  }

  /** Whether all faces are seen from one side in one direction, as those of a graph are. */
  boolean isGraph() {
    double[] area = areas();
    Vec sum = Vec.ZERO;
    for (int i = 0; i < size(); i++) {
      sum = sum.plus(vec(area, i));
    }
    for (int i = 0; i < size(); i++) {
      if (vec(area, i).dot(sum) < 0) {
        return false;
      }
    }
    return true;
  }

  /** The box of all corners. */
  public Bounds bounds() {
    if (bounds == null) {
      bounds = bounds(Affine.IDENTITY);
    }
    return bounds;
  }

  /** The box of the images of all corners. */
  Bounds bounds(Affine map) {
    return polygons.bounds(map);
  }

  /** The faces as polygons. */
  Polygons asPolygons() {
    return polygons;
  }

  /** The outline of face {@code i}. */
  Path path(int i) {
    return polygons.path(i);
  }

  /** Three coordinates a face of the mean of its corners, mapped. */
  double[] middles(Affine map) {
    if (middles == null) {
      middles = newMiddles();
    }
    double[] result = new double[middles.length];
    map.apply(middles, result, size());
    return result;
  }

  private double[] newMiddles() {
    double[] result = new double[3 * size()];
    for (int i = 0; i < size(); i++) {
      for (int k = 3 * starts[i]; k < 3 * starts[i + 1]; k++) {
        result[3 * i + k % 3] += corners[k];
      }
      double n = cornerCount(i);
      for (int d = 0; d < 3; d++) {
        result[3 * i + d] /= n;
      }
    }
    return result;
  }

  /**
   * Three coordinates a face of its unit normal, mapped; outwards for a closed solid, even when the
   * map mirrors. Newell's formula; zero for a face without area.
   */
  double[] normals(Affine map) {
    return units(areas(), map);
  }

  /** Mapped directions that are normal to something, of length 1 or 0. */
  private static double[] units(double[] directions, Affine map) {
    Vec x = map.column(1).cross(map.column(2));
    Vec y = map.column(2).cross(map.column(0));
    Vec z = map.column(0).cross(map.column(1));
    double sign = map.determinant() < 0 ? -1 : 1;
    double[] result = new double[directions.length];
    for (int i = 0; i < result.length; i += 3) {
      Vec area = new Vec(directions[i], directions[i + 1], directions[i + 2]).times(sign);
      Vec n = x.times(area.x()).plus(y.times(area.y())).plus(z.times(area.z())).normalized();
      result[i] = n.x();
      result[i + 1] = n.y();
      result[i + 2] = n.z();
    }
    return result;
  }

  private double[] areas() {
    if (areas == null) {
      areas = newAreas();
    }
    return areas;
  }

  /** For each face, along each axis, twice its area as seen from there. */
  private double[] newAreas() {
    double[] result = new double[3 * size()];
    for (int i = 0; i < size(); i++) {
      int n = cornerCount(i);
      for (int k = 0; k < n; k++) {
        int p = 3 * (starts[i] + k);
        int q = 3 * (starts[i] + (k + 1) % n);
        result[3 * i] += (corners[p + 1] - corners[q + 1]) * (corners[p + 2] + corners[q + 2]);
        result[3 * i + 1] += (corners[p + 2] - corners[q + 2]) * (corners[p] + corners[q]);
        result[3 * i + 2] += (corners[p] - corners[q]) * (corners[p + 1] + corners[q + 1]);
      }
    }
    return result;
  }

  /** The points in which corners meet. */
  MeshPoints points() {
    if (points == null) {
      points = MeshPoints.of(corners);
    }
    return points;
  }

  /** For each corner the number of the place that it is in; see {@link MeshPoints#welded}. */
  private int[] welded() {
    if (welded == null) {
      welded = points().welded(corners, bounds().size().length());
    }
    return welded;
  }

  /** The normals of corners, as light needs them to run smoothly over edges up to an angle. */
  SmoothNormals smoothNormals(double angle) {
    if (smooth == null || smoothAngle != angle) {
      smooth = new SmoothNormals(this, welded(), areas(), angle);
      smoothAngle = angle;
    }
    return smooth;
  }

  /** Three coordinates of each of these, mapped, of length 1; see {@link #normals}. */
  static double[] mapped(SmoothNormals normals, Affine map) {
    return units(normals.directions(), map);
  }

  /** Whether both have as many faces with as many corners each. */
  boolean sameStructure(PolygonMesh other) {
    return Arrays.equals(starts, other.starts);
  }

  /** The corners, mapped. */
  double[] corners(Affine map) {
    double[] result = new double[corners.length];
    map.apply(corners, result, corners.length / 3);
    return result;
  }

  /** Faces of the same structure with other corners. */
  PolygonMesh withCorners(double[] newCorners, boolean nowClosed) {
    return new PolygonMesh(newCorners, starts, nowClosed, points(), points().areShared(newCorners));
  }
}
