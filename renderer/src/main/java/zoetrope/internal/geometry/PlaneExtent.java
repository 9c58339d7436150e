package zoetrope.internal.geometry;

import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The plane and extent of the operands of a Boolean operation.
 *
 * @param z the z of their plane
 * @param size the longer side of their common bounding box
 * @param farthest the largest absolute value of a coordinate
 */
record PlaneExtent(double z, double size, double farthest) {

  /** Returns the extent of paths; requires finite points with the same z. */
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
    Preconditions.require(
        min.isFinite() && max.isFinite(),
        "boolean operations need finite coordinates, but these paths reach from %s to %s",
        min,
        max);
    double size = Math.max(max.x() - min.x(), max.y() - min.y());
    Preconditions.require(
        max.z() - min.z() <= 1e-6 * size,
        "boolean operations need paths in one plane parallel to the frame, but these reach"
            + " from z = %s to %s: combine them before you rotate or move them in space",
        min.z(),
        max.z());
    double farthest =
        Math.max(
            Math.max(Math.abs(min.x()), Math.abs(max.x())),
            Math.max(Math.abs(min.y()), Math.abs(max.y())));
    return new PlaneExtent(min.z(), size, farthest);
  }
}
