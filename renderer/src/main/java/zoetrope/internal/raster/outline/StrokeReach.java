package zoetrope.internal.raster.outline;

import zoetrope.frame.Stroke;
import zoetrope.internal.raster.coverage.EdgeSink;

/**
 * Finds strokes that cover the whole canvas, so that they need no outlines.
 *
 * @param width the width of the canvas in pixels
 * @param height the height of the canvas in pixels
 */
public record StrokeReach(int width, int height) {
  /**
   * If the cosine of a turn is smaller than this, a mitred stroke may leave out points that are
   * within a quarter of its width from the line. {@link #SHARPEST_BEVEL} is the value for bevelled
   * joins.
   */
  private static final double SHARPEST_MITER = -0.9;

  private static final double SHARPEST_BEVEL = -0.5;

  /** The value for joins that leave out no points at any turn. */
  private static final double NEVER = -2;

  /** The value for joins that may leave out points at every turn. */
  private static final double ALWAYS = 2;

  /**
   * A wide open curve with more vertices than this counts as covering the canvas. Its half width
   * must be at least {@link #OPEN_REACH_FACTOR} times the distance from its start to the farthest
   * corner of the canvas.
   */
  private static final int MIN_OPEN_VERTICES = 3;

  private static final double OPEN_REACH_FACTOR = 8;

  /**
   * Whether the stroke of a closed subpath certainly covers every pixel of the canvas. The stroke
   * of a closed line covers all points whose distance from the line is at most half of the stroke's
   * width. Near corners that are cut off, the stroke covers only points up to a quarter of its
   * width from the line.
   *
   * @param path the projected path, see {@link FlattenedPath#project}
   */
  public boolean coversCanvas(FlattenedPath path, StrokeWidths widths, Stroke stroke) {
    return covers(path, widths, sharpestTurn(stroke));
  }

  /** Whether the border of a fill certainly covers every pixel of the canvas. */
  public boolean coversCanvas(FlattenedPath path, StrokeWidths widths) {
    return covers(path, widths, SHARPEST_MITER);
  }

  /**
   * Returns the cosine of the sharpest allowed turn: there, the stroke still covers all points
   * within a quarter of its width from the line.
   */
  private static double sharpestTurn(Stroke stroke) {
    return switch (stroke.join()) {
      case AUTO -> SHARPEST_MITER;
      case MITER -> {
        double bevelled = 2 / (stroke.miterLimit() * stroke.miterLimit()) - 1;
        yield Math.min(SHARPEST_BEVEL, Math.max(SHARPEST_MITER, bevelled));
      }
      case BEVEL -> SHARPEST_BEVEL;
      case ROUND -> NEVER;
      case NONE -> ALWAYS;
    };
  }

  private boolean covers(FlattenedPath path, StrokeWidths widths, double sharpest) {
    for (int k = 0; k < path.subpaths; k++) {
      if (path.isClosed(k)
          && path.end(k) - path.start(k) > 2
          && isWide(path, k, widths, 2)
          && isWithoutGaps(path, k, sharpest)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a stroke in space, which has round corners, covers the canvas. The stroke of an open
   * curve with several pieces counts as covering it if it is much wider than the canvas.
   */
  public boolean coversInSpace(FlattenedPath path, StrokeWidths widths) {
    for (int k = 0; k < path.subpaths; k++) {
      if (path.end(k) - path.start(k) > MIN_OPEN_VERTICES
          && isWide(path, k, widths, OPEN_REACH_FACTOR)) {
        return true;
      }
    }
    return covers(path, widths, NEVER);
  }

  /** Adds the outline of the whole canvas. */
  public void addCanvas(EdgeSink edges) {
    edges.add(-2, -2, -2, height + 2.0);
    edges.add(width + 2.0, height + 2.0, width + 2.0, -2);
  }

  public OpaqueRect canvas() {
    return new OpaqueRect(0, 0, width, height);
  }

  /**
   * Whether all half widths exceed {@code factor} times the distance from the start of the subpath
   * to the farthest corner of the canvas.
   */
  private boolean isWide(FlattenedPath path, int k, StrokeWidths widths, double factor) {
    int start = path.start(k);
    return widths.at(path.param[start]) * path.scale[start] > Math.max(width, height)
        && narrowest(path, k, widths) > factor * farthestCorner(path.x[start], path.y[start]);
  }

  private static double narrowest(FlattenedPath path, int k, StrokeWidths widths) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = path.start(k); i < path.end(k); i++) {
      least = Math.min(least, widths.at(path.param[i]) * path.scale[i]);
    }
    return least;
  }

  private double farthestCorner(double x, double y) {
    double across = Math.max(Math.abs(x), Math.abs(x - width));
    double down = Math.max(Math.abs(y), Math.abs(y - height));
    return Math.sqrt(across * across + down * down);
  }

  private static boolean isWithoutGaps(FlattenedPath path, int k, double sharpest) {
    if (sharpest == NEVER || sharpest == ALWAYS) {
      return sharpest == NEVER;
    }
    int last = path.end(k) - 1;
    for (int i = path.start(k); i < last; i++) {
      int before = i == path.start(k) ? last - 1 : i - 1;
      if (path.anchor[i] && cosine(path, before, i, i + 1) < sharpest) {
        return false;
      }
    }
    return true;
  }

  /** Returns the cosine of the turn at vertex {@code b}; -1 if two vertices coincide. */
  private static double cosine(FlattenedPath p, int a, int b, int c) {
    double ux = p.x[b] - p.x[a];
    double uy = p.y[b] - p.y[a];
    double vx = p.x[c] - p.x[b];
    double vy = p.y[c] - p.y[b];
    double lengths = Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
    return lengths > 0 ? (ux * vx + uy * vy) / lengths : -1;
  }
}
