package zoetrope.mobject;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Compositing;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.display.DisplayListBuilder;

/** The compositing of a family that is drawn as one layer, and its cached item. */
final class LayerState {
  /** The compositing as it was set; {@link #place} moves its masks to their present position. */
  private final Compositing original;

  private final Affine place;

  /** The compositing with moved masks; null until it is needed. */
  private Compositing placed;

  private Item.Layer item;

  private LayerState(Compositing original, Affine place) {
    this.original = original;
    this.place = place;
  }

  /** Returns the state for {@code compositing}, or null for {@link Compositing#NONE}. */
  static LayerState of(Compositing compositing) {
    return compositing.equals(Compositing.NONE)
        ? null
        : new LayerState(compositing, Affine.IDENTITY);
  }

  static Compositing compositing(LayerState state) {
    return state == null ? Compositing.NONE : state.compositing();
  }

  LayerState copy() {
    return new LayerState(original, place);
  }

  LayerState moved(Affine map) {
    return new LayerState(original, place.then(map));
  }

  private Compositing compositing() {
    if (placed == null) {
      placed = place.equals(Affine.IDENTITY) ? original : original.moved(place);
    }
    return placed;
  }

  /** Returns the part of {@code box} that lies within all masks. */
  Bounds cropped(Bounds box) {
    Bounds seen = box;
    for (int i = 0; i < original.masks().size() && !seen.isEmpty(); i++) {
      seen = seen.intersection(compositing().masks().get(i).bounds());
    }
    return seen;
  }

  /**
   * Adds the items that {@code emit} creates to {@code out} as one layer. {@code spatial}
   * determines whether the layer is sorted by depth.
   */
  void emit(DisplayListBuilder out, Consumer<DisplayListBuilder> emit, SpatialState spatial) {
    DisplayListBuilder inside = out.forLayer();
    emit.accept(inside);
    if (inside.uncacheable() > 0) {
      out.markUncacheable();
    }
    List<Item> items = inside.items();
    if (items.isEmpty()) {
      return;
    }
    if (item == null || !DisplayList.same(item.items(), items)) {
      item = new Item.Layer(items, compositing());
    }
    spatial.addFlat(item, out);
  }

  /**
   * Returns the state between two states, which may be null. If their filters or masks differ,
   * those of the first fade out, then those of the second fade in.
   */
  static LayerState between(LayerState from, LayerState to, double alpha, MotionPath motion) {
    if (alpha <= 0 || alpha >= 1) {
      return alpha <= 0 ? from : to;
    }
    Compositing a = from == null ? Compositing.NONE : from.original;
    Compositing b = to == null ? Compositing.NONE : to.original;
    LayerState nearer = alpha < 0.5 ? from : to;
    boolean same =
        from != null
            && to != null
            && Objects.equals(a.filter(), b.filter())
            && a.masks().equals(b.masks());
    double strength =
        same
            ? a.strength() + alpha * (b.strength() - a.strength())
            : alpha < 0.5 ? a.strength() * (1 - 2 * alpha) : b.strength() * (2 * alpha - 1);
    BlendMode blend = alpha < 0.5 ? a.blend() : b.blend();
    Compositing shown = nearer == null ? Compositing.NONE : nearer.original;
    Affine place =
        same
            ? motion.mix(from.place, to.place, alpha)
            : nearer == null ? Affine.IDENTITY : nearer.place;
    double opacity = a.opacity() + alpha * (b.opacity() - a.opacity());
    return new LayerState(
        shown.withOpacity(opacity).withBlend(blend).withStrength(strength), place);
  }
}
