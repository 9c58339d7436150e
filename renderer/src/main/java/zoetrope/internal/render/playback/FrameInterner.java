package zoetrope.internal.render.playback;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.internal.render.pipeline.FrameWeight;

/**
 * Makes frames smaller that are kept for long, and weighs them: styles that are equal become one.
 * Letters that fade together have as many equal styles as there are letters, in each frame. What
 * did not change from frame to frame stays the same reference, and the picture stays the same.
 */
final class FrameInterner {
  private final Map<Style, Style> styles = new HashMap<>();
  private Map<Item, Item> interned = new IdentityHashMap<>();
  private FrameWeight weights = new FrameWeight();
  private long weight;

  /** Forgets all frames: the next one shares nothing with those before it. */
  void begin() {
    styles.clear();
    interned = new IdentityHashMap<>();
    weights = new FrameWeight();
  }

  /** A frame that shows the same, and shares what it can with those since {@link #begin()}. */
  Frame intern(Frame frame) {
    List<Item> items = frame.items();
    Map<Item, Item> now = new IdentityHashMap<>(items.size());
    List<Item> kept = new ArrayList<>(items.size());
    for (Item item : items) {
      Item known = interned.get(item);
      Item small = known == null ? intern(item) : known;
      now.put(item, small);
      kept.add(small);
    }
    interned = now;
    Frame small = new Frame(frame.camera(), frame.background(), kept, frame.size());
    weight = weights.of(small);
    return small;
  }

  /** What the last frame takes beyond those before it, estimated in bytes. */
  long weight() {
    return weight;
  }

  /** What is seen in an inset, layer or depth group stays as it is. */
  private Item intern(Item item) {
    if (item instanceof Item.Shape shape) {
      Style style = shared(shape.style());
      return style == shape.style() ? shape : shape.withStyle(style);
    }
    return item;
  }

  private Style shared(Style style) {
    Style known = styles.putIfAbsent(style, style);
    return known == null ? style : known;
  }
}
