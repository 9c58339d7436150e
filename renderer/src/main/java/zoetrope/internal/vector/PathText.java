package zoetrope.internal.vector;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Passes the commands of a path to a writer. */
public final class PathText {
  /**
   * How far the control points of a straight segment may be from its thirds. One tolerance is in
   * pixels, the other is a fraction of the length of the segment. They are added.
   */
  private static final double STRAIGHT_TOLERANCE = 1e-6;

  private PathText() {}

  /** A receiver of the commands of a path. */
  interface Sink {
    /** Receives a command of SVG, {@code M}, {@code L}, {@code C} or {@code Z}, with its points. */
    void command(char letter, Vec... points);
  }

  static void write(Path path, Sink sink) {
    for (int k = 0; k < path.subpathCount(); k++) {
      int at = path.subpathStart(k);
      int curves = path.curveCount(k);
      sink.command('M', path.point(at));
      for (int i = 0; i < curves; i++, at += 3) {
        boolean closing = path.isClosed(k) && i == curves - 1;
        if (!isStraight(path, at)) {
          sink.command('C', path.point(at + 1), path.point(at + 2), path.point(at + 3));
        } else if (!closing) {
          sink.command('L', path.point(at + 3));
        }
      }
      if (path.isClosed(k)) {
        sink.command('Z');
      } else if (curves == 0) {
        sink.command('L', path.point(at));
      }
    }
  }

  /** Whether the curve from point {@code at} on is a straight segment. */
  public static boolean isStraight(Path path, int at) {
    Vec from = path.point(at);
    Vec to = path.point(at + 3);
    double reach = STRAIGHT_TOLERANCE + STRAIGHT_TOLERANCE * from.distance(to);
    return path.point(at + 1).distance(from.lerp(to, 1.0 / 3)) <= reach
        && path.point(at + 2).distance(from.lerp(to, 2.0 / 3)) <= reach;
  }
}
