package zoetrope.mobject.three.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Polygons;
import zoetrope.geometry.Vec;

/**
 * Immutable polygons in space that are flat or nearly flat. The corners of a closed solid run
 * counter-clockwise as seen from outside.
 */
public final class PolygonMesh {
  /** A mesh without faces. */
  public static final PolygonMesh NONE =
      new PolygonMesh(new Polygons(new double[0], new int[] {0}), false, null);

  /** The polygons; null until they are needed. */
  private Polygons polygons;

  private final Supplier<PolygonMesh> later;
  private final boolean closed;
  private Bounds bounds;
  private double[] middles;
  private double[] areas;
  private Boolean convex;
  private MeshPoints points;
  private int[] welded;
  private SmoothNormals smooth;
  private double smoothAngle;

  /**
   * Creates a mesh; {@code points} is null if the points must be found by equal coordinates of
   * corners.
   */
  private PolygonMesh(Polygons polygons, boolean closed, MeshPoints points) {
    this.polygons = polygons;
    this.closed = closed;
    this.points = points;
    this.later = null;
  }

  private PolygonMesh(boolean closed, Supplier<PolygonMesh> later) {
    this.closed = closed;
    this.later = later;
  }

  /** Creates faces by calling {@code make} when they are needed for the first time. */
  public static PolygonMesh lazy(boolean closed, Supplier<PolygonMesh> make) {
    return new PolygonMesh(closed, make);
  }

  /**
   * Creates faces from their corners.
   *
   * @param closed whether they enclose a solid
   * @throws IllegalArgumentException if a face has fewer than three corners
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
   * Creates the {@code (columns - 1) * (rows - 1)} faces between neighbouring points of a grid.
   *
   * @param points {@code points[i * rows + j]} is in column i, row j
   * @param closed whether the faces enclose a solid
   */
  public static PolygonMesh grid(Vec[] points, int columns, int rows, boolean closed) {
    return grid(flat(List.of(points)), columns, rows, closed);
  }

  /** Creates the faces of a grid from three coordinates for each point, which must not change. */
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

  /** Returns these faces followed by those of {@code other}. */
  public PolygonMesh append(PolygonMesh other, boolean nowClosed) {
    int[] ends = Arrays.copyOf(starts(), size() + other.size() + 1);
    for (int i = 1; i <= other.size(); i++) {
      ends[size() + i] = ends[size()] + other.asPolygons().start(i);
    }
    double[] vertices = vertices();
    double[] others = other.vertices();
    double[] all = Arrays.copyOf(vertices, vertices.length + others.length);
    System.arraycopy(others, 0, all, vertices.length, others.length);
    MeshPoints both = points().append(other.points());
    return new PolygonMesh(new Polygons(all, ends, both.ofCorners()), nowClosed, both);
  }

  /** Returns the first {@code count} faces. If these are not all, they do not enclose a solid. */
  PolygonMesh first(int count) {
    if (count == size()) {
      return this;
    }
    int[] ends = Arrays.copyOf(starts(), count + 1);
    MeshPoints left = points().first(ends[count]);
    double[] remaining = new double[3 * left.count()];
    double[] vertices = vertices();
    for (int k = 0; k < remaining.length; k++) {
      remaining[k] = vertices[3 * points.of(0) + k % 3];
    }
    for (int p : left.ofCorners()) {
      System.arraycopy(vertices, 3 * p, remaining, 3 * p, 3);
    }
    return new PolygonMesh(new Polygons(remaining, ends, left.ofCorners()), false, left);
  }

  private int[] starts() {
    int[] starts = new int[size() + 1];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = asPolygons().start(i);
    }
    return starts;
  }

  /** Returns the corners of all faces. */
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

  /** Returns the number of faces. */
  public int size() {
    return asPolygons().size();
  }

  /** Returns the number of corners of face {@code i}. */
  public int cornerCount(int i) {
    return asPolygons().cornerCount(i);
  }

  /** Returns corner {@code k} of face {@code i}. */
  public Vec corner(int i, int k) {
    return asPolygons().corner(i, k);
  }

  int[] facesOfCorners() {
    int[] faces = new int[asPolygons().cornerCount()];
    for (int i = 0; i < size(); i++) {
      Arrays.fill(faces, asPolygons().start(i), asPolygons().start(i + 1), i);
    }
    return faces;
  }

  /** Returns point {@code i} of an array with three coordinates for each point. */
  public static Vec vec(double[] coordinates, int i) {
    return new Vec(coordinates[3 * i], coordinates[3 * i + 1], coordinates[3 * i + 2]);
  }

  /** Returns whether the faces enclose a solid. */
  public boolean isClosed() {
    return closed;
  }

  /** Returns whether faces that enclose a solid are convex along all edges. */
  boolean isConvex() {
    if (convex == null) {
      convex = MeshPoints.areConvex(this, welded(), bounds().size().length());
    }
    return convex;
  }

  /** Returns whether one direction shows the same side of all faces, as for a function graph. */
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

  /** Returns the bounding box of all corners. */
  public Bounds bounds() {
    if (bounds == null) {
      bounds = bounds(Affine.IDENTITY);
    }
    return bounds;
  }

  /** Returns the bounding box of all mapped corners. */
  Bounds bounds(Affine map) {
    return asPolygons().bounds(map);
  }

  Polygons asPolygons() {
    if (polygons == null) {
      PolygonMesh made = later.get();
      points = made.points;
      polygons = made.polygons;
    }
    return polygons;
  }

  Path path(int i) {
    return asPolygons().path(i);
  }

  /** Returns three coordinates for each face, the mapped mean of its corners. */
  double[] middles(Affine map) {
    if (middles == null) {
      middles = FaceMeasures.middles(asPolygons());
    }
    double[] result = new double[middles.length];
    map.apply(middles, result, size());
    return result;
  }

  /** Returns three coordinates for each face, the sum of its corners with these {@link #places}. */
  double[] sums(double[] places) {
    return FaceMeasures.sums(asPolygons(), places);
  }

  /**
   * Returns three coordinates for each face: its mapped unit normal by Newell's formula, or zero if
   * it has no area. Normals of a closed solid point outwards even if the map mirrors.
   */
  double[] normals(Affine map) {
    return FaceMeasures.units(areas(), map);
  }

  private double[] areas() {
    if (areas == null) {
      areas = FaceMeasures.areas(asPolygons());
    }
    return areas;
  }

  /** Returns the points where corners meet. */
  public MeshPoints points() {
    Polygons all = asPolygons();
    if (points == null) {
      points = MeshPoints.of(all.points());
    }
    return points;
  }

  /** Returns for each corner the number of its place; see {@link MeshPoints#welded}. */
  private int[] welded() {
    if (welded == null) {
      welded = points().welded(vertices(), bounds().size().length());
    }
    return welded;
  }

  /** Returns the normals of corners for smooth shading across edges up to an angle. */
  public SmoothNormals smoothNormals(double angle) {
    if (smooth == null || smoothAngle != angle) {
      smooth = new SmoothNormals(this, welded(), areas(), angle);
      smoothAngle = angle;
    }
    return smooth;
  }

  /** Returns three coordinates for each normal, mapped, of length 1; see {@link #normals}. */
  static double[] mapped(SmoothNormals normals, Affine map) {
    return FaceMeasures.units(normals.directions(), map);
  }

  /** Returns whether both have the same number of faces with the same numbers of corners. */
  boolean sameStructure(PolygonMesh other) {
    return Arrays.equals(starts(), other.starts());
  }

  /**
   * Returns whether both meshes store their coordinates by point, and the same corners meet in each
   * point.
   */
  boolean sameVertices(PolygonMesh other) {
    return asPolygons().vertices() != null
        && Arrays.equals(asPolygons().vertices(), other.asPolygons().vertices());
  }

  /** Returns three coordinates for each of the {@link #points}. */
  private double[] vertices() {
    if (asPolygons().vertices() != null) {
      return asPolygons().points();
    }
    return atPoints(asPolygons().points());
  }

  /**
   * Returns the coordinates of the first corner at each point, given the coordinates of all
   * corners.
   */
  private double[] atPoints(double[] corners) {
    int[] first = points().firstCorners();
    double[] vertices = new double[3 * first.length];
    for (int p = 0; p < first.length; p++) {
      System.arraycopy(corners, 3 * first[p], vertices, 3 * p, 3);
    }
    return vertices;
  }

  /** Returns three mapped coordinates for each of the {@link #points}. */
  double[] vertices(Affine map) {
    return mapped(vertices(), map);
  }

  /**
   * Returns three mapped coordinates for each stored position: the points, or the corners if they
   * do not share positions.
   */
  double[] places(Affine map) {
    return mapped(asPolygons().points(), map);
  }

  /** Returns three mapped coordinates for each corner. */
  double[] corners(Affine map) {
    double[] result = new double[3 * asPolygons().cornerCount()];
    asPolygons().coordinates(map, result);
    return result;
  }

  private static double[] mapped(double[] points, Affine map) {
    double[] result = new double[points.length];
    map.apply(points, result, points.length / 3);
    return result;
  }

  /** Returns faces of the same structure with other z coordinates. */
  public PolygonMesh mapZ(DoubleUnaryOperator newZ) {
    double[] moved = asPolygons().points().clone();
    for (int i = 2; i < moved.length; i += 3) {
      moved[i] = newZ.applyAsDouble(moved[i]);
    }
    return withPlaces(moved, closed);
  }

  /** Returns faces of the same structure with other {@link #places}. */
  PolygonMesh withPlaces(double[] newPlaces, boolean nowClosed) {
    return asPolygons().vertices() == null
        ? withCorners(newPlaces, nowClosed)
        : new PolygonMesh(asPolygons().withPoints(newPlaces), nowClosed, points());
  }

  /** Returns faces of the same structure with other corners, three coordinates each. */
  public PolygonMesh withCorners(double[] newCorners, boolean nowClosed) {
    MeshPoints meeting = points();
    Polygons moved =
        meeting.areShared(newCorners)
            ? new Polygons(atPoints(newCorners), starts(), meeting.ofCorners())
            : new Polygons(newCorners, starts());
    return new PolygonMesh(moved, nowClosed, meeting);
  }
}
