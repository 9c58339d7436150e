package zoetrope.mobject.three.mesh;

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
  public static final PolygonMesh NONE =
      new PolygonMesh(new Polygons(new double[0], new int[] {0}), false, null);

  private final Polygons polygons;
  private final boolean closed;
  private Bounds bounds;
  private double[] middles;
  private double[] areas;
  private Boolean convex;
  private MeshPoints points;
  private int[] welded;
  private SmoothNormals smooth;
  private double smoothAngle;

  /** Points are null where they are to be found by their coordinates. */
  private PolygonMesh(Polygons polygons, boolean closed, MeshPoints points) {
    this.polygons = polygons;
    this.closed = closed;
    this.points = points;
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
    return new PolygonMesh(new Polygons(flat(all), starts), closed, null);
  }

  /**
   * The faces between neighbouring points of a grid, {@code (columns - 1) * (rows - 1)} of them.
   *
   * @param points {@code points[i * rows + j]} stands in column i, row j
   * @param closed whether they enclose a solid
   */
  public static PolygonMesh grid(Vec[] points, int columns, int rows, boolean closed) {
    return grid(flat(List.of(points)), columns, rows, closed);
  }

  /** The same of points in three coordinates each, which must not be modified afterwards. */
  public static PolygonMesh grid(double[] points, int columns, int rows, boolean closed) {
    Polygons grid = Polygons.grid(points, columns, rows);
    return new PolygonMesh(grid, closed, MeshPoints.grid(columns, rows, grid.vertices()));
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
    int[] ends = Arrays.copyOf(starts(), size() + other.size() + 1);
    for (int i = 1; i <= other.size(); i++) {
      ends[size() + i] = ends[size()] + other.polygons.start(i);
    }
    double[] vertices = vertices();
    double[] others = other.vertices();
    double[] all = Arrays.copyOf(vertices, vertices.length + others.length);
    System.arraycopy(others, 0, all, vertices.length, others.length);
    MeshPoints both = points().append(other.points());
    return new PolygonMesh(new Polygons(all, ends, both.ofCorners()), nowClosed, both);
  }

  /** The first {@code count} faces; all of them are these, fewer enclose nothing. */
  PolygonMesh first(int count) {
    if (count == size()) {
      return this;
    }
    int[] ends = Arrays.copyOf(starts(), count + 1);
    MeshPoints left = points().first(ends[count]);
    double[] kept = new double[3 * left.count()];
    double[] vertices = vertices();
    for (int k = 0; k < kept.length; k++) {
      kept[k] = vertices[3 * points.of(0) + k % 3];
    }
    for (int p : left.ofCorners()) {
      System.arraycopy(vertices, 3 * p, kept, 3 * p, 3);
    }
    return new PolygonMesh(new Polygons(kept, ends, left.ofCorners()), false, left);
  }

  /** Where each face's corners begin. */
  private int[] starts() {
    int[] starts = new int[size() + 1];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = polygons.start(i);
    }
    return starts;
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
    int[] faces = new int[polygons.cornerCount()];
    for (int i = 0; i < size(); i++) {
      Arrays.fill(faces, polygons.start(i), polygons.start(i + 1), i);
    }
    return faces;
  }

  /** Point {@code i} of coordinates, three a point, as {@link #corners} and the like give them. */
  public static Vec vec(double[] coordinates, int i) {
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
    double[] result = sums(polygons.points());
    for (int i = 0; i < size(); i++) {
      double n = cornerCount(i);
      result[3 * i] /= n;
      result[3 * i + 1] /= n;
      result[3 * i + 2] /= n;
    }
    return result;
  }

  /** Three coordinates a face of the sum of its corners, which have these {@link #places}. */
  double[] sums(double[] places) {
    double[] result = new double[3 * size()];
    for (int i = 0; i < size(); i++) {
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

  private double[] areas() {
    if (areas == null) {
      areas = newAreas();
    }
    return areas;
  }

  /** For each face, along each axis, twice its area as seen from there. */
  private double[] newAreas() {
    double[] c = polygons.points();
    double[] result = new double[3 * size()];
    for (int i = 0; i < size(); i++) {
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

  /** The points in which corners meet. */
  public MeshPoints points() {
    if (points == null) {
      points = MeshPoints.of(polygons.points());
    }
    return points;
  }

  /** For each corner the number of the place that it is in; see {@link MeshPoints#welded}. */
  private int[] welded() {
    if (welded == null) {
      welded = points().welded(vertices(), bounds().size().length());
    }
    return welded;
  }

  /** The normals of corners, as light needs them to run smoothly over edges up to an angle. */
  public SmoothNormals smoothNormals(double angle) {
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
    return Arrays.equals(starts(), other.starts());
  }

  /** Whether corners of both meet in the same points, and each point has one place. */
  boolean sameVertices(PolygonMesh other) {
    return polygons.vertices() != null
        && Arrays.equals(polygons.vertices(), other.polygons.vertices());
  }

  /** Three coordinates of each of the {@link #points}. */
  private double[] vertices() {
    if (polygons.vertices() != null) {
      return polygons.points();
    }
    return atPoints(polygons.points());
  }

  /** Of coordinates of all corners those of the first one at each point. */
  private double[] atPoints(double[] corners) {
    int[] first = points().firstCorners();
    double[] vertices = new double[3 * first.length];
    for (int p = 0; p < first.length; p++) {
      System.arraycopy(corners, 3 * first[p], vertices, 3 * p, 3);
    }
    return vertices;
  }

  /** Three coordinates of each of the {@link #points}, mapped. */
  double[] vertices(Affine map) {
    return mapped(vertices(), map);
  }

  /**
   * Three coordinates, mapped, of all that has a place of its own: the points, or corners that do
   * not share theirs.
   */
  double[] places(Affine map) {
    return mapped(polygons.points(), map);
  }

  /** Three coordinates of each corner, mapped. */
  double[] corners(Affine map) {
    double[] result = new double[3 * polygons.cornerCount()];
    polygons.coordinates(map, result);
    return result;
  }

  private static double[] mapped(double[] points, Affine map) {
    double[] result = new double[points.length];
    map.apply(points, result, points.length / 3);
    return result;
  }

  /** Faces of the same structure with other {@link #places}. */
  PolygonMesh withPlaces(double[] newPlaces, boolean nowClosed) {
    return polygons.vertices() == null
        ? withCorners(newPlaces, nowClosed)
        : new PolygonMesh(polygons.withPoints(newPlaces), nowClosed, points());
  }

  /** Faces of the same structure with other corners, three coordinates each. */
  PolygonMesh withCorners(double[] newCorners, boolean nowClosed) {
    MeshPoints meeting = points();
    Polygons moved =
        meeting.areShared(newCorners)
            ? new Polygons(atPoints(newCorners), starts(), meeting.ofCorners())
            : new Polygons(newCorners, starts());
    return new PolygonMesh(moved, nowClosed, meeting);
  }
}
