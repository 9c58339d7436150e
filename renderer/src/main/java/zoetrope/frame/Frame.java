package zoetrope.frame;

import java.util.List;
import zoetrope.color.Color;

/**
 * One picture in words: what is seen, from where, before which background. Immutable, so it may
 * cross threads and be drawn at any time.
 *
 * @param items in the order they are painted. Flat things stand in the order of the stage. Each run
 *     of neighbouring bodies (surfaces, solids, and flat things that ask for it) is put in order
 *     from far to near, as {@code camera} sees it, when the frame is taken; what did not change
 *     stays the same reference wherever it comes to stand.
 */
public record Frame(Camera camera, Color background, List<Item> items) {
  /** Copies the list; an {@link DisplayList} stays as it is. */
  public Frame {
    items = DisplayList.copyOf(items);
  }

  /**
   * Whether {@code other} surely gives the same picture: the same camera, the same background and
   * the same items, by reference.
   */
  public boolean showsSameAs(Frame other) {
    return other == this || hasViewOf(other) && DisplayList.same(items, other.items);
  }

  /** Whether what stays the same item surely looks as in {@code other}. */
  public boolean hasViewOf(Frame other) {
    return camera.equals(other.camera) && background.equals(other.background);
  }
}
