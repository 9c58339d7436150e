package zoetrope.internal.render.pipeline;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import zoetrope.frame.Compositing;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.Mask;
import zoetrope.frame.RasterImage;

/**
 * Estimates the memory that a frame takes in addition to the previous frame: its display list, and
 * those items and paths that the previous frame does not have.
 */
public final class FrameWeight {
  private static final long FRAME = 200;
  private static final long REFERENCE = 8;
  private static final long ITEM = 300;
  private static final long POINT = 3 * Double.BYTES;

  private final Set<RasterImage> weighed = Collections.newSetFromMap(new WeakHashMap<>());
  private List<Item> before = List.of();

  /** Returns the weight of the next frame in bytes. */
  public long of(Frame frame) {
    long weight = FRAME + weight(frame.items(), before);
    before = frame.items();
    return weight;
  }

  private long weight(List<Item> items, List<Item> before) {
    long weight = REFERENCE * items.size();
    int i = DisplayList.firstDifference(items, before, 0);
    int maxSuffix = Math.min(items.size(), before.size()) - i;
    int end = items.size() - DisplayList.commonSuffix(items, before, maxSuffix);
    while (i < end) {
      Item item = items.get(i);
      Item old = i < before.size() ? before.get(i) : null;
      weight += ITEM + item.accept(new Difference(old));
      i = DisplayList.firstDifference(items, before, i + 1);
    }
    return weight;
  }

  /**
   * Estimates the memory of the objects that an item does not share with the previous frame's item
   * at the same index.
   */
  private final class Difference implements ItemVisitor<Long> {
    private final Item before;

    Difference(Item before) {
      this.before = before;
    }

    @Override
    public Long shape(Item.Shape shape) {
      boolean isKept = before instanceof Item.Shape old && old.path() == shape.path();
      return isKept ? 0 : POINT * shape.path().pointCount();
    }

    @Override
    public Long mesh(Item.Mesh mesh) {
      Item.Mesh old = before instanceof Item.Mesh m ? m : null;
      long weight = Integer.BYTES * (long) mesh.order().length;
      if (old == null || old.colors() != mesh.colors()) {
        weight += Integer.BYTES * (long) mesh.colors().length;
      }
      if (mesh.corners() != null && (old == null || old.corners() != mesh.corners())) {
        weight += (Integer.BYTES + 2L * Double.BYTES) * mesh.corners().colors().length;
      }
      if (old == null || old.polygons() != mesh.polygons()) {
        weight += POINT * mesh.polygons().cornerCount();
      }
      return weight;
    }

    @Override
    public Long depthGroup(Item.DepthGroup group) {
      return weight(group.items(), before instanceof Item.DepthGroup o ? o.items() : List.of());
    }

    @Override
    public Long image(Item.Image image) {
      RasterImage source = image.source();
      return weighed.add(source) ? Integer.BYTES * (long) source.width() * source.height() : 0;
    }

    @Override
    public Long inset(Item.Inset inset) {
      List<Item> items = inset.view().items();
      return weight(items, before instanceof Item.Inset o ? o.view().items() : List.of());
    }

    @Override
    public Long layer(Item.Layer layer) {
      Item.Layer old =
          before instanceof Item.Layer o ? o : new Item.Layer(List.of(), Compositing.NONE);
      long weight = weight(layer.items(), old.items());
      List<Mask> masks = layer.compositing().masks();
      List<Mask> known = old.compositing().masks();
      for (int i = 0; i < masks.size(); i++) {
        weight += weight(masks.get(i).items(), i < known.size() ? known.get(i).items() : List.of());
      }
      return weight;
    }
  }
}
