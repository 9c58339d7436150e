package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Leaf;
import zoetrope.frame.Paint;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.internal.lint.outline.ProjectedOutline;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;

/** The items of a frame that hide others: opaque areas and images. */
public final class Occluders {
  /** Items with at least this opacity hide what is behind them. */
  public static final double MIN_OPAQUE = 0.98;

  private static final int SAMPLES_PER_SIDE = 5;

  private static final ItemVisitor<Boolean> IS_OPAQUE =
      new ItemVisitor<>() {
        @Override
        public Boolean shape(Item.Shape shape) {
          return shape.style().fill() instanceof Paint.Solid fill && fill.opacity() >= MIN_OPAQUE;
        }

        @Override
        public Boolean mesh(Item.Mesh mesh) {
          return mesh.opacity() >= MIN_OPAQUE;
        }

        @Override
        public Boolean depthGroup(Item.DepthGroup group) {
          return false;
        }

        @Override
        public Boolean image(Item.Image image) {
          int[] argb = image.source().argb();
          return image.opacity() >= MIN_OPAQUE
              && argb[0] >>> 24 == 0xff
              && argb[argb.length / 2] >>> 24 == 0xff;
        }

        @Override
        public Boolean inset(Item.Inset inset) {
          return inset.opacity() >= MIN_OPAQUE;
        }

        @Override
        public Boolean layer(Item.Layer layer) {
          return false;
        }
      };

  private record Occluder(int place, Item item, Box reach) {}

  private final List<Leaf> leaves;
  private final Map<Item, Object> owners;
  private final OutlineCache outlines;

  /** The occluders from back to front; null until they are needed. */
  private List<Occluder> occluders;

  private final Map<VisibleText, Integer> orders = new IdentityHashMap<>();

  /** The last index of each mobject in the order of painting; null until the map is needed. */
  private Map<Object, Integer> places;

  /**
   * Creates the occluders of a frame with these leaves.
   *
   * @param owners the mobject of each item
   */
  public Occluders(List<Leaf> leaves, Map<Item, Object> owners, OutlineCache outlines) {
    this.leaves = leaves;
    this.owners = owners;
    this.outlines = outlines;
  }

  private List<Occluder> occluders() {
    if (occluders == null) {
      occluders = new ArrayList<>();
      for (int i = 0; i < leaves.size(); i++) {
        Leaf leaf = leaves.get(i);
        Item item = leaf.item();
        if (leaf.isPlain() && leaf.opacity() >= MIN_OPAQUE && item.accept(IS_OPAQUE)) {
          occluders.add(new Occluder(i, item, outlines.reach(item, item.bounds())));
        }
      }
    }
    return occluders;
  }

  /** Returns the index of the last glyph of a text in the order of painting. */
  public int order(VisibleText text) {
    return orders.computeIfAbsent(text, this::findOrder);
  }

  private int findOrder(VisibleText text) {
    if (places == null) {
      places = new IdentityHashMap<>(leaves.size());
      for (int i = 0; i < leaves.size(); i++) {
        places.put(owners.get(leaves.get(i).item()), i);
      }
    }
    int[] last = {0};
    for (Mobject<?> part : text.parts()) {
      Presence.visit(part, m -> last[0] = Math.max(last[0], places.getOrDefault(m, 0)));
    }
    return last[0];
  }

  /** Whether an occluder that is painted after the leaf with index {@code place} hides the box. */
  public boolean hide(Box box, int place) {
    for (Occluder occluder : occluders()) {
      if (occluder.place > place
          && occluder.reach.contains(box)
          && covers(outlines.of(occluder.item), box)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an occluder in front of a text hides it. */
  public boolean hide(VisibleText text) {
    return isInFront(
        text, outline -> outline.box().contains(text.box()) && covers(outline, text.box()));
  }

  /** Whether one occluder in front of a text hides at least half of it. */
  public boolean hideHalf(VisibleText text) {
    return isInFront(
        text, outline -> 2 * covered(outline, text.box()) >= SAMPLES_PER_SIDE * SAMPLES_PER_SIDE);
  }

  /** Whether the outline of an occluder in front of a text satisfies {@code test}. */
  private boolean isInFront(VisibleText text, Predicate<ProjectedOutline> test) {
    for (Occluder occluder : occluders()) {
      if (occluder.reach.touches(text.reach())
          && occluder.place > order(text)
          && test.test(outlines.of(occluder.item))) {
        return true;
      }
    }
    return false;
  }

  private static boolean covers(ProjectedOutline outline, Box box) {
    return covered(outline, box) == SAMPLES_PER_SIDE * SAMPLES_PER_SIDE;
  }

  /** Returns how many of the sampled points of a box are inside. */
  private static int covered(ProjectedOutline outline, Box box) {
    int inside = 0;
    for (int i = 0; i < SAMPLES_PER_SIDE * SAMPLES_PER_SIDE; i++) {
      double x =
          box.left()
              + box.width() * (0.02 + 0.96 * (i % SAMPLES_PER_SIDE) / (SAMPLES_PER_SIDE - 1));
      double y =
          box.bottom()
              + box.height() * (0.02 + 0.96 * (i / SAMPLES_PER_SIDE) / (SAMPLES_PER_SIDE - 1));
      inside += outline.contains(x, y) ? 1 : 0;
    }
    return inside;
  }
}
