package zoetrope.internal.raster.outline;

import zoetrope.frame.Item;
import zoetrope.geometry.Affine;

/**
 * The map of an item's coordinates to homogeneous pixels: one map, or a mix of two.
 *
 * @param map the map by the scene's camera, or by the default camera if the item is fixed in the
 *     frame
 * @param other the map by the default camera, if the item is partly fixed; otherwise null
 * @param mix the weight of {@code other} in the mix, from 0 to 1
 */
public record ItemProjection(Affine map, Affine other, double mix) {
  public static ItemProjection of(Item item, Projection projection) {
    double fixed = item.fixed();
    Affine place = item.transform();
    return new ItemProjection(
        place.then(fixed >= 1 ? projection.fixed() : projection.camera()),
        fixed > 0 && fixed < 1 ? place.then(projection.fixed()) : null,
        fixed);
  }

  /** Returns the projection of a plane that {@code plane} maps to the item's coordinates. */
  public ItemProjection after(Affine plane) {
    return new ItemProjection(plane.then(map), other == null ? null : plane.then(other), mix);
  }

  public boolean isFinite() {
    return map.isFinite() && (other == null || other.isFinite());
  }
}
