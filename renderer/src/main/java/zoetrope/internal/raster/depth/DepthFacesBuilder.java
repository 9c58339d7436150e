package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.geometry.Polygons;
import zoetrope.internal.raster.coverage.EdgeList;

/** A builder of {@link DepthFaces}. */
public final class DepthFacesBuilder {
  /** Along each axis, a corner is less than this many pixels from the origin. */
  public static final double GUARD = 1 << 15;

  int[] points = new int[64];
  float[] depths = new float[32];
  int pointCount;
  int[] starts = new int[17];
  int[] colors = new int[16];
  int[] valueStarts = new int[16];
  float[] least = new float[16];
  float[] most = new float[16];
  long[] boxes = new long[16];
  byte[] turns = new byte[16];
  int count;
  CornerValues.Builder values;
  boolean isStroke;
  boolean coversCanvas;
  int minX;
  int minY;
  int maxX;
  int maxY;
  private int[] vertices = new int[32];
  private int cornerCount;

  /** For each face, the number of the polygon of the mesh that it shows completely, or -1. */
  private int[] polygonOf = new int[16];

  /** The polygons of the mesh that the faces belong to; null if it has no shared vertices. */
  private Polygons polygons;

  /** Whether the first faces are all polygons of the mesh, in the mesh's order. */
  private boolean isWhole;

  private boolean isScattered;

  /** The current face: its box in 1/256 pixel, its depths, and its orientation. */
  private int left;

  private int right;
  private int top;
  private int bottom;
  private float far;
  private float near;
  private int turn;

  /**
   * Starts a new list of faces.
   *
   * @param newValues collects the values of shaded faces; or null
   * @param stroke whether the faces are pieces of one stroke
   */
  public void begin(CornerValues.Builder newValues, boolean stroke) {
    values = newValues;
    isStroke = stroke;
    coversCanvas = false;
    pointCount = 0;
    cornerCount = 0;
    count = 0;
    isWhole = false;
    isScattered = false;
    polygons = null;
    minX = Integer.MAX_VALUE;
    minY = Integer.MAX_VALUE;
    maxX = Integer.MIN_VALUE;
    maxY = Integer.MIN_VALUE;
  }

  boolean isEmpty() {
    return minX > maxX;
  }

  /** Declares that the following faces are polygons of a mesh, or pieces of them. */
  void polygons(Polygons newPolygons) {
    polygons = newPolygons.vertices() == null ? null : newPolygons;
    isWhole = polygons != null;
  }

  /** Makes room for {@code newCount} points, which come before all others; see {@link #point}. */
  void points(int newCount) {
    pointCount = newCount;
    if (depths.length < newCount) {
      points = new int[2 * newCount];
      depths = new float[newCount];
    }
  }

  /** Sets point {@code i}, which must be less than {@link #GUARD} pixels away along each axis. */
  void point(int i, double x, double y, double depth) {
    points[2 * i] = EdgeList.toFixed(x);
    points[2 * i + 1] = EdgeList.toFixed(y);
    depths[i] = (float) depth;
  }

  /**
   * Whether all points of a face are at most {@code pixels} from its first point along each axis.
   */
  boolean isSmall(int[] corners, int from, int size, int pixels) {
    int x = points[2 * corners[from]];
    int y = points[2 * corners[from] + 1];
    for (int k = from + 1; k < from + size; k++) {
      int p = 2 * corners[k];
      if (Math.abs(points[p] - x) > pixels << 8 || Math.abs(points[p + 1] - y) > pixels << 8) {
        return false;
      }
    }
    return true;
  }

  /** Adds a corner of the next face; see {@link #point} for its limits. */
  public void corner(double x, double y, double depth) {
    if (pointCount == depths.length) {
      points = Arrays.copyOf(points, 4 * pointCount);
      depths = Arrays.copyOf(depths, 2 * pointCount);
    }
    point(pointCount, x, y, depth);
    makeRoom(1);
    vertices[cornerCount++] = pointCount++;
  }

  private void makeRoom(int corners) {
    if (cornerCount + corners > vertices.length) {
      vertices = Arrays.copyOf(vertices, 2 * (cornerCount + corners));
    }
  }

  /** Adds a convex face of one colour, with the corners added since the last face. */
  public void face(int color) {
    face(color, -1);
  }

  /** Adds a face with interpolated values, which were added together with its corners. */
  void shadedFace(int color) {
    face(color, values.size() - values.stride() * (cornerCount - starts[count]));
  }

  /**
   * Adds a face of one colour whose corners are existing points.
   *
   * @param polygon the number of the polygon in the mesh that the face shows
   * @return false, with nothing added, if the face is neither a triangle nor a convex quadrilateral
   */
  boolean face(int[] corners, int from, int size, int color, int polygon) {
    if (size > 4) {
      return false;
    }
    makeRoom(size);
    boolean isConvex =
        quadrilateral(
            corners[from], corners[from + 1], corners[from + 2], corners[from + size - 1]);
    if (size == 4 && !isConvex) {
      return false;
    }
    for (int k = from; k < from + size; k++) {
      vertices[cornerCount++] = corners[k];
    }
    end(color, -1, polygon);
    return true;
  }

  /**
   * Adds an invisible face in place of a polygon, so that the following faces still have the
   * numbers of their polygons. Pieces of the skipped polygon may be added after all polygons.
   *
   * @return false, with nothing added, if the earlier faces do not have the numbers of their
   *     polygons
   */
  boolean skip(int[] corners, int from, int size, int polygon) {
    if (!isWhole || polygon != count) {
      return false;
    }
    makeRoom(size);
    System.arraycopy(corners, from, vertices, cornerCount, size);
    cornerCount += size;
    turn = 0;
    left = Integer.MAX_VALUE;
    top = Integer.MAX_VALUE;
    right = Integer.MIN_VALUE;
    bottom = Integer.MIN_VALUE;
    end(0, -1, polygon);
    return true;
  }

  /**
   * Finds the box, the depths and the orientation of a face; for a triangle, {@code d} is {@code
   * c}. Returns whether the face is convex.
   */
  private boolean quadrilateral(int a, int b, int c, int d) {
    int ax = points[2 * a];
    int ay = points[2 * a + 1];
    int bx = points[2 * b];
    int by = points[2 * b + 1];
    int cx = points[2 * c];
    int cy = points[2 * c + 1];
    int dx = points[2 * d];
    int dy = points[2 * d + 1];
    left = Math.min(Math.min(ax, bx), Math.min(cx, dx));
    right = Math.max(Math.max(ax, bx), Math.max(cx, dx));
    top = Math.min(Math.min(ay, by), Math.min(cy, dy));
    bottom = Math.max(Math.max(ay, by), Math.max(cy, dy));
    far = Math.min(Math.min(depths[a], depths[b]), Math.min(depths[c], depths[d]));
    near = Math.max(Math.max(depths[a], depths[b]), Math.max(depths[c], depths[d]));
    // Twice the signed area of the triangle that each corner forms with its neighbours. The areas
    // at opposite corners add up to the area of the quadrilateral.
    long atA = cross(bx - ax, by - ay, dx - ax, dy - ay);
    long atB = cross(cx - bx, cy - by, ax - bx, ay - by);
    long atC = cross(dx - cx, dy - cy, bx - cx, by - cy);
    long atD = atA + atC - atB;
    turn = Long.signum(atA + atC);
    return turn > 0
        ? atA > 0 && atB > 0 && atC > 0 && atD > 0
        : atA < 0 && atB < 0 && atC < 0 && atD < 0;
  }

  private static long cross(int ax, int ay, int bx, int by) {
    return (long) ax * by - (long) ay * bx;
  }

  private void face(int color, int valueStart) {
    measure();
    end(color, valueStart, -1);
  }

  private void end(int color, int valueStart, int polygon) {
    if (count == colors.length) {
      colors = Arrays.copyOf(colors, 2 * count);
      starts = Arrays.copyOf(starts, 2 * count + 1);
      valueStarts = Arrays.copyOf(valueStarts, 2 * count);
      polygonOf = Arrays.copyOf(polygonOf, 2 * count);
      least = Arrays.copyOf(least, 2 * count);
      most = Arrays.copyOf(most, 2 * count);
      boxes = Arrays.copyOf(boxes, 2 * count);
      turns = Arrays.copyOf(turns, 2 * count);
    }
    minX = Math.min(minX, left);
    maxX = Math.max(maxX, right);
    minY = Math.min(minY, top);
    maxY = Math.max(maxY, bottom);
    least[count] = far;
    most[count] = near;
    boxes[count] =
        right < left
            ? TileBins.NOWHERE
            : TileBins.box(left >> 8, top >> 8, (right >> 8) + 1, (bottom >> 8) + 1);
    turns[count] = (byte) turn;
    isWhole &= polygon == count || polygons != null && count >= polygons.size();
    valueStarts[count] = valueStart;
    polygonOf[count] = polygon;
    colors[count++] = color;
    starts[count] = cornerCount;
  }

  /** Finds the box, the depths and the orientation of the current face. */
  private void measure() {
    int last = vertices[cornerCount - 1];
    int x = points[2 * last];
    int y = points[2 * last + 1];
    left = x;
    right = x;
    top = y;
    bottom = y;
    far = depths[last];
    near = far;
    long area = 0;
    for (int k = starts[count]; k < cornerCount; k++) {
      int p = vertices[k];
      int nextX = points[2 * p];
      int nextY = points[2 * p + 1];
      left = Math.min(left, nextX);
      right = Math.max(right, nextX);
      top = Math.min(top, nextY);
      bottom = Math.max(bottom, nextY);
      far = Math.min(far, depths[p]);
      near = Math.max(near, depths[p]);
      area += (long) x * nextY - (long) nextX * y;
      x = nextX;
      y = nextY;
    }
    turn = Long.signum(area);
  }

  /** Builds the only face, which covers the whole canvas. */
  DepthFaces buildCover() {
    coversCanvas = colors[0] >>> 24 == 255;
    return build();
  }

  public DepthFaces build() {
    isWhole &= polygons != null && count >= polygons.size();
    if (pointCount > cornerCount) {
      scatter();
    }
    return new DepthFaces(this);
  }

  /** Gives each corner a separate point, because only few of the points are used. */
  private void scatter() {
    int[] cornerPoints = new int[2 * cornerCount];
    float[] cornerDepths = new float[cornerCount];
    for (int k = 0; k < cornerCount; k++) {
      cornerPoints[2 * k] = points[2 * vertices[k]];
      cornerPoints[2 * k + 1] = points[2 * vertices[k] + 1];
      cornerDepths[k] = depths[vertices[k]];
      vertices[k] = k;
    }
    points = cornerPoints;
    depths = cornerDepths;
    pointCount = cornerCount;
    isScattered = true;
  }

  /** Returns the array for {@link DepthFaces#vertices}. */
  int[] vertices() {
    return isWhole && count == polygons.size() && !isScattered
        ? polygons.vertices()
        : Arrays.copyOf(vertices, cornerCount);
  }

  /** Returns the array for {@link DepthFaces#across}. */
  int[] across() {
    if (polygons == null) {
      return null;
    }
    if (isWhole) {
      int[] known = polygons.across();
      return count == polygons.size() ? known : lengthened(known);
    }
    int[] places = new int[polygons.size()];
    Arrays.fill(places, -1);
    for (int i = 0; i < count; i++) {
      if (polygonOf[i] >= 0) {
        places[polygonOf[i]] = i;
      }
    }
    int[] numbers = polygons.across();
    int[] across = new int[cornerCount];
    for (int i = 0; i < count; i++) {
      int polygon = polygonOf[i];
      for (int k = starts[i]; k < starts[i + 1]; k++) {
        int other = polygon < 0 ? -1 : numbers[polygons.start(polygon) + k - starts[i]];
        across[k] = other < 0 ? -1 : places[other];
      }
    }
    return across;
  }

  private int[] lengthened(int[] known) {
    int[] all = Arrays.copyOf(known, cornerCount);
    Arrays.fill(all, known.length, cornerCount, -1);
    return all;
  }
}
