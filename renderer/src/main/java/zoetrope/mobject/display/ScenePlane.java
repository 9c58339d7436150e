package zoetrope.mobject.display;

import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/**
 * A plane in space: all points p with {@code normal . p = offset}.
 *
 * @param normal of length 1, the same for both sides
 */
record ScenePlane(Vec normal, double offset) {
  private static final double SAME = 1e-9;

  /** The plane of what is flat; null for what lies in none, or has no area to find it by. */
  static ScenePlane of(Item item) {
    if (item instanceof Item.Layer layer) {
      return of(layer);
    }
    if (!(item instanceof Item.Shape shape)) {
      boolean isFlat = item instanceof Item.Image || item instanceof Item.Inset;
      return isFlat ? of(item.transform(), 0) : null;
    }
    Bounds box = shape.path().bounds();
    double z = box.min().z();
    return box.max().z() - z <= SAME ? of(shape.transform(), z) : null;
  }

  private static ScenePlane of(Item.Layer layer) {
    ScenePlane plane = null;
    for (Item item : layer.items()) {
      ScenePlane own = of(item);
      if (own == null || plane != null && !plane.isSame(own)) {
        return null;
      }
      plane = own;
    }
    return plane;
  }

  private static ScenePlane of(Affine place, double z) {
    Vec normal = place.column(0).cross(place.column(1)).normalized();
    if (!(normal.length() > 0)) {
      return null;
    }
    double first =
        Math.abs(normal.z()) > SAME
            ? normal.z()
            : Math.abs(normal.y()) > SAME ? normal.y() : normal.x();
    Vec up = first < 0 ? normal.negate() : normal;
    return new ScenePlane(up, up.dot(place.apply(new Vec(0, 0, z))));
  }

  /** Whether both are one plane but for rounding errors. */
  boolean isSame(ScenePlane other) {
    return normal.minus(other.normal).length() <= SAME
        && Math.abs(offset - other.offset) <= SAME * (1 + Math.abs(offset));
  }
}
