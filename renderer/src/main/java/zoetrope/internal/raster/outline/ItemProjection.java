package zoetrope.internal.raster.outline;

import zoetrope.frame.Item;
import zoetrope.geometry.Affine;

/**
 * Takes an item's own coordinates to homogeneous pixels.
 *
 * @param map as the camera sees them, or the default camera where the item is fixed in the frame
 * @param other as the default camera sees them, where both are mixed; else null
 * @param mix how much of the pixels of {@code other} is mixed in
 */
public record ItemProjection(Affine map, Affine other, double mix) {
  /** The projection of an item. */
  public static ItemProjection of(Item item, Projection projection) {
    double fixed = item.fixed();
    Affine place = item.transform();
    return new ItemProjection(
        place.then(fixed >= 1 ? projection.fixed() : projection.camera()),
        fixed > 0 && fixed < 1 ? place.then(projection.fixed()) : null,
        fixed);
  }

  /** The projection of what {@code plane} takes to the item's coordinates. */
  public ItemProjection after(Affine plane) {
    return new ItemProjection(plane.then(map), other == null ? null : plane.then(other), mix);
  }

  public boolean isFinite() {
    return map.isFinite() && (other == null || other.isFinite());
  }
}
