package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;

/**
 * A mask: items that are not drawn but determine how much of a layer is visible.
 *
 * @param items from back to front
 * @param kind the property of the items that counts
 */
public record Mask(List<Item> items, Kind kind) {
  /** The property of a mask's items that counts. */
  public enum Kind {
    /** The opacity, as in a clip path. */
    ALPHA,
    /** The luminance times the opacity: white shows all, black and empty areas nothing. */
    LUMINANCE,
    /** The linear luminance times the opacity: greys show less than with {@link #LUMINANCE}. */
    LINEAR_LUMINANCE
  }

  /**
   * Checks the components.
   *
   * @throws NullPointerException for null
   */
  public Mask {
    items = DisplayList.copyOf(items);
    Objects.requireNonNull(kind);
  }

  /** Returns the bounding box of the items in scene coordinates, without stroke widths. */
  public Bounds bounds() {
    return Item.bounds(items);
  }

  /** Returns this mask moved: {@code map} is applied after the transform of each item. */
  public Mask moved(Affine map) {
    return new Mask(Item.moved(items, map), kind);
  }
}
