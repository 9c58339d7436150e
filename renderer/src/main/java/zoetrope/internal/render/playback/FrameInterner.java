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
 * Reduces the memory of frames that are cached, and weighs them: equal styles become one object.
 * Letters that fade together have as many equal styles as there are letters, in each frame.
 * Unchanged items stay the same reference, and the pixels stay the same.
 */
final class FrameInterner {
  private final Map<Style, Style> styles = new HashMap<>();
  private Map<Item, Item> interned = new IdentityHashMap<>();
  private FrameWeight weights = new FrameWeight();
  private long weight;

  /** Forgets all frames: the next one shares nothing with earlier ones. */
  void begin() {
    styles.clear();
    interned = new IdentityHashMap<>();
    weights = new FrameWeight();
  }

  /** Returns an equal frame that shares as much as possible with those since {@link #begin()}. */
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

  /** Returns the additional memory of the last frame, in estimated bytes. */
  long weight() {
    return weight;
  }

  /** The content of an inset, layer or depth group stays as it is. */
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
