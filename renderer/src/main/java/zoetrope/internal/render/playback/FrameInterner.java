package zoetrope.internal.render.playback;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.ItemVisitor;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;

/**
 * Makes frames smaller that are kept for long, and weighs them: styles that are equal become one.
 * Letters that fade together have as many equal styles as there are letters, in each frame. What
 * did not change from frame to frame stays the same reference, and the picture stays the same.
 */
final class FrameInterner implements ItemVisitor<Item> {
  private static final long FRAME = 64;
  private static final long REFERENCE = 4;
  private static final long ITEM = 160;
  private static final long STYLE = 300;
  private static final long PATH = 120;
  private static final long POINT = 3 * Double.BYTES;
  private static final long PIXEL = Integer.BYTES;

  private final Map<Style, Style> styles = new HashMap<>();
  private final Set<Object> weighed = Collections.newSetFromMap(new IdentityHashMap<>());
  private Map<Item, Item> interned = new IdentityHashMap<>();
  private long weight;

  /** Forgets all frames: the next one shares nothing with those before it. */
  void begin() {
    styles.clear();
    weighed.clear();
    interned = new IdentityHashMap<>();
  }

  /** A frame that shows the same, and shares what it can with those since {@link #begin()}. */
  Frame intern(Frame frame) {
    List<Item> items = frame.items();
    weight = FRAME + REFERENCE * items.size();
    Map<Item, Item> now = new IdentityHashMap<>(items.size());
    List<Item> kept = new ArrayList<>(items.size());
    for (Item item : items) {
      Item known = interned.get(item);
      Item small = known == null ? intern(item) : known;
      now.put(item, small);
      kept.add(small);
    }
    interned = now;
    return new Frame(frame.camera(), frame.background(), kept, frame.size());
  }

  /** What the last frame takes beyond those before it, estimated in bytes. */
  long weight() {
    return weight;
  }

  private Item intern(Item item) {
    weight += ITEM;
    return item.accept(this);
  }

  @Override
  public Item shape(Item.Shape shape) {
    weigh(shape.path());
    Style style = shared(shape.style());
    return style == shape.style() ? shape : shape.withStyle(style);
  }

  @Override
  public Item image(Item.Image image) {
    weigh(image.source());
    return image;
  }

  @Override
  public Item inset(Item.Inset inset) {
    inset.view().items().forEach(this::weighInside);
    return inset;
  }

  @Override
  public Item layer(Item.Layer layer) {
    layer.items().forEach(this::weighInside);
    layer.compositing().masks().forEach(mask -> mask.items().forEach(this::weighInside));
    return layer;
  }

  @Override
  public Item depthGroup(Item.DepthGroup group) {
    group.items().forEach(this::weighInside);
    return group;
  }

  /** What is seen in an inset, layer or depth group stays as it is. */
  private void weighInside(Item item) {
    if (weighed.add(item)) {
      intern(item);
      weight += STYLE;
    }
  }

  private Style shared(Style style) {
    Style known = styles.putIfAbsent(style, style);
    if (known == null) {
      weight += STYLE;
      return style;
    }
    return known;
  }

  private void weigh(Path path) {
    if (weighed.add(path)) {
      weight += PATH + POINT * path.pointCount();
    }
  }

  @Override
  public Item mesh(Item.Mesh mesh) {
    if (weighed.add(mesh.polygons())) {
      weight += POINT * mesh.polygons().cornerCount();
    }
    if (mesh.corners() != null) {
      if (weighed.add(mesh.corners())) {
        weight += (Integer.BYTES + 2L * Double.BYTES) * mesh.corners().colors().length;
      }
      if (mesh.corners().texture() != null) {
        weigh(mesh.corners().texture().picture());
        if (mesh.corners().texture().night() != null) {
          weigh(mesh.corners().texture().night());
        }
      }
    }
    for (int[] numbers : List.of(mesh.order(), mesh.colors())) {
      if (weighed.add(numbers)) {
        weight += (long) Integer.BYTES * numbers.length;
      }
    }
    return mesh;
  }

  private void weigh(RasterImage picture) {
    if (weighed.add(picture)) {
      weight += PIXEL * picture.width() * picture.height();
    }
  }
}
