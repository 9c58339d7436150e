package zoetrope.mobject.display;

import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/**
 * A plane in space: all points p with {@code normal . p = offset}.
 *
 * @param normal a vector of length 1. The first component of z, y, x that is not 0 is positive, so
 *     a plane has only one normal
 */
record ScenePlane(Vec normal, double offset) {
  private static final double TOLERANCE = 1e-9;

  private static final ItemVisitor<ScenePlane> FINDER =
      new ItemVisitor<>() {
        @Override
        public ScenePlane shape(Item.Shape shape) {
          Bounds box = shape.path().bounds();
          double z = box.min().z();
          boolean isFlat = !shape.isFace() && box.max().z() - z <= TOLERANCE;
          return isFlat ? of(shape.transform(), z) : null;
        }

        @Override
        public ScenePlane mesh(Item.Mesh mesh) {
          return null;
        }

        @Override
        public ScenePlane depthGroup(Item.DepthGroup group) {
          return null;
        }

        @Override
        public ScenePlane image(Item.Image image) {
          return of(image.transform(), 0);
        }

        @Override
        public ScenePlane inset(Item.Inset inset) {
          return of(inset.transform(), 0);
        }

        @Override
        public ScenePlane layer(Item.Layer layer) {
          ScenePlane plane = null;
          for (Item item : layer.items()) {
            ScenePlane next = of(item);
            if (next == null || plane != null && !plane.isSame(next)) {
              return null;
            }
            plane = next;
          }
          return plane;
        }
      };

  /** Returns the plane of a flat item, or null if the item is not flat or has no area. */
  static ScenePlane of(Item item) {
    return item.accept(FINDER);
  }

  private static ScenePlane of(Affine place, double z) {
    Vec normal = place.column(0).cross(place.column(1)).normalized();
    if (!(normal.length() > 0)) {
      return null;
    }
    double first =
        Math.abs(normal.z()) > TOLERANCE
            ? normal.z()
            : Math.abs(normal.y()) > TOLERANCE ? normal.y() : normal.x();
    Vec up = first < 0 ? normal.negate() : normal;
    return new ScenePlane(up, up.dot(place.apply(new Vec(0, 0, z))));
  }

  /** Returns whether both planes are equal except for rounding errors. */
  boolean isSame(ScenePlane other) {
    return normal.minus(other.normal).length() <= TOLERANCE
        && Math.abs(offset - other.offset) <= TOLERANCE * (1 + Math.abs(offset));
  }
}
