package zoetrope.internal.raster;

import zoetrope.frame.Stroke.Cap;
import zoetrope.frame.Stroke.Join;

/**
 * Turns lines into the areas they cover.
 *
 * <p>A line becomes one ribbon as long as its two sides meet cleanly at each joint, so that it is
 * covered exactly once. Where it turns too sharply for its width, the ribbon ends and a new one
 * begins, with a wedge between them; all run the same way around, so that the sum of their windings
 * is a union.
 */
final class Stroker {
  private final StrokeStrip ribbon = new StrokeStrip();
  private final StrokePolyline line = new StrokePolyline();
  private final StrokeJoin corner = new StrokeJoin();

  /** Adds the area of the stroke along every subpath of {@code path} to {@code out}. */
  void stroke(FlattenedPath path, StrokeWidths widths, Join join, Cap cap, EdgeList out) {
    ribbon.into(out);
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
    corner.set(line, 0, last, 0, join);
    boolean seamless = isSeamless(join);
    if (seamless) {
      ribbon.mute(true);
      joint(0, last, 0, join);
      ribbon.mute(false);
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
      corner.set(line, 0, last, 0, join);
      wedge(join);
    }
  }

  private boolean isSeamless(Join join) {
    return corner.clean && !(join == Join.NONE && corner.isSharp());
  }

  private void joint(int v, int before, int after, Join wanted) {
    Join join = line.anchor[v] ? wanted : Join.ROUND;
    corner.set(line, v, before, after, join);
    if (isSeamless(join)) {
      ribbon.side(-corner.outer, corner.meetX(-corner.outer), corner.meetY(-corner.outer));
      corner.around(ribbon);
    } else {
      endAt(v, before);
      wedge(join);
      beginAt(v, after);
    }
  }

  private void beginAt(int v, int segment) {
    double nx = -line.dy[segment] * line.halfOut[v];
    double ny = line.dx[segment] * line.halfOut[v];
    ribbon.begin(line.x[v] + nx, line.y[v] + ny, line.x[v] - nx, line.y[v] - ny);
  }

  private void endAt(int v, int segment) {
    double nx = -line.dy[segment] * line.halfIn[v];
    double ny = line.dx[segment] * line.halfIn[v];
    ribbon.left(line.x[v] + nx, line.y[v] + ny);
    ribbon.right(line.x[v] - nx, line.y[v] - ny);
    ribbon.end();
  }

  /** Fills the gap on the outer side between two ribbons. */
  private void wedge(Join join) {
    if (join == Join.NONE && corner.isSharp()) {
      return;
    }
    double ox = corner.x - corner.outer * corner.half * corner.ay;
    double oy = corner.y + corner.outer * corner.half * corner.ax;
    if (corner.outer > 0) {
      ribbon.begin(ox, oy, corner.x, corner.y);
    } else {
      ribbon.begin(corner.x, corner.y, ox, oy);
    }
    corner.around(ribbon);
    ribbon.side(
        corner.outer,
        corner.x - corner.outer * corner.half * corner.by,
        corner.y + corner.outer * corner.half * corner.bx);
    ribbon.end();
  }

  private void startCap(Cap cap, double x, double y, double dx, double dy, double h) {
    if (cap == Cap.ROUND) {
      ribbon.begin(x - h * dx, y - h * dy, x - h * dx, y - h * dy);
      ribbon.arc(1, x, y, h, -dx, -dy, -dy, dx);
      ribbon.arc(-1, x, y, h, -dx, -dy, dy, -dx);
    } else {
      double e = cap == Cap.SQUARE ? h : 0;
      ribbon.begin(
          x - e * dx - h * dy, y - e * dy + h * dx, x - e * dx + h * dy, y - e * dy - h * dx);
    }
  }

  private void endCap(Cap cap, double x, double y, double dx, double dy, double h) {
    double e = cap == Cap.SQUARE ? h : 0;
    if (cap == Cap.ROUND) {
      ribbon.arc(1, x, y, h, -dy, dx, dx, dy);
      ribbon.arc(-1, x, y, h, dy, -dx, dx, dy);
    } else {
      ribbon.left(x + e * dx - h * dy, y + e * dy + h * dx);
      ribbon.right(x + e * dx + h * dy, y + e * dy - h * dx);
    }
    ribbon.end();
  }
}
