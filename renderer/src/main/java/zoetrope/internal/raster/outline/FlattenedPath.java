package zoetrope.internal.raster.outline;

import java.util.Arrays;

/**
 * A path of straight segments. The object is reused for many items.
 *
 * <p>Before {@link #project}, vertices are homogeneous: {@code scale} is {@code w}, and the pixel
 * is {@code (x / w, y / w)}. Afterwards {@code x} and {@code y} are pixels, and {@code scale} is
 * {@code 1 / w}, the factor for stroke widths. A closed subpath repeats its first vertex at its
 * end.
 */
public final class FlattenedPath {
  public double[] x = new double[256];
  public double[] y = new double[256];

  /** {@code w} before {@link #project}, {@code 1 / w} after it. */
  public double[] scale = new double[256];

  /**
   * The path parameter of each vertex: the index of the previous anchor, plus the parameter on the
   * curve, from 0 to 1.
   */
  public double[] param = new double[256];

  /** The length of the subpath up to each vertex, in scene units; only for dashes. */
  double[] length = new double[256];

  /** Whether the vertex is an anchor, where a join belongs. */
  boolean[] anchor = new boolean[256];

  public int size;
  public int subpaths;
  private int[] starts = new int[17];
  private boolean[] closed = new boolean[16];

  void clear() {
    size = 0;
    subpaths = 0;
  }

  void beginSubpath(boolean isClosed) {
    if (subpaths == closed.length) {
      starts = Arrays.copyOf(starts, 2 * subpaths + 1);
      closed = Arrays.copyOf(closed, 2 * subpaths);
    }
    starts[subpaths] = size;
    closed[subpaths++] = isClosed;
  }

  void add(double px, double py, double pw, double parameter, double along, boolean isAnchor) {
    if (size == x.length) {
      grow(2 * size);
    }
    x[size] = px;
    y[size] = py;
    scale[size] = pw;
    param[size] = parameter;
    length[size] = along;
    anchor[size++] = isAnchor;
  }

  /** Adds the vertex at fraction {@code t} between two vertices of another path. */
  void addBetween(FlattenedPath p, int i, int j, double t, boolean isAnchor) {
    double s = 1 - t;
    add(
        s * p.x[i] + t * p.x[j],
        s * p.y[i] + t * p.y[j],
        s * p.scale[i] + t * p.scale[j],
        s * p.param[i] + t * p.param[j],
        s * p.length[i] + t * p.length[j],
        isAnchor);
  }

  /** Adds vertex {@code i} of another path. */
  void addCopy(FlattenedPath p, int i, boolean isAnchor) {
    add(p.x[i], p.y[i], p.scale[i], p.param[i], p.length[i], isAnchor);
  }

  public void copy(FlattenedPath p) {
    if (x.length < p.size) {
      size = 0;
      grow(p.x.length);
    }
    if (closed.length < p.subpaths) {
      starts = new int[p.starts.length];
      closed = new boolean[p.closed.length];
    }
    System.arraycopy(p.x, 0, x, 0, p.size);
    System.arraycopy(p.y, 0, y, 0, p.size);
    System.arraycopy(p.scale, 0, scale, 0, p.size);
    System.arraycopy(p.param, 0, param, 0, p.size);
    System.arraycopy(p.length, 0, length, 0, p.size);
    System.arraycopy(p.anchor, 0, anchor, 0, p.size);
    System.arraycopy(p.starts, 0, starts, 0, p.subpaths);
    System.arraycopy(p.closed, 0, closed, 0, p.subpaths);
    size = p.size;
    subpaths = p.subpaths;
  }

  /** Returns the index of the first vertex of subpath {@code k}. */
  public int start(int k) {
    return starts[k];
  }

  /** Returns the index after the last vertex of subpath {@code k}. */
  public int end(int k) {
    return k + 1 == subpaths ? size : starts[k + 1];
  }

  public boolean isClosed(int k) {
    return closed[k];
  }

  /** Projects all vertices to pixels by dividing by {@code w}, which must be positive. */
  public void project() {
    for (int i = 0; i < size; i++) {
      if (scale[i] != 1) {
        double s = 1 / scale[i];
        x[i] *= s;
        y[i] *= s;
        scale[i] = s;
      }
    }
  }

  private void grow(int capacity) {
    x = Arrays.copyOf(x, capacity);
    y = Arrays.copyOf(y, capacity);
    scale = Arrays.copyOf(scale, capacity);
    param = Arrays.copyOf(param, capacity);
    length = Arrays.copyOf(length, capacity);
    anchor = Arrays.copyOf(anchor, capacity);
  }
}
