package zoetrope.internal.raster.depth;

import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.internal.raster.outline.FlattenedPath;
import zoetrope.internal.raster.outline.OpaqueRect;
import zoetrope.internal.raster.outline.StrokeReach;
import zoetrope.internal.raster.outline.StrokeWidths;

/**
 * Turns the stroke of a curve in space into faces: a ribbon that faces the eye for each straight
 * piece, a round join where two pieces meet, and a disc at a round end. Each face has the depth of
 * the curve at its place.
 */
public final class StrokeFaces {
  private static final int DISC_CORNERS = 16;
  private static final double[] COS = new double[DISC_CORNERS];
  private static final double[] SIN = new double[DISC_CORNERS];

  static {
    for (int i = 0; i < DISC_CORNERS; i++) {
      COS[i] = StrictMath.cos(2 * StrictMath.PI * i / DISC_CORNERS);
      SIN[i] = StrictMath.sin(2 * StrictMath.PI * i / DISC_CORNERS);
    }
  }

  /** Pieces that go on in nearly the same direction, up to this sine, need no join. */
  private static final double MIN_JOIN_SINE = 1e-3;

  /** The maximum number of steps of a join's arc. */
  private static final int MAX_ARC_STEPS = 8;

  /** The distance from the arc, in pixels, above which the steps are halved. */
  private static final double ARC_TOLERANCE = 1.0 / 32;

  /** Two unit vectors are opposite if the squared length of their sum is less than this. */
  private static final double MAX_OPPOSITE_SUM = 1e-9;

  private final DepthFacesBuilder faces = new DepthFacesBuilder();
  private final StrokeReach reach;
  private FlattenedPath path;
  private StrokeWidths widths;
  private Paint paint;
  private double nearer;
  private int anchors;

  /** Where the part of the current piece within the guard band starts and ends, from 0 to 1. */
  private double from;

  private double to;

  /** The middle of the current join, its radius in pixels, and its depth. */
  private double x;

  private double y;
  private double radius;
  private double depth;

  /** Creates a builder for the canvas of {@code reach}. */
  public StrokeFaces(StrokeReach reach) {
    this.reach = reach;
  }

  /**
   * Returns the faces of a stroke; null if none is visible.
   *
   * @param curve projected, see {@link FlattenedPath#project}
   * @param towardsEye how far the faces are moved from the curve towards the eye, in homogeneous
   *     coordinates
   * @param anchorCount the number of anchors of the curve before it was flattened
   */
  public DepthFaces of(
      FlattenedPath curve,
      StrokeWidths newWidths,
      Stroke stroke,
      double towardsEye,
      int anchorCount) {
    path = curve;
    widths = newWidths;
    paint = stroke.paint();
    nearer = towardsEye;
    anchors = anchorCount;
    faces.begin(null, true);
    for (int k = 0; k < path.subpaths; k++) {
      subpath(path.start(k), path.end(k), path.isClosed(k), stroke.cap() == Stroke.Cap.ROUND);
    }
    return faces.isEmpty() ? null : faces.build();
  }

  /**
   * Returns a single face if a stroke is wide enough to cover the canvas; otherwise null. The face
   * is as near to the eye as the nearest point of the curve. The parameters are those of {@link
   * #of}.
   */
  public DepthFaces cover(
      FlattenedPath curve,
      StrokeWidths newWidths,
      Stroke stroke,
      double towardsEye,
      int anchorCount) {
    if (!reach.coversInSpace(curve, newWidths)) {
      return null;
    }
    path = curve;
    paint = stroke.paint();
    anchors = anchorCount;
    faces.begin(null, true);
    double depth = depth(nearest(), towardsEye);
    OpaqueRect canvas = reach.canvas();
    faces.corner(-2, -2, depth);
    faces.corner(canvas.right() + 2.0, -2, depth);
    faces.corner(canvas.right() + 2.0, canvas.bottom() + 2.0, depth);
    faces.corner(-2, canvas.bottom() + 2.0, depth);
    faces.face(color(path.param[0]));
    return faces.buildCover();
  }

  /** Returns the scale, {@code 1 / w}, of the vertex that is nearest to the eye. */
  private double nearest() {
    double most = 0;
    for (int i = 0; i < path.size; i++) {
      most = Math.max(most, path.scale[i]);
    }
    return most;
  }

  private void subpath(int start, int end, boolean isClosed, boolean isRound) {
    for (int i = start; i + 1 < end; i++) {
      piece(i);
    }
    for (int i = start + 1; i + 1 < end; i++) {
      join(i - 1, i, i + 1);
    }
    if (isClosed && end - start > 2) {
      join(end - 2, start, start + 1);
    } else if (isClosed || isRound) {
      disc(start);
      if (end - start > 1) {
        disc(end - 1);
      }
    }
  }

  private void piece(int i) {
    FlattenedPath p = path;
    double dx = p.x[i + 1] - p.x[i];
    double dy = p.y[i + 1] - p.y[i];
    double length = Math.sqrt(dx * dx + dy * dy);
    if (!(length > 0) || !clip(i, dx, dy)) {
      return;
    }
    double nx = -dy / length;
    double ny = dx / length;
    corner(i, from, nx, ny);
    corner(i, to, nx, ny);
    corner(i, to, -nx, -ny);
    corner(i, from, -nx, -ny);
    faces.face(color((p.param[i] + p.param[i + 1]) / 2));
  }

  /** Finds the part of piece {@code i} in the guard band; returns false if there is none. */
  private boolean clip(int i, double dx, double dy) {
    from = 0;
    to = 1;
    if (!isInGuard(i) || !isInGuard(i + 1)) {
      clip(path.x[i], dx);
      clip(path.y[i], dy);
    }
    return from < to;
  }

  private void clip(double start, double way) {
    double guard = DepthFacesBuilder.GUARD * (1 - 1e-9);
    if (way == 0) {
      to = Math.abs(start) < guard ? to : 0;
      return;
    }
    double a = (-guard - start) / way;
    double b = (guard - start) / way;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }

  /** Adds a corner next to the point of piece {@code i} at {@code t}, from 0 to 1. */
  private void corner(int i, double t, double nx, double ny) {
    double half = between(halfWidth(i), halfWidth(i + 1), t);
    faces.corner(
        between(path.x[i], path.x[i + 1], t) + half * nx,
        between(path.y[i], path.y[i + 1], t) + half * ny,
        depth(between(path.scale[i], path.scale[i + 1], t), nearer));
  }

  private static double between(double a, double b, double t) {
    return t == 0 ? a : t == 1 ? b : a + t * (b - a);
  }

  /**
   * Fills the outer side of the join at vertex {@code i}, between the pieces from {@code before}
   * and to {@code after}. The corners are on a circle around the vertex, from the end of one piece
   * to the start of the other. One more corner is on the inner side.
   */
  private void join(int before, int i, int after) {
    double ax = path.x[i] - path.x[before];
    double ay = path.y[i] - path.y[before];
    double bx = path.x[after] - path.x[i];
    double by = path.y[after] - path.y[i];
    double a = Math.sqrt(ax * ax + ay * ay);
    double b = Math.sqrt(bx * bx + by * by);
    if (!(a > 0 && b > 0) || !isInGuard(i)) {
      return;
    }
    double sine = (ax * by - ay * bx) / (a * b);
    double cosine = (ax * bx + ay * by) / (a * b);
    if (Math.abs(sine) <= MIN_JOIN_SINE && cosine >= 0) {
      return;
    }
    double outwards = sine > 0 ? -1 : 1;
    double ux = -ay / a * outwards;
    double uy = ax / a * outwards;
    double vx = -by / b * outwards;
    double vy = bx / b * outwards;
    double mx = ux + vx;
    double my = uy + vy;
    boolean isBack = mx * mx + my * my < MAX_OPPOSITE_SUM;
    mx = isBack ? ax : mx;
    my = isBack ? ay : my;
    double m = Math.sqrt(mx * mx + my * my);
    begin(i);
    corner(-mx / m, -my / m);
    corner(ux, uy);
    int steps = steps(cosine);
    if (steps > 1) {
      arc(ux, uy, mx / m, my / m, steps / 2);
      arc(mx / m, my / m, vx, vy, steps / 2);
    } else {
      corner(vx, vy);
    }
    faces.face(color(path.param[i]));
  }

  /** Returns the number of steps that approximate an arc well enough. */
  private int steps(double cosine) {
    int steps = 1;
    double half = Math.sqrt(Math.max(0, (1 + cosine) / 2));
    while (steps < MAX_ARC_STEPS && radius * (1 - half) > ARC_TOLERANCE) {
      steps *= 2;
      half = Math.sqrt((1 + half) / 2);
    }
    return steps;
  }

  /** Adds the corners of an arc from direction u to direction v, without the first corner. */
  private void arc(double ux, double uy, double vx, double vy, int steps) {
    if (steps == 1) {
      corner(vx, vy);
      return;
    }
    double mx = ux + vx;
    double my = uy + vy;
    double m = Math.sqrt(mx * mx + my * my);
    arc(ux, uy, mx / m, my / m, steps / 2);
    arc(mx / m, my / m, vx, vy, steps / 2);
  }

  private void disc(int i) {
    if (!isInGuard(i)) {
      return;
    }
    begin(i);
    for (int k = 0; k < DISC_CORNERS; k++) {
      corner(COS[k], SIN[k]);
    }
    faces.face(color(path.param[i]));
  }

  /** Sets the centre and the radius to those of vertex {@code i}. */
  private void begin(int i) {
    x = path.x[i];
    y = path.y[i];
    radius = halfWidth(i);
    depth = depth(path.scale[i], nearer);
  }

  /** Returns half the width at a vertex in pixels, limited to a width that covers any canvas. */
  private double halfWidth(int i) {
    return Math.min(DepthFacesBuilder.GUARD, widths.at(path.param[i]) * path.scale[i]);
  }

  private void corner(double dx, double dy) {
    faces.corner(x + radius * dx, y + radius * dy, depth);
  }

  private static double depth(double scale, double nearer) {
    return scale + scale * scale * nearer;
  }

  private boolean isInGuard(int i) {
    return Math.abs(path.x[i]) < DepthFacesBuilder.GUARD
        && Math.abs(path.y[i]) < DepthFacesBuilder.GUARD;
  }

  private int color(double param) {
    if (paint instanceof Paint.Solid solid) {
      return solid.color().toArgb();
    }
    if (paint instanceof Paint.StrokeGradient gradient) {
      int n = gradient.colors().size();
      double at = Math.min(n - 1.0, param * StrokeWidths.step(n, anchors));
      int k = (int) Math.min(at, Math.max(0, n - 2));
      Color color = gradient.colors().get(k);
      return (n == 1 ? color : color.lerp(gradient.colors().get(k + 1), at - k)).toArgb();
    }
    Paint.Gradient gradient = (Paint.Gradient) paint;
    return gradient.stops().get(0).color().toArgb();
  }
}
