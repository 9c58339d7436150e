package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PathParts;

/**
 * The centerline of a line or arrow.
 *
 * @param path straight, or a circular arc, in curves that are equal but for the first and last
 * @param length the length along it
 */
record Centerline(Path path, double length) {

  /**
   * From end to end on an arc of {@code angle} radians, with {@code buff} taken off both ends along
   * the line; what would be shorter than nothing is the point in its middle.
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

  /** The direction in which the line arrives at its end; zero when it has no length. */
  Vec arrival() {
    int last = path.pointCount() - 1;
    return path.point(last).minus(path.point(last - 1)).normalized();
  }

  /** The direction in which the line leaves its start; zero when it has no length. */
  Vec departure() {
    return path.point(1).minus(path.point(0)).normalized();
  }
}
