package zoetrope.internal.render.pipeline;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import zoetrope.frame.Compositing;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Mask;
import zoetrope.frame.RasterImage;
import zoetrope.geometry.Path;

/**
 * Estimates the memory that a frame keeps beyond what the frame before it keeps anyway: its list,
 * and the items and paths that are new in it.
 */
public final class FrameWeight {
  private static final long FRAME = 200;
  private static final long REFERENCE = 8;
  private static final long ITEM = 300;
  private static final long POINT = 3 * Double.BYTES;

  private final Set<RasterImage> weighed = Collections.newSetFromMap(new WeakHashMap<>());
  private List<Item> before = List.of();

  /** The weight of the next frame in bytes. */
  public long of(Frame frame) {
    long weight = FRAME + weight(frame.items(), before);
    before = frame.items();
    return weight;
  }

  private long weight(List<Item> items, List<Item> before) {
    long weight = REFERENCE * items.size();
    int i = DisplayList.firstDifference(items, before, 0);
    int most = Math.min(items.size(), before.size()) - i;
    int end = items.size() - DisplayList.commonSuffix(items, before, most);
    while (i < end) {
      Item item = items.get(i);
      Item old = i < before.size() ? before.get(i) : null;
      weight += ITEM + pathWeight(item, old) + meshWeight(item, old);
      weight += pictureWeight(item) + insetWeight(item, old);
      weight += layerWeight(item, old) + groupWeight(item, old);
      i = DisplayList.firstDifference(items, before, i + 1);
    }
    return weight;
  }

  private static long meshWeight(Item item, Item old) {
    if (!(item instanceof Item.Mesh mesh)) {
      return 0;
    }
    Item.Mesh before = old instanceof Item.Mesh m ? m : null;
    long weight = Integer.BYTES * (long) mesh.order().length;
    if (before == null || before.colors() != mesh.colors()) {
      weight += Integer.BYTES * (long) mesh.colors().length;
    }
    if (mesh.corners() != null && (before == null || before.corners() != mesh.corners())) {
      weight += (Integer.BYTES + 2L * Double.BYTES) * mesh.corners().colors().length;
    }
    if (before == null || before.polygons() != mesh.polygons()) {
      weight += POINT * mesh.polygons().cornerCount();
    }
    return weight;
  }

  /** Of a picture, which the stage keeps as long as it shows it. */
  private long pictureWeight(Item item) {
    return item instanceof Item.Image image && weighed.add(image.source())
        ? Integer.BYTES * (long) image.source().width() * image.source().height()
        : 0;
  }

  private long insetWeight(Item item, Item old) {
    if (!(item instanceof Item.Inset inset)) {
      return 0;
    }
    List<Item> items = inset.view().items();
    return weight(items, old instanceof Item.Inset o ? o.view().items() : List.of());
  }

  private long layerWeight(Item item, Item old) {
    if (!(item instanceof Item.Layer layer)) {
      return 0;
    }
    Item.Layer before =
        old instanceof Item.Layer o ? o : new Item.Layer(List.of(), Compositing.NONE);
    long weight = weight(layer.items(), before.items());
    weight += weight(layer.compositing().pictures(), before.compositing().pictures());
    List<Mask> masks = layer.compositing().masks();
    List<Mask> known = before.compositing().masks();
    for (int i = 0; i < masks.size(); i++) {
      weight += weight(masks.get(i).items(), i < known.size() ? known.get(i).items() : List.of());
    }
    return weight;
  }

  private long groupWeight(Item item, Item old) {
    if (!(item instanceof Item.DepthGroup group)) {
      return 0;
    }
    return weight(group.items(), old instanceof Item.DepthGroup o ? o.items() : List.of());
  }

  private static long pathWeight(Item item, Item old) {
    Path path = path(item);
    return path == null || path == path(old) ? 0 : POINT * path.pointCount();
  }

  /** The path of an item, or null. */
  private static Path path(Item item) {
    if (item instanceof Item.Shape shape) {
      return shape.path();
    }
    return item instanceof Item.Face face ? face.path() : null;
  }
}
