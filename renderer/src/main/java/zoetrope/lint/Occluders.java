package zoetrope.lint;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Leaf;
import zoetrope.frame.Paint;

/** The items of a frame that hide others: opaque areas and images. */
final class Occluders {
  private static final double MIN_OPAQUE = 0.98;
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

  private record Occluder(int place, ProjectedOutline outline) {}

  private final Supplier<List<Leaf>> source;

  /** Null until it is needed. */
  private List<Leaf> leaves;

  private final OutlineCache outlines;

  /** Null until it is needed. */
  private List<Occluder> occluders;

  private final Map<VisibleText, Integer> orders = new IdentityHashMap<>();

  /** The index of each item in the order of painting; null until it is needed. */
  private Map<Item, Integer> places;

  /** Creates the occluders of a frame with these leaves. */
  Occluders(List<Leaf> leaves, OutlineCache outlines) {
    this(() -> leaves, outlines);
  }

  /** Creates the occluders of a frame whose leaves are found when they are needed. */
  Occluders(Supplier<List<Leaf>> leaves, OutlineCache outlines) {
    this.source = leaves;
    this.outlines = outlines;
  }

  private List<Leaf> leaves() {
    if (leaves == null) {
      leaves = source.get();
    }
    return leaves;
  }

  private List<Occluder> occluders() {
    if (occluders == null) {
      occluders = new ArrayList<>();
      for (int i = 0; i < leaves().size(); i++) {
        Leaf leaf = leaves.get(i);
        if (leaf.isPlain() && leaf.opacity() >= MIN_OPAQUE && leaf.item().accept(IS_OPAQUE)) {
          occluders.add(new Occluder(i, outlines.of(leaf.item())));
        }
      }
    }
    return occluders;
  }

  /** Returns the index of a text's last glyph in the order of painting. */
  int order(VisibleText text) {
    return orders.computeIfAbsent(text, this::findOrder);
  }

  private int findOrder(VisibleText text) {
    if (places == null) {
      places = new IdentityHashMap<>();
      for (int i = 0; i < leaves().size(); i++) {
        places.put(leaves.get(i).item(), i);
      }
    }
    int last = 0;
    for (Item item : text.items()) {
      last = Math.max(last, places.getOrDefault(item, 0));
    }
    return last;
  }

  /** Whether an occluder that is painted after the leaf with index {@code place} hides the box. */
  boolean hide(Box box, int place) {
    for (Occluder occluder : occluders()) {
      if (occluder.place > place
          && occluder.outline.box().contains(box)
          && covers(occluder.outline, box)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one occluder that is painted after the leaf hides at least half of the box. */
  boolean hideHalf(Box box, int place) {
    return occluders().stream()
        .filter(occluder -> occluder.place > place && occluder.outline.box().touches(box))
        .anyMatch(
            occluder -> 2 * covered(occluder.outline, box) >= SAMPLES_PER_SIDE * SAMPLES_PER_SIDE);
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
