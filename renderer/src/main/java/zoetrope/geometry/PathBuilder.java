package zoetrope.geometry;

import java.util.Arrays;

/** A builder of a {@link Path}. Each subpath begins with {@link #moveTo}. */
public final class PathBuilder {
  private double[] points = new double[48];
  private int count;
  private int[] starts = new int[4];
  private boolean[] closed = new boolean[4];
  private int subpaths;
  private boolean open;

  PathBuilder() {}

  /** Begins a subpath at {@code p}. A subpath without curves is a single anchor. */
  public PathBuilder moveTo(Vec p) {
    endSubpath(false);
    if (subpaths + 1 >= starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
      closed = Arrays.copyOf(closed, 2 * closed.length);
    }
    starts[subpaths] = count;
    open = true;
    put(p);
    return this;
  }

  /**
   * Adds a straight segment.
   *
   * @throws IllegalStateException without a current point
   */
  public PathBuilder lineTo(Vec p) {
    Vec from = last();
    return cubicTo(from.lerp(p, 1.0 / 3), from.lerp(p, 2.0 / 3), p);
  }

  /**
   * Adds a quadratic curve with handle {@code h}, degree-elevated to the equal cubic.
   *
   * @throws IllegalStateException without a current point
   */
  public PathBuilder quadTo(Vec h, Vec p) {
    return cubicTo(last().lerp(h, 2.0 / 3), p.lerp(h, 2.0 / 3), p);
  }

  /**
   * Adds a cubic curve with handles {@code h1} and {@code h2}.
   *
   * @throws IllegalStateException without a current point
   */
  public PathBuilder cubicTo(Vec h1, Vec h2, Vec p) {
    last();
    put(h1);
    put(h2);
    put(p);
    return this;
  }

  /**
   * Adds the curves of the first subpath of {@code path}; the first curve begins at the current
   * point.
   *
   * @throws IllegalStateException without a current point
   */
  public PathBuilder curvesOf(Path path) {
    for (int i = 1; i < path.subpathStart(1); i += 3) {
      cubicTo(path.point(i), path.point(i + 1), path.point(i + 2));
    }
    return this;
  }

  /** Closes the subpath, with a straight segment unless its end is within 1e-9 of its start. */
  public PathBuilder close() {
    if (open) {
      Vec start = pointAt(starts[subpaths]);
      if (!last().equals(start)) {
        if (last().distance(start) <= 1e-9) {
          count--;
          put(start);
        } else {
          lineTo(start);
        }
      }
      endSubpath(true);
    }
    return this;
  }

  public PathBuilder append(Path path) {
    endSubpath(false);
    for (int k = 0; k < path.subpathCount(); k++) {
      moveTo(path.point(path.subpathStart(k)));
      for (int i = path.subpathStart(k) + 1; i < path.subpathStart(k + 1); i++) {
        put(path.point(i));
      }
      endSubpath(path.isClosed(k));
    }
    return this;
  }

  /**
   * Closes the last subpath without another segment: its end is moved exactly onto its start.
   *
   * @throws IllegalStateException if there is no subpath
   */
  public PathBuilder closeInPlace() {
    endSubpath(false);
    if (subpaths == 0) {
      throw new IllegalStateException("a subpath begins with moveTo");
    }
    int first = starts[subpaths - 1];
    System.arraycopy(points, 3 * first, points, 3 * (count - 1), 3);
    closed[subpaths - 1] = true;
    return this;
  }

  /**
   * Returns the current point.
   *
   * @throws IllegalStateException if no subpath is open
   */
  public Vec last() {
    if (!open) {
      throw new IllegalStateException("a subpath begins with moveTo");
    }
    return pointAt(count - 1);
  }

  public Path build() {
    endSubpath(false);
    if (count == 0) {
      return Path.EMPTY;
    }
    int[] bounds = Arrays.copyOf(starts, subpaths + 1);
    bounds[subpaths] = count;
    return new Path(Arrays.copyOf(points, 3 * count), bounds, Arrays.copyOf(closed, subpaths));
  }

  private void endSubpath(boolean close) {
    if (open) {
      closed[subpaths++] = close;
      open = false;
    }
  }

  private Vec pointAt(int i) {
    return new Vec(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
  }

  private void put(Vec p) {
    if (3 * count + 3 > points.length) {
      points = Arrays.copyOf(points, 2 * points.length);
    }
    points[3 * count] = p.x();
    points[3 * count + 1] = p.y();
    points[3 * count + 2] = p.z();
    count++;
  }
}
