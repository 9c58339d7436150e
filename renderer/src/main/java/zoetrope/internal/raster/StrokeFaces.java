package zoetrope.internal.raster;

import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;

/**
 * The stroke of a curve in space as faces: a ribbon that faces the eye for each straight piece, and
 * a disc where two meet, each as far away as the curve there.
 */
final class StrokeFaces {
  private static final int DISC = 16;
  private static final double[] COS = new double[DISC];
  private static final double[] SIN = new double[DISC];

  static {
    for (int i = 0; i < DISC; i++) {
      COS[i] = StrictMath.cos(2 * StrictMath.PI * i / DISC);
      SIN[i] = StrictMath.sin(2 * StrictMath.PI * i / DISC);
    }
  }

  /** Turns of less than this sine need no disc. */
  private static final double STRAIGHT = 1e-3;

  private final DepthFaces.Builder faces = new DepthFaces.Builder();

  /**
   * The faces of a stroke; null when nothing is in sight.
   *
   * @param path projected, see {@link FlattenedPath#project}
   * @param nearer how much nearer to the eye than the path, in homogeneous coordinates
   * @param anchors of the path before it was flattened
   */
  DepthFaces of(
      FlattenedPath path, StrokeWidths widths, Stroke stroke, double nearer, int anchors) {
    faces.begin(null, true);
    for (int k = 0; k < path.subpaths; k++) {
      int start = path.start(k);
      int end = path.end(k);
      for (int i = start; i + 1 < end; i++) {
        piece(path, i, widths, stroke.paint(), nearer, anchors);
      }
      boolean round = stroke.cap() == Stroke.Cap.ROUND;
      for (int i = start; i < end; i++) {
        boolean inner = i > start && i + 1 < end;
        if (inner ? turns(path, i) : path.isClosed(k) || round) {
          disc(path, i, widths, stroke.paint(), nearer, anchors);
        }
      }
    }
    return faces.isEmpty() ? null : faces.build();
  }

  private void piece(
      FlattenedPath p, int i, StrokeWidths widths, Paint paint, double nearer, int anchors) {
    double dx = p.x[i + 1] - p.x[i];
    double dy = p.y[i + 1] - p.y[i];
    double length = Math.sqrt(dx * dx + dy * dy);
    if (!(length > 0) || !isInGuard(p, i) || !isInGuard(p, i + 1)) {
      return;
    }
    double nx = -dy / length;
    double ny = dx / length;
    double a = widths.at(p.param[i]) * p.scale[i];
    double b = widths.at(p.param[i + 1]) * p.scale[i + 1];
    double za = depth(p.scale[i], nearer);
    double zb = depth(p.scale[i + 1], nearer);
    faces.corner(p.x[i] + a * nx, p.y[i] + a * ny, za);
    faces.corner(p.x[i + 1] + b * nx, p.y[i + 1] + b * ny, zb);
    faces.corner(p.x[i + 1] - b * nx, p.y[i + 1] - b * ny, zb);
    faces.corner(p.x[i] - a * nx, p.y[i] - a * ny, za);
    faces.face(color(paint, (p.param[i] + p.param[i + 1]) / 2, anchors));
  }

  private void disc(
      FlattenedPath p, int i, StrokeWidths widths, Paint paint, double nearer, int anchors) {
    if (!isInGuard(p, i)) {
      return;
    }
    double radius = widths.at(p.param[i]) * p.scale[i];
    for (int k = 0; k < DISC; k++) {
      double depth = depth(p.scale[i], nearer);
      faces.corner(p.x[i] + radius * COS[k], p.y[i] + radius * SIN[k], depth);
    }
    faces.face(color(paint, p.param[i], anchors));
  }

  private static boolean turns(FlattenedPath p, int i) {
    double ax = p.x[i] - p.x[i - 1];
    double ay = p.y[i] - p.y[i - 1];
    double bx = p.x[i + 1] - p.x[i];
    double by = p.y[i + 1] - p.y[i];
    double product = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
    return Math.abs(ax * by - ay * bx) > STRAIGHT * product || ax * bx + ay * by < 0;
  }

  private static double depth(double scale, double nearer) {
    return scale + scale * scale * nearer;
  }

  private static boolean isInGuard(FlattenedPath p, int i) {
    return Math.abs(p.x[i]) < DepthFaces.Builder.GUARD
        && Math.abs(p.y[i]) < DepthFaces.Builder.GUARD;
  }

  private static int color(Paint paint, double param, int anchors) {
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
