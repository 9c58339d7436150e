package zoetrope.mobject.lines;

import java.util.List;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.mobject.VMobject;

/**
 * A mobject whose path is drawn step by step, in scene coordinates. It can be continued at any
 * time.
 *
 * <pre>{@code
 * var wave = curve().startNewPath(LEFT).addLineTo(ORIGIN).addCurveTo(UP, DOWN, RIGHT);
 * }</pre>
 */
public final class Curve extends VMobject<Curve> {
  /**
   * The largest distance between the first and the last point of a closed curve, in scene units.
   */
  private static final double MAX_CLOSED_GAP = 1e-9;

  /** Creates a curve without points. */
  public Curve() {}

  /** Starts a subpath at {@code point}. */
  public Curve startNewPath(Vec point) {
    return setPath(Path.builder().append(path()).moveTo(point).build());
  }

  /** Adds a straight segment to {@code point}. */
  public Curve addLineTo(Vec point) {
    return setPath(continued().lineTo(point).build());
  }

  /** Adds a quadratic curve to {@code point}. */
  public Curve addCurveTo(Vec handle, Vec point) {
    return setPath(continued().quadTo(handle, point).build());
  }

  /** Adds a cubic curve to {@code point}. */
  public Curve addCurveTo(Vec handle1, Vec handle2, Vec point) {
    return setPath(continued().cubicTo(handle1, handle2, point).build());
  }

  /** Adds a parabolic arc to {@code point} that continues in the present direction of the path. */
  public Curve addSmoothCurveTo(Vec point) {
    Path path = path();
    requireBegun(path);
    if (path.curveCount(path.subpathCount() - 1) == 0) {
      return addLineTo(point);
    }
    Vec end = path.end();
    Vec arrival = end.minus(path.point(path.pointCount() - 2)).normalized();
    Vec handle = end.plus(arrival.times(end.distance(point) / 2));
    return addCurveTo(handle, point);
  }

  /** Adds an arc of {@code angle} radians to {@code point}, counter-clockwise if positive. */
  public Curve addArcTo(Vec point, double angle) {
    requireBegun(path());
    Path arc = Paths.between(path().end(), point, Degrees.check(angle));
    return setPath(continued().curvesOf(arc).build());
  }

  /** Closes the last subpath, with a straight segment if its end differs from its start. */
  public Curve closePath() {
    return setPath(continued().close().build());
  }

  /** Replaces the path by straight segments through {@code corners}. */
  public Curve setPointsAsCorners(Vec... corners) {
    return setPath(Path.polyline(corners));
  }

  /** Replaces the path by straight segments through {@code corners}. */
  public Curve setPointsAsCorners(List<Vec> corners) {
    return setPointsAsCorners(corners.toArray(Vec[]::new));
  }

  /**
   * Replaces the path by a smooth curve through {@code points}. If it ends at its start, it is
   * closed and smooth there, too.
   */
  public Curve setPointsSmoothly(Vec... points) {
    return setPointsSmoothly(List.of(points));
  }

  /**
   * Replaces the path by a smooth curve through {@code points}. If it ends at its start, it is
   * closed and smooth there, too.
   */
  public Curve setPointsSmoothly(List<Vec> points) {
    int last = points.size() - 1;
    boolean closed = last > 2 && points.get(0).distance(points.get(last)) <= MAX_CLOSED_GAP;
    return setPath(Paths.smooth(closed ? points.subList(0, last) : points, closed));
  }

  private PathBuilder continued() {
    Path path = path();
    requireBegun(path);
    int last = path.subpathCount() - 1;
    PathBuilder b = Path.builder();
    for (int k = 0; k < last; k++) {
      b.append(path.subpath(k));
    }
    Path open = path.subpath(last);
    return b.moveTo(open.start()).curvesOf(open);
  }

  private static void requireBegun(Path path) {
    if (path.isEmpty()) {
      throw new IllegalStateException("a curve begins with startNewPath(point)");
    }
  }
}
