package zoetrope.geometry;

/** Polygons in space, flat or nearly flat, with three or more corners each. Immutable. */
public final class Polygons {
  /** Paths whose structure many polygons share. */
  private static final Path TRIANGLE = pattern(3);

  private static final Path SQUARE = pattern(4);

  /** Three coordinates per vertex, or per corner if the vertices are unknown. */
  private final double[] points;

  private final int[] starts;

  /** The vertex of each corner; null if unknown. */
  private final int[] vertices;

  private Path[] paths;
  private volatile int[] across;

  /**
   * Creates polygons; takes the arrays without copying them, and they must not be modified
   * afterwards.
   *
   * @param corners {@code x, y, z, x, y, z, ...}
   * @param starts the first corner of each polygon, followed by the number of all corners
   */
  public Polygons(double[] corners, int[] starts) {
    this(corners, starts, null);
  }

  /**
   * Creates polygons that share vertices, so that each vertex is projected once.
   *
   * @param points {@code x, y, z, x, y, z, ...} of the vertices; must not be modified
   * @param starts the first corner of each polygon, followed by the number of all corners
   * @param vertices the vertex of each corner; must not be modified
   */
  public Polygons(double[] points, int[] starts, int[] vertices) {
    this.points = points;
    this.starts = starts;
    this.vertices = vertices;
  }

  /**
   * Returns the {@code (columns - 1) * (rows - 1)} quadrilaterals between neighbouring points of a
   * grid, column by column.
   *
   * @param points {@code x, y, z, x, y, z, ...} of the points, column by column; must not be
   *     modified
   */
  public static Polygons grid(double[] points, int columns, int rows) {
    int high = rows - 1;
    int size = (columns - 1) * high;
    int[] starts = new int[size + 1];
    int[] vertices = new int[4 * size];
    int[] across = new int[4 * size];
    for (int face = 0, k = 0; face < size; face++, k += 4) {
      int column = face / high;
      int row = face - column * high;
      int vertex = column * rows + row;
      starts[face + 1] = k + 4;
      vertices[k] = vertex;
      vertices[k + 1] = vertex + rows;
      vertices[k + 2] = vertex + rows + 1;
      vertices[k + 3] = vertex + 1;
      across[k] = row == 0 ? -1 : face - 1;
      across[k + 1] = face + high < size ? face + high : -1;
      across[k + 2] = row == high - 1 ? -1 : face + 1;
      across[k + 3] = face < high ? -1 : face - high;
    }
    Polygons grid = new Polygons(points, starts, vertices);
    grid.across = across;
    return grid;
  }

  /** Returns the polygons with other {@link #points}, which must not be modified afterwards. */
  public Polygons withPoints(double[] newPoints) {
    Polygons moved = new Polygons(newPoints, starts, vertices);
    moved.across = across;
    return moved;
  }

  public int size() {
    return starts.length - 1;
  }

  /** Returns the number of corners of all polygons. */
  public int cornerCount() {
    return vertices == null ? points.length / 3 : vertices.length;
  }

  public int cornerCount(int i) {
    return starts[i + 1] - starts[i];
  }

  /** Returns the index where polygon {@code i} starts among all corners. */
  public int start(int i) {
    return starts[i];
  }

  /** Returns the vertex of each corner, or null if unknown; must not be modified. */
  public int[] vertices() {
    return vertices;
  }

  /** Returns the number of vertices, if they are known. */
  public int vertexCount() {
    return points.length / 3;
  }

  /** Returns the coordinates of vertices, or of corners if vertices are unknown; do not modify. */
  public double[] points() {
    return points;
  }

  /** Returns the index in {@link #points} of the first coordinate of a corner. */
  public int pointOf(int corner) {
    return 3 * (vertices == null ? corner : vertices[corner]);
  }

  /**
   * Returns, for each corner, the polygon on the other side of the edge to the next corner, or -1
   * if none was found. Both polygons have the ends of the edge as vertices, in opposite order. The
   * array must not be modified; it is null if vertices are unknown.
   */
  public int[] across() {
    if (across == null && vertices != null) {
      across = new PolygonLinks(this).across();
    }
    return across;
  }

  /** Returns corner {@code k} of polygon {@code i}. */
  public Vec corner(int i, int k) {
    int at = pointOf(starts[i] + k);
    return new Vec(points[at], points[at + 1], points[at + 2]);
  }

  /** Writes the images of all corners under {@code map} to {@code target}, from index 0 on. */
  public void coordinates(Affine map, double[] target) {
    if (vertices == null) {
      map.apply(points, target, cornerCount());
      return;
    }
    double[] images = new double[points.length];
    map.apply(points, images, vertexCount());
    for (int k = 0; k < vertices.length; k++) {
      int from = 3 * vertices[k];
      target[3 * k] = images[from];
      target[3 * k + 1] = images[from + 1];
      target[3 * k + 2] = images[from + 2];
    }
  }

  /** Writes the images of all vertices under {@code map} to {@code target}, from index 0 on. */
  public void vertexCoordinates(Affine map, double[] target) {
    map.apply(points, target, vertexCount());
  }

  /** Returns the bounding box of the images of all corners under {@code map}. */
  public Bounds bounds(Affine map) {
    return map.bounds(points);
  }

  /** Returns the outline of polygon {@code i}. Each call returns the same instance. */
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
      int from = pointOf(starts[i] + k);
      int to = pointOf(starts[i] + (k + 1) % n);
      for (int d = 0; d < 3; d++) {
        double a = points[from + d];
        double b = points[to + d];
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
