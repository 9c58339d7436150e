package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import zoetrope.geometry.Affine;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * How a layer is composited with its backdrop: filtered, masked, faded as a whole, and blended.
 *
 * @param filter applied to the layer first; null for none
 * @param masks applied one after another; each hides some of the layer
 * @param opacity the opacity of the layer as a whole, in [0, 1]
 * @param blend how the layer's colours mix with the backdrop
 * @param strength the strength of the filter and the masks, in [0, 1]; 0 disables them
 */
public record Compositing(
    Filter filter, List<Mask> masks, double opacity, BlendMode blend, double strength) {
  /** The layer covers the backdrop, as its items would without a layer. */
  public static final Compositing NONE = new Compositing(null, List.of(), 1, BlendMode.NORMAL, 1);

  /**
   * Like {@link #NONE}, but items that are blended in the layer mix only with other items of the
   * layer. The opacity is the largest number below 1, so that the value differs from {@link #NONE}.
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
    Preconditions.require(
        value >= 0 && value <= 1, "the %s of a layer must be from 0 to 1, not %s", name, value);
  }

  /** Whether only opacity applies: no filter, mask or blend mode. */
  public boolean isPlain() {
    return filter == null && masks.isEmpty() && blend == BlendMode.NORMAL;
  }

  /** Returns this with another filter; null for none. */
  public Compositing withFilter(Filter newFilter) {
    return new Compositing(newFilter, masks, opacity, blend, strength);
  }

  public Compositing withMasks(List<Mask> newMasks) {
    return new Compositing(filter, newMasks, opacity, blend, strength);
  }

  public Compositing withOpacity(double newOpacity) {
    return new Compositing(filter, masks, newOpacity, blend, strength);
  }

  public Compositing withBlend(BlendMode newBlend) {
    return new Compositing(filter, masks, opacity, newBlend, strength);
  }

  public Compositing withStrength(double newStrength) {
    return new Compositing(filter, masks, opacity, blend, newStrength);
  }

  public Compositing moved(Affine map) {
    return new Compositing(
        filter == null ? null : filter.moved(map),
        masks.stream().map(m -> m.moved(map)).toList(),
        opacity,
        blend,
        strength);
  }
}
