package zoetrope.internal.raster.outline;

import zoetrope.frame.Stroke;
import zoetrope.frame.Stroke.Cap;
import zoetrope.frame.Stroke.Join;
import zoetrope.internal.raster.coverage.EdgeSink;

/**
 * Turns the stroke of a path into the edges of the area it covers.
 *
 * <p>A stroke consists of strips. A strip continues as long as the sides of the stroke intersect
 * cleanly at each join. If the stroke turns too sharply for its width, the strip ends and a new
 * strip begins, and a wedge fills the gap between them. All strips and wedges have the same
 * orientation, so that they form a union under the nonzero winding rule.
 */
public final class Stroker {
  private final StrokeStrip strip = new StrokeStrip();
  private final StrokePolyline line = new StrokePolyline();
  private final StrokeJoin joiner = new StrokeJoin();

  private double miterLimit;

  /** Adds the area of the stroke along every subpath of {@code path} to {@code out}. */
  public void stroke(FlattenedPath path, StrokeWidths widths, Stroke stroke, EdgeSink out) {
    stroke(path, widths, stroke.join(), stroke.miterLimit(), stroke.cap(), out);
  }

  /** Adds the area of the border of a fill, with automatic joins and without caps. */
  public void border(FlattenedPath path, StrokeWidths widths, EdgeSink out) {
    stroke(path, widths, Join.AUTO, Stroke.DEFAULT_MITER_LIMIT, Cap.BUTT, out);
  }

  /** Adds the area of the stroke with the cap {@code cap} instead of the stroke's cap. */
  void stroke(FlattenedPath path, StrokeWidths widths, Stroke stroke, Cap cap, EdgeSink out) {
    stroke(path, widths, stroke.join(), stroke.miterLimit(), cap, out);
  }

  private void stroke(
      FlattenedPath path, StrokeWidths widths, Join join, double limit, Cap cap, EdgeSink out) {
    miterLimit = limit;
    strip.into(out);
    for (int k = 0; k < path.subpaths; k++) {
      line.load(path, k, widths, false);
      if (line.vertices == 1) {
        dot(cap);
      } else if (line.closed) {
        closed(join);
      } else if (line.vertices > 1) {
        open(join, cap);
      }
    }
  }

  private void dot(Cap cap) {
    double h = Math.max(line.halfIn[0], line.halfOut[0]);
    double x = line.x[0];
    double y = line.y[0];
    if (cap != Cap.BUTT) {
      startCap(cap, x, y, 1, 0, h);
      endCap(cap, x, y, 1, 0, h);
    }
  }

  private void open(Join join, Cap cap) {
    int last = line.segments - 1;
    startCap(cap, line.x[0], line.y[0], line.dx[0], line.dy[0], line.halfOut[0]);
    for (int i = 1; i <= last; i++) {
      joint(i, i - 1, i, join);
    }
    endCap(
        cap,
        line.x[last + 1],
        line.y[last + 1],
        line.dx[last],
        line.dy[last],
        line.halfIn[last + 1]);
  }

  private void closed(Join join) {
    int last = line.segments - 1;
    joiner.set(line, 0, last, 0, join, miterLimit);
    boolean seamless = isSeamless(join);
    if (seamless) {
      strip.mute(true);
      joint(0, last, 0, join);
      strip.mute(false);
    } else {
      beginAt(0, 0);
    }
    for (int i = 1; i <= last; i++) {
      joint(i, i - 1, i, join);
    }
    if (seamless) {
      joint(0, last, 0, join);
    } else {
      endAt(0, last);
      joiner.set(line, 0, last, 0, join, miterLimit);
      wedge(join);
    }
  }

  private boolean isSeamless(Join join) {
    return joiner.clean && !(join == Join.NONE && joiner.isSharp());
  }

  private void joint(int v, int before, int after, Join wanted) {
    Join join = line.anchor[v] ? wanted : Join.ROUND;
    joiner.set(line, v, before, after, join, miterLimit);
    if (isSeamless(join)) {
      strip.side(-joiner.outer, joiner.meetX(-joiner.outer), joiner.meetY(-joiner.outer));
      joiner.around(strip);
    } else {
      endAt(v, before);
      wedge(join);
      beginAt(v, after);
    }
  }

  private void beginAt(int v, int segment) {
    double nx = -line.dy[segment] * line.halfOut[v];
    double ny = line.dx[segment] * line.halfOut[v];
    strip.begin(line.x[v] + nx, line.y[v] + ny, line.x[v] - nx, line.y[v] - ny);
  }

  private void endAt(int v, int segment) {
    double nx = -line.dy[segment] * line.halfIn[v];
    double ny = line.dx[segment] * line.halfIn[v];
    strip.left(line.x[v] + nx, line.y[v] + ny);
    strip.right(line.x[v] - nx, line.y[v] - ny);
    strip.end();
  }

  /** Adds the join that fills the gap on the outer side between two strips. */
  private void wedge(Join join) {
    if (join == Join.NONE && joiner.isSharp()) {
      return;
    }
    double ox = joiner.x - joiner.outer * joiner.half * joiner.ay;
    double oy = joiner.y + joiner.outer * joiner.half * joiner.ax;
    if (joiner.outer > 0) {
      strip.begin(ox, oy, joiner.x, joiner.y);
    } else {
      strip.begin(joiner.x, joiner.y, ox, oy);
    }
    joiner.around(strip);
    strip.side(
        joiner.outer,
        joiner.x - joiner.outer * joiner.half * joiner.by,
        joiner.y + joiner.outer * joiner.half * joiner.bx);
    strip.end();
  }

  private void startCap(Cap cap, double x, double y, double dx, double dy, double h) {
    if (cap == Cap.ROUND) {
      strip.begin(x - h * dx, y - h * dy, x - h * dx, y - h * dy);
      strip.arc(1, x, y, h, -dx, -dy, -dy, dx);
      strip.arc(-1, x, y, h, -dx, -dy, dy, -dx);
    } else {
      double e = cap == Cap.SQUARE ? h : 0;
      strip.begin(
          x - e * dx - h * dy, y - e * dy + h * dx, x - e * dx + h * dy, y - e * dy - h * dx);
    }
  }

  private void endCap(Cap cap, double x, double y, double dx, double dy, double h) {
    double e = cap == Cap.SQUARE ? h : 0;
    if (cap == Cap.ROUND) {
      strip.arc(1, x, y, h, -dy, dx, dx, dy);
      strip.arc(-1, x, y, h, dy, -dx, dx, dy);
    } else {
      strip.left(x + e * dx - h * dy, y + e * dy + h * dx);
      strip.right(x + e * dx + h * dy, y + e * dy - h * dx);
    }
    strip.end();
  }
}
