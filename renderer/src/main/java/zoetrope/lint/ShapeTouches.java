package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.CoverageMask;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;

/**
 * A search for the shapes and images whose boxes meet the boxes of texts, in successive frames.
 * Items and texts that stay the same keep their touches.
 */
final class ShapeTouches {
  /** Thinner lines are as wide as a cell of a mask, in frame units. */
  private static final double CELL = 1 / CoverageMask.CELLS_PER_UNIT;

  private Map<Item, NearbyObjects> known = new IdentityHashMap<>();
  private Set<VisibleText> texts = Set.of();
  private Camera camera;

  private record NearbyObjects(Box reach, List<Touch> touches) {}

  /** A touch in a frame; {@code place} is the index of the leaf in the order of painting. */
  record Placed(Touch touch, Mobject<?> owner, Leaf leaf, int place) {}

  /**
   * Returns the touches of a frame, in the order of painting.
   *
   * @param owners the mobject of each item
   * @param scale the factor from scene units to frame units
   */
  List<Placed> of(
      List<Leaf> leaves,
      Map<Item, Object> owners,
      List<VisibleText> now,
      OutlineCache outlines,
      double scale) {
    if (!outlines.camera().equals(camera)) {
      camera = outlines.camera();
      known = Map.of();
    }
    List<VisibleText> fresh = now.stream().filter(text -> !texts.contains(text)).toList();
    texts = Collections.newSetFromMap(new IdentityHashMap<>());
    texts.addAll(now);
    Box moved = fresh.stream().map(VisibleText::reach).reduce(Box.EMPTY, Box::union);
    Map<Item, NearbyObjects> next = new IdentityHashMap<>(known.size());
    List<Placed> placed = new ArrayList<>();
    for (int place = 0; place < leaves.size(); place++) {
      Leaf leaf = leaves.get(place);
      Item item = leaf.item();
      if (isMatte(item)
          && owners.get(item) instanceof Mobject<?> owner
          && !(owner instanceof Glyph)) {
        NearbyObjects found = next.get(item);
        if (found == null) {
          found = neighbours(item, now, fresh, moved, outlines, scale);
          next.put(item, found);
        }
        for (Touch touch : found.touches) {
          placed.add(new Placed(touch, owner, leaf, place));
        }
      }
    }
    known = next;
    return placed;
  }

  /** Whether an item is a shape or an image, but not in space or a view of another camera. */
  static boolean isMatte(Item item) {
    return item instanceof Item.Shape shape && !shape.isFace() || item instanceof Item.Image;
  }

  private NearbyObjects neighbours(
      Item item,
      List<VisibleText> now,
      List<VisibleText> fresh,
      Box moved,
      OutlineCache outlines,
      double scale) {
    NearbyObjects before = known.get(item);
    if (before == null) {
      Box reach = outlines.reach(item, item.bounds()).expanded(half(item, scale));
      return new NearbyObjects(reach, touches(item, reach, now, outlines, scale));
    }
    boolean isNear = before.reach.touches(moved);
    if (!isNear && (before.touches.isEmpty() || areShown(before.touches))) {
      return before;
    }
    List<Touch> touches =
        isNear ? touches(item, before.reach, fresh, outlines, scale) : new ArrayList<>();
    before.touches.stream().filter(touch -> texts.contains(touch.text())).forEach(touches::add);
    return new NearbyObjects(before.reach, touches);
  }

  private boolean areShown(List<Touch> touches) {
    return touches.stream().allMatch(touch -> texts.contains(touch.text()));
  }

  /** Returns how far the line of an item reaches beyond its path, in frame units. */
  private static double half(Item item, double scale) {
    return item.halfWidth() * Math.max(1, scale) + CELL;
  }

  private static List<Touch> touches(
      Item item, Box reach, List<VisibleText> texts, OutlineCache outlines, double scale) {
    List<Touch> touches = new ArrayList<>();
    for (VisibleText text : texts) {
      if (text.reach().touches(reach)
          && text.mayTouch(reach)
          && text.reach().touches(outlines.of(item).box())
          && text.intersects(outlines.of(item).box().expanded(half(item, scale)))) {
        touches.add(new Touch(text, item, outlines.of(item), scale));
      }
    }
    return touches;
  }
}
