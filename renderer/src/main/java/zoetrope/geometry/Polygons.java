package zoetrope.geometry;

/** Polygons in space, flat or nearly so, each of three corners or more. Immutable. */
public final class Polygons {
  /** Paths whose structure many polygons share. */
  private static final Path TRIANGLE = pattern(3);

  private static final Path SQUARE = pattern(4);

  private final double[] corners;
  private final int[] starts;

  /** The vertex that each corner lies in, and a corner of each vertex; null where not known. */
  private final int[] vertices;

  private final int[] cornerOfVertex;
  private Path[] paths;
  private double[] points;
  private int[] across;

  /**
   * Takes the arrays without copies; they must not be modified afterwards.
   *
   * @param corners {@code x, y, z, x, y, z, ...}
   * @param starts the first corner of each polygon, and the number of all corners
   */
  public Polygons(double[] corners, int[] starts) {
    this(corners, starts, null, null);
  }

  /**
   * Polygons that share vertices, which are projected once for all of them.
   *
   * @param vertices the number of the vertex that each corner lies in: corners of one vertex have
   *     equal coordinates; must not be modified
   * @param cornerOfVertex the index of a corner in each vertex; must not be modified
   */
  public Polygons(double[] corners, int[] starts, int[] vertices, int[] cornerOfVertex) {
    this.corners = corners;
    this.starts = starts;
    this.vertices = vertices;
    this.cornerOfVertex = cornerOfVertex;
  }

  /** The number of polygons. */
  public int size() {
    return starts.length - 1;
  }

  /** The number of corners of all polygons. */
  public int cornerCount() {
    return corners.length / 3;
  }

  /** The number of corners of polygon {@code i}. */
  public int cornerCount(int i) {
    return starts[i + 1] - starts[i];
  }

  /** The index of polygon {@code i}'s first corner among all corners. */
  public int start(int i) {
    return starts[i];
  }

  /**
   * For each corner the number of the vertex that it lies in; must not be modified. Null where that
   * is not known.
   */
  public int[] vertices() {
    return vertices;
  }

  /** The number of vertices, where they are known. */
  public int vertexCount() {
    return cornerOfVertex.length;
  }

  /**
   * For each corner the number of the polygon on the other side of the edge to the next corner of
   * its own, or -1 where there is none or it was not found: both have the ends of that edge as
   * vertices, in the opposite order. Must not be modified; null where vertices are not known.
   */
  public int[] across() {
    if (across == null && vertices != null) {
      across = new PolygonLinks(this).across();
    }
    return across;
  }

  /** Corner {@code k} of polygon {@code i}. */
  public Vec corner(int i, int k) {
    int at = 3 * (starts[i] + k);
    return new Vec(corners[at], corners[at + 1], corners[at + 2]);
  }

  /** Writes the images of all corners under {@code map} to {@code target}, from index 0 on. */
  public void coordinates(Affine map, double[] target) {
    map.apply(corners, target, cornerCount());
  }

  /** Writes the images of all vertices under {@code map} to {@code target}, from index 0 on. */
  public void vertexCoordinates(Affine map, double[] target) {
    double[] known = points;
    if (known == null) {
      known = new double[3 * cornerOfVertex.length];
      for (int v = 0; v < cornerOfVertex.length; v++) {
        System.arraycopy(corners, 3 * cornerOfVertex[v], known, 3 * v, 3);
      }
      points = known;
    }
    map.apply(known, target, cornerOfVertex.length);
  }

  /** The bounding box of the images of all corners under {@code map}. */
  public Bounds bounds(Affine map) {
    if (corners.length == 0) {
      return Bounds.EMPTY;
    }
    double[] p = new double[vertices == null ? corners.length : 3 * cornerOfVertex.length];
    if (vertices == null) {
      coordinates(map, p);
    } else {
      vertexCoordinates(map, p);
    }
    double[] low = {p[0], p[1], p[2]};
    double[] high = low.clone();
    for (int i = 3; i < p.length; i++) {
      low[i % 3] = Math.min(low[i % 3], p[i]);
      high[i % 3] = Math.max(high[i % 3], p[i]);
    }
    return new Bounds(new Vec(low[0], low[1], low[2]), new Vec(high[0], high[1], high[2]));
  }

  /** The outline of polygon {@code i}; the same instance each time. */
  public Path path(int i) {
    Path[] made = paths;
    if (made == null) {
      made = new Path[size()];
      paths = made;
    }
    if (made[i] == null) {
      made[i] = newPath(i);
    }
    return made[i];
  }

  private Path newPath(int i) {
    int n = cornerCount(i);
    double[] p = new double[9 * n + 3];
    for (int k = 0; k < n; k++) {
      int from = 3 * (starts[i] + k);
      int to = 3 * (starts[i] + (k + 1) % n);
      for (int d = 0; d < 3; d++) {
        double a = corners[from + d];
        double b = corners[to + d];
        p[9 * k + d] = a;
        p[9 * k + 3 + d] = (2 * a + b) / 3;
        p[9 * k + 6 + d] = (a + 2 * b) / 3;
      }
    }
    System.arraycopy(p, 0, p, 9 * n, 3);
    return (n == 3 ? TRIANGLE : n == 4 ? SQUARE : pattern(n)).withCoordinates(p);
  }

  private static Path pattern(int n) {
    Vec[] corners = new Vec[n];
    for (int i = 0; i < n; i++) {
      corners[i] = Vec.of(i, (double) i * i);
    }
    return Path.polygon(corners);
  }
}
