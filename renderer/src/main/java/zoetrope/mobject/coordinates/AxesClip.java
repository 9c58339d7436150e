package zoetrope.mobject.coordinates;

import java.util.List;
import java.util.function.BiFunction;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.HalfSpace;

/** Cuts curves and areas at the box of two axes. Parts inside the box do not change. */
final class AxesClip {
  /** Points may lie outside by this fraction of an axis. */
  private static final double TOLERANCE = 1e-6;

  private AxesClip() {}

  /** Returns the parts of curves inside the box of the axes. */
  static Path lines(CoordinateFrame axes, Path path) {
    return clipped(axes, path, (inside, part) -> inside.lines(part).path());
  }

  /** Returns the part of an area inside the box of the axes. */
  static Path area(CoordinateFrame axes, Path path) {
    return clipped(axes, path, HalfSpace::area);
  }

  private static Path clipped(
      CoordinateFrame axes, Path path, BiFunction<HalfSpace, Path, Path> clip) {
    Path part = path;
    for (HalfSpace inside : box(axes)) {
      if (!part.isEmpty() && !inside.holds(part)) {
        part = clip.apply(inside, part);
      }
    }
    return part;
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
