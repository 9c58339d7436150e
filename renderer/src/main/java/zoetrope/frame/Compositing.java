package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import zoetrope.geometry.Affine;

/**
 * How a layer comes onto what lies behind it: filtered, then masked, faded as one, and blended.
 *
 * @param filter what is made of its picture first; null for nothing
 * @param masks each of which lets a part through
 * @param opacity of the layer as one, in [0, 1]
 * @param blend how its colours mix with those behind it
 * @param strength in [0, 1], how much filter and masks count: at 0 it is as if there were none
 */
public record Compositing(
    Filter filter, List<Mask> masks, double opacity, BlendMode blend, double strength) {
  /** The layer covers what lies behind it, as its items would. */
  public static final Compositing NONE = new Compositing(null, List.of(), 1, BlendMode.NORMAL, 1);

  /**
   * The layer covers what lies behind it, but what is blended within it is blended with its own
   * items only. That it is opaque but for the last bit tells it from {@link #NONE}.
   */
  public static final Compositing ISOLATED = NONE.withOpacity(Math.nextDown(1.0));

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException for an opacity or a strength outside [0, 1]
   * @throws NullPointerException for null
   */
  public Compositing {
    masks = List.copyOf(masks);
    Objects.requireNonNull(blend);
    requireShare("opacity", opacity);
    requireShare("strength", strength);
  }

  private static void requireShare(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(
          "the " + name + " of a layer is " + value + ", not 0 to 1");
    }
  }

  /** Whether nothing but the opacity of what lies there changes: no filter, mask or blend mode. */
  public boolean isPlain() {
    return filter == null && masks.isEmpty() && blend == BlendMode.NORMAL;
  }

  /** The same with another filter; null for none. */
  public Compositing withFilter(Filter newFilter) {
    return new Compositing(newFilter, masks, opacity, blend, strength);
  }

  /** The same with other masks. */
  public Compositing withMasks(List<Mask> newMasks) {
    return new Compositing(filter, newMasks, opacity, blend, strength);
  }

  /** The same with another opacity. */
  public Compositing withOpacity(double newOpacity) {
    return new Compositing(filter, masks, newOpacity, blend, strength);
  }

  /** The same with another blend mode. */
  public Compositing withBlend(BlendMode newBlend) {
    return new Compositing(filter, masks, opacity, newBlend, strength);
  }

  /** The same with a filter and masks that count as much. */
  public Compositing withStrength(double newStrength) {
    return new Compositing(filter, masks, opacity, blend, newStrength);
  }

  /** The same for a layer that is moved. */
  public Compositing moved(Affine map) {
    return new Compositing(
        filter == null ? null : filter.moved(map),
        masks.stream().map(m -> m.moved(map)).toList(),
        opacity,
        blend,
        strength);
  }
}
