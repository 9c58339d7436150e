package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PathParts;

/**
 * The centerline of a line or arrow.
 *
 * @param path a straight line or a circular arc; all its curves are equal except the first and the
 *     last
 * @param length the length of the path in scene units
 */
record Centerline(Path path, double length) {

  /**
   * Returns an arc of {@code angle} radians between two ends, shortened by {@code buff} at both
   * ends. If nothing is left, the result is a line of length 0 in the middle of the arc.
   */
  static Centerline between(Endpoints ends, double angle, double buff) {
    Path whole = Paths.between(ends.start(), ends.end(), angle);
    double length = lengthOfEqualCurves(whole, angle);
    if (buff == 0) {
      return new Centerline(whole, length);
    }
    double cut = buff / length;
    if (cut >= 0.5) {
      Vec middle = PathParts.pointAt(whole, 0.5);
      return new Centerline(Path.polyline(middle, middle), 0);
    }
    return new Centerline(PathParts.part(whole, cut, 1 - cut).path(), length - 2 * buff);
  }

  private static double lengthOfEqualCurves(Path line, double angle) {
    int n = line.curveCount();
    double chord = line.point(0).distance(line.point(3));
    double half = Math.abs(angle) / n / 2;
    return n * (half < 1e-9 ? chord : chord * half / StrictMath.sin(half));
  }

  /** Returns the direction of the line at its end; zero if its length is 0. */
  Vec arrival() {
    int last = path.pointCount() - 1;
    return path.point(last).minus(path.point(last - 1)).normalized();
  }

  /** Returns the direction of the line at its start; zero if its length is 0. */
  Vec departure() {
    return path.point(1).minus(path.point(0)).normalized();
  }
}
