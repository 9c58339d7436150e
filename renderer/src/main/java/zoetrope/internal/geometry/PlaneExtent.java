package zoetrope.internal.geometry;

import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * Where plane paths lie.
 *
 * @param z their plane
 * @param size the longer side of their common box
 * @param farthest the largest coordinate, without its sign
 */
record PlaneExtent(double z, double size, double farthest) {

  /** Throws {@link IllegalArgumentException} unless all points are finite and of one z. */
  static PlaneExtent of(List<Path> paths) {
    Bounds box = Bounds.EMPTY;
    for (Path path : paths) {
      box = box.union(path.bounds());
    }
    if (box.isEmpty()) {
      return new PlaneExtent(0, 0, 0);
    }
    Vec min = box.min();
    Vec max = box.max();
    if (!min.isFinite() || !max.isFinite()) {
      throw new IllegalArgumentException(
          "a boolean operation needs finite coordinates, not those of a box from "
              + min
              + " to "
              + max);
    }
    double size = Math.max(max.x() - min.x(), max.y() - min.y());
    if (max.z() - min.z() > 1e-6 * size) {
      throw new IllegalArgumentException(
          "boolean operations are for paths in one plane parallel to the picture; these reach from"
              + " z = "
              + min.z()
              + " to "
              + max.z()
              + ": combine them before they are turned or moved in space");
    }
    double farthest =
        Math.max(
            Math.max(Math.abs(min.x()), Math.abs(max.x())),
            Math.max(Math.abs(min.y()), Math.abs(max.y())));
    return new PlaneExtent(min.z(), size, farthest);
  }
}
