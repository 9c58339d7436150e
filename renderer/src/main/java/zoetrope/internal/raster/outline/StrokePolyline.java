package zoetrope.internal.raster.outline;

import java.util.Arrays;

/**
 * One subpath in pixels, without segments of length zero, with the directions of its segments and
 * the half widths of a stroke at its vertices. If the width jumps at a vertex, the vertex has one
 * half width for the segment before it and another for the segment after it.
 */
final class StrokePolyline {
  /** Vertices nearer than this, in pixels, are merged. */
  private static final double MERGE_DISTANCE = 1e-5;

  double[] x = new double[64];
  double[] y = new double[64];
  double[] halfIn = new double[64];
  double[] halfOut = new double[64];
  boolean[] anchor = new boolean[64];

  /** The direction, a unit vector, and the length of the segment from each vertex to the next. */
  double[] dx = new double[64];

  double[] dy = new double[64];
  double[] length = new double[64];

  int vertices;
  int segments;
  boolean closed;

  /** Loads subpath {@code k} of a path, closed if {@code close} is true. */
  void load(FlattenedPath path, int k, StrokeWidths widths, boolean close) {
    vertices = 0;
    for (int i = path.start(k); i < path.end(k); i++) {
      put(path.x[i], path.y[i], widths.at(path.param[i]) * path.scale[i], path.anchor[i]);
    }
    finish(close || path.isClosed(k));
  }

  /** Loads a polygon of {@code count} corners {@code x, y, w, x, y, w, ...}, in pixels. */
  void load(double[] corners, int start, int count, double half) {
    vertices = 0;
    for (int i = 3 * start; i < 3 * (start + count); i += 3) {
      put(corners[i], corners[i + 1], half, true);
    }
    finish(true);
  }

  private void finish(boolean close) {
    closed = close;
    if (closed && vertices > 1 && isSame(vertices - 1, x[0], y[0])) {
      halfIn[0] = halfIn[vertices - 1];
      vertices--;
    }
    closed &= vertices > 1;
    segments = closed ? vertices : vertices - 1;
    for (int i = 0; i < segments; i++) {
      int j = i + 1 == vertices ? 0 : i + 1;
      double vx = x[j] - x[i];
      double vy = y[j] - y[i];
      double l = Math.sqrt(vx * vx + vy * vy);
      double inverse = 1 / l;
      dx[i] = vx * inverse;
      dy[i] = vy * inverse;
      length[i] = l;
    }
  }

  /**
   * Returns twice the signed area that the line encloses. It is positive if the line turns from the
   * x axis towards the y axis.
   */
  double doubleArea() {
    double sum = 0;
    for (int i = 0; i < vertices; i++) {
      int j = i + 1 == vertices ? 0 : i + 1;
      sum += (x[i] - x[0]) * (y[j] - y[0]) - (x[j] - x[0]) * (y[i] - y[0]);
    }
    return sum;
  }

  /** Returns the turning number of a closed line: 1 or -1 if it does not cross itself. */
  int turns() {
    int count = 0;
    for (int i = 0; i < segments; i++) {
      int j = i + 1 == segments ? 0 : i + 1;
      double cross = cross(i, j);
      if (dy[i] < 0 && dy[j] >= 0 && cross > 0) {
        count++;
      } else if (dy[i] >= 0 && dy[j] < 0 && cross < 0) {
        count--;
      }
    }
    return count;
  }

  /**
   * Whether a closed line winds around exactly once, in the direction that the sign of {@code
   * area}, its {@link #doubleArea}, gives.
   */
  boolean goesAroundOnce(double area) {
    return turns() == (area > 0 ? 1 : -1);
  }

  /** Whether a closed line turns to the same side at all of its vertices. */
  boolean isConvex() {
    double first = cross(segments - 1, 0);
    for (int i = 1; i < segments; i++) {
      if (!(cross(i - 1, i) * first > 0)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the sine of the angle from the direction of segment i to that of segment j. */
  double cross(int i, int j) {
    return dx[i] * dy[j] - dy[i] * dx[j];
  }

  private boolean isSame(int i, double px, double py) {
    return Math.abs(x[i] - px) < MERGE_DISTANCE && Math.abs(y[i] - py) < MERGE_DISTANCE;
  }

  private void put(double px, double py, double half, boolean isAnchor) {
    if (vertices > 0 && isSame(vertices - 1, px, py)) {
      halfOut[vertices - 1] = half;
      anchor[vertices - 1] |= isAnchor;
      return;
    }
    if (vertices == x.length) {
      grow(2 * vertices);
    }
    x[vertices] = px;
    y[vertices] = py;
    halfIn[vertices] = half;
    halfOut[vertices] = half;
    anchor[vertices++] = isAnchor;
  }

  private void grow(int capacity) {
    x = Arrays.copyOf(x, capacity);
    y = Arrays.copyOf(y, capacity);
    halfIn = Arrays.copyOf(halfIn, capacity);
    halfOut = Arrays.copyOf(halfOut, capacity);
    anchor = Arrays.copyOf(anchor, capacity);
    dx = Arrays.copyOf(dx, capacity);
    dy = Arrays.copyOf(dy, capacity);
    length = Arrays.copyOf(length, capacity);
  }
}
