package zoetrope.mobject.coordinates;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.HalfSpace;

/** A clip of curves, areas and surfaces to the box of axes. Parts inside the box do not change. */
final class AxesClip {
  /** A point may lie outside the box by this fraction of an axis's length. */
  private static final double TOLERANCE = 1e-6;

  /**
   * Between two points in the box, a smooth curve may leave it by this distance, in scene units.
   */
  private static final double SMOOTHING = 0.02;

  private AxesClip() {}

  static Path lines(CoordinateFrame axes, Path path) {
    return clipped(box(axes), path, AxesClip::line);
  }

  static Path linesInSpace(List<NumberLine> axes, Path path) {
    return clipped(boxInSpace(axes), path, AxesClip::line);
  }

  static Path area(CoordinateFrame axes, Path path) {
    return clipped(box(axes), path, HalfSpace::area);
  }

  static boolean contains(CoordinateFrame axes, Vec point) {
    return contains(box(axes), point);
  }

  private static Path line(HalfSpace inside, Path path) {
    return inside.lines(path, SMOOTHING * inside.normal().length()).path();
  }

  private static Path clipped(
      List<HalfSpace> box, Path path, BiFunction<HalfSpace, Path, Path> clip) {
    Path part = path;
    for (HalfSpace inside : box) {
      if (!part.isEmpty() && !inside.holds(part)) {
        part = clip.apply(inside, part);
      }
    }
    return part;
  }

  /** Returns the condition for points inside the box of three axes in their present place. */
  static Predicate<Vec> inside(List<NumberLine> axes) {
    List<HalfSpace> box = boxInSpace(axes);
    return point -> contains(box, point);
  }

  private static boolean contains(List<HalfSpace> box, Vec point) {
    for (HalfSpace half : box) {
      if (!(half.side(point) >= 0)) {
        return false;
      }
    }
    return true;
  }

  private static List<HalfSpace> boxInSpace(List<NumberLine> axes) {
    List<HalfSpace> box = new ArrayList<>();
    for (int k = 0; k < 3; k++) {
      NumberLine line = axes.get(k);
      Vec across = axes.get((k + 1) % 3).unit().cross(axes.get((k + 2) % 3).unit());
      Vec normal = across.times(1 / across.dot(line.unit()));
      double tolerance = TOLERANCE * line.range().length();
      box.add(new HalfSpace(normal, tolerance - normal.dot(line.startPoint())));
      box.add(new HalfSpace(normal.negate(), tolerance + normal.dot(line.endPoint())));
    }
    return box;
  }

  private static List<HalfSpace> box(CoordinateFrame axes) {
    Vec u = axes.xAxis().unit();
    Vec v = axes.yAxis().unit();
    Range x = axes.xAxis().range();
    Range y = axes.yAxis().range();
    return List.of(
        above(axes.positionsToPoint(x.min(), 0), u, v, x.length()),
        above(axes.positionsToPoint(x.max(), 0), u.negate(), v, x.length()),
        above(axes.positionsToPoint(0, y.min()), v, u, y.length()),
        above(axes.positionsToPoint(0, y.max()), v.negate(), u, y.length()));
  }

  /**
   * Returns the half plane on one side of a line.
   *
   * @param point a point of the line
   * @param side a direction from the line into the half plane
   * @param line the direction of the line
   * @param length the length of an axis, for the tolerance
   */
  private static HalfSpace above(Vec point, Vec side, Vec line, double length) {
    Vec across = side.minus(line.times(side.dot(line) / line.dot(line)));
    Vec normal = across.times(1 / across.dot(side));
    return new HalfSpace(normal, TOLERANCE * length - normal.dot(point));
  }
}
