package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;

/**
 * What is seen of a layer: as much as there is of other items, which are not seen themselves.
 *
 * @param items from back to front
 * @param kind what of the items counts
 */
public record Mask(List<Item> items, Kind kind) {
  /** What of a mask's items counts. */
  public enum Kind {
    /** How opaque they are: a clip path, whose items cover what is seen. */
    ALPHA,
    /** How bright they are, times how opaque: white shows all, black and nothing show nothing. */
    LUMINANCE,
    /** The same, but how bright in linear light: greys let less through. */
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

  /** The bounding box of the items in scene coordinates, without stroke widths. */
  public Bounds bounds() {
    return Item.bounds(items);
  }

  /** The same mask, moved: {@code map} comes after the transform of each item. */
  public Mask moved(Affine map) {
    return new Mask(Item.moved(items, map), kind);
  }
}
