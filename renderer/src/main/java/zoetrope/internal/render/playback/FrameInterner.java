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
 * Reduces the memory of cached frames and estimates it. Equal styles are replaced by one object.
 * Without this, letters that fade together would have a separate style object for each letter in
 * each frame. An item that did not change between two frames is the same object in both. The pixels
 * do not change.
 */
final class FrameInterner {
  private final Map<Style, Style> styles = new HashMap<>();
  private Map<Item, Item> interned = new IdentityHashMap<>();
  private FrameWeight weights = new FrameWeight();
  private long weight;

  /** Forgets all frames, so that the next frame shares no objects with them. */
  void begin() {
    styles.clear();
    interned = new IdentityHashMap<>();
    weights = new FrameWeight();
  }

  /**
   * Returns an equal frame that shares as many objects as possible with the frames since {@link
   * #begin()}.
   */
  Frame intern(Frame frame) {
    List<Item> items = frame.items();
    Map<Item, Item> now = new IdentityHashMap<>(items.size());
    List<Item> shared = new ArrayList<>(items.size());
    for (Item item : items) {
      Item known = interned.get(item);
      Item small = known == null ? intern(item) : known;
      now.put(item, small);
      shared.add(small);
    }
    interned = now;
    Frame small = new Frame(frame.camera(), frame.background(), shared, frame.size());
    weight = weights.of(small);
    return small;
  }

  /**
   * Returns the estimated bytes that the last interned frame takes in addition to earlier frames.
   */
  long weight() {
    return weight;
  }

  /** Returns an item with a shared style. An inset, layer or depth group stays unchanged. */
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
