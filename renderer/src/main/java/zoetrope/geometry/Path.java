package zoetrope.geometry;

import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * An immutable path in space: subpaths of cubic Bézier curves in one flat array.
 *
 * <p>Subpath {@code k} has {@code 1 + 3 n} points for its {@code n} curves: anchor, two handles,
 * anchor, and so on. A straight segment is a cubic whose handles are at its thirds. A subpath is
 * closed if its builder closed it; its last anchor then equals its first. <em>Anchors</em> are
 * counted over all subpaths ({@code n + 1} each). Values that vary along a path (widths, colours)
 * are given per anchor, and are linear in the curve parameter between two anchors.
 */
public final class Path {
  /** The path without points. */
  public static final Path EMPTY = new Path(new double[0], new int[] {0}, new boolean[0]);

  /** The fraction of a handle for the difference quotient of {@link #mapTangents}. */
  private static final double TANGENT = 0.01;

  private final double[] points;
  private final int[] starts;
  private final boolean[] closed;
  private Bounds bounds;

  /** Takes the arrays without copying them; {@code starts} has one entry per subpath plus one. */
  Path(double[] points, int[] starts, boolean[] closed) {
    this.points = points;
    this.starts = starts;
    this.closed = closed;
  }

  public static PathBuilder builder() {
    return new PathBuilder();
  }

  /** Returns an open subpath of straight segments through {@code corners}. */
  public static Path polyline(Vec... corners) {
    return through(corners).build();
  }

  /** Returns straight segments through {@code corners} and back to the first. */
  public static Path polygon(Vec... corners) {
    return through(corners).close().build();
  }

  private static PathBuilder through(Vec... corners) {
    PathBuilder b = builder();
    for (int i = 0; i < corners.length; i++) {
      if (i == 0) {
        b.moveTo(corners[i]);
      } else {
        b.lineTo(corners[i]);
      }
    }
    return b;
  }

  public boolean isEmpty() {
    return points.length == 0;
  }

  /** Returns the number of points, anchors and handles, of all subpaths. */
  public int pointCount() {
    return points.length / 3;
  }

  /** Returns point {@code i} of {@link #pointCount()}, anchor or handle. */
  public Vec point(int i) {
    return new Vec(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
  }

  /** Returns a copy of the coordinates {@code x, y, z, x, ...} of all points. */
  public double[] coordinates() {
    return points.clone();
  }

  /** Writes the images of all points under {@code map} to {@code target}, from index 0 on. */
  public void coordinates(Affine map, double[] target) {
    map.apply(points, target, pointCount());
  }

  public int subpathCount() {
    return closed.length;
  }

  /**
   * Returns the index where subpath {@code k} starts; the number of points for {@code
   * subpathCount()}.
   */
  public int subpathStart(int k) {
    return starts[k];
  }

  public boolean isClosed(int k) {
    return closed[k];
  }

  public int curveCount(int k) {
    return (starts[k + 1] - starts[k] - 1) / 3;
  }

  public int curveCount() {
    return (pointCount() - subpathCount()) / 3;
  }

  public int anchorCount() {
    return curveCount() + subpathCount();
  }

  /** Returns the index among all anchors of subpath {@code k}'s first anchor. */
  public int anchorStart(int k) {
    return (starts[k] - k) / 3 + k;
  }

  /**
   * Returns the first point.
   *
   * @throws IllegalStateException for the empty path
   */
  public Vec start() {
    requirePoints();
    return point(0);
  }

  /**
   * Returns the last point.
   *
   * @throws IllegalStateException for the empty path
   */
  public Vec end() {
    requirePoints();
    return point(pointCount() - 1);
  }

  /** Returns the bounding box of all points, handles included. */
  public Bounds bounds() {
    Bounds b = bounds;
    if (b == null) {
      b = boundsOf(points);
      bounds = b;
    }
    return b;
  }

  /** Returns the bounding box of the images of all points under {@code map}. */
  public Bounds bounds(Affine map) {
    if (isEmpty() || map.isDiagonal()) {
      return bounds().transform(map);
    }
    return map.bounds(points);
  }

  /** Returns the image under {@code map}. */
  public Path transform(Affine map) {
    if (map == Affine.IDENTITY) {
      return this;
    }
    double[] mapped = new double[points.length];
    coordinates(map, mapped);
    return withCoordinates(mapped);
  }

  /** Returns a path of this structure with all anchors and handles mapped by {@code function}. */
  public Path map(UnaryOperator<Vec> function) {
    double[] mapped = new double[points.length];
    for (int i = 0; i < pointCount(); i++) {
      Vec p = function.apply(point(i));
      mapped[3 * i] = p.x();
      mapped[3 * i + 1] = p.y();
      mapped[3 * i + 2] = p.z();
    }
    return withCoordinates(mapped);
  }

  /**
   * Returns a path with the same structure whose anchors are mapped by {@code function}, and whose
   * handles are mapped by its derivative at their anchors. The derivative is a difference quotient
   * over a hundredth of the handle, as in Manim Community. So the result has the true tangents at
   * anchors.
   */
  public Path mapTangents(UnaryOperator<Vec> function) {
    double[] mapped = map(function).points.clone();
    for (int k = 0; k < subpathCount(); k++) {
      for (int i = starts[k]; i + 3 < starts[k + 1]; i += 3) {
        mapTangent(function, i, i + 1, mapped);
        mapTangent(function, i + 3, i + 2, mapped);
      }
    }
    return withCoordinates(mapped);
  }

  private void mapTangent(UnaryOperator<Vec> function, int anchor, int handle, double[] mapped) {
    Vec image = new Vec(mapped[3 * anchor], mapped[3 * anchor + 1], mapped[3 * anchor + 2]);
    Vec near = function.apply(point(anchor).lerp(point(handle), TANGENT));
    Vec moved = image.plus(near.minus(image).times(1 / TANGENT));
    mapped[3 * handle] = moved.x();
    mapped[3 * handle + 1] = moved.y();
    mapped[3 * handle + 2] = moved.z();
  }

  /**
   * Returns a path with the same structure and other points; takes the array without copying it.
   *
   * @throws IllegalArgumentException if the number of coordinates differs
   */
  public Path withCoordinates(double[] coordinates) {
    if (coordinates.length != points.length) {
      throw new IllegalArgumentException(
          "the path has " + points.length + " coordinates, not " + coordinates.length);
    }
    return new Path(coordinates, starts, closed);
  }

  /** Returns subpath {@code k} as a separate path. */
  public Path subpath(int k) {
    int from = starts[k];
    int to = starts[k + 1];
    return new Path(
        Arrays.copyOfRange(points, 3 * from, 3 * to),
        new int[] {0, to - from},
        new boolean[] {closed[k]});
  }

  /** Returns the subpaths of this path followed by those of {@code other}. */
  public Path append(Path other) {
    return builder().append(this).append(other).build();
  }

  /** Returns the same curves with their direction reversed, last subpath first. */
  public Path reversed() {
    PathBuilder b = builder();
    for (int k = subpathCount() - 1; k >= 0; k--) {
      int last = starts[k + 1] - 1;
      b.moveTo(point(last));
      for (int i = last; i > starts[k]; i -= 3) {
        b.cubicTo(point(i - 1), point(i - 2), point(i - 3));
      }
      if (closed[k]) {
        b.close();
      }
    }
    return b.build();
  }

  /**
   * Whether both paths have the same structure: equally many subpaths, and in each pair of subpaths
   * equally many curves, with both subpaths open or both closed.
   */
  public boolean sameStructure(Path other) {
    return Arrays.equals(starts, other.starts) && Arrays.equals(closed, other.closed);
  }

  private static Bounds boundsOf(double[] p) {
    if (p.length == 0) {
      return Bounds.EMPTY;
    }
    double x0 = p[0], x1 = p[0];
    double y0 = p[1], y1 = p[1];
    double z0 = p[2], z1 = p[2];
    for (int i = 3; i < p.length; i += 3) {
      x0 = Math.min(x0, p[i]);
      x1 = Math.max(x1, p[i]);
      y0 = Math.min(y0, p[i + 1]);
      y1 = Math.max(y1, p[i + 1]);
      z0 = Math.min(z0, p[i + 2]);
      z1 = Math.max(z1, p[i + 2]);
    }
    return new Bounds(new Vec(x0, y0, z0), new Vec(x1, y1, z1));
  }

  private void requirePoints() {
    if (isEmpty()) {
      throw new IllegalStateException("the path has no points");
    }
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Path p && sameStructure(p) && Arrays.equals(points, p.points);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(starts) + Arrays.hashCode(points);
  }

  @Override
  public String toString() {
    return "Path[" + subpathCount() + " subpaths, " + curveCount() + " curves]";
  }
}
