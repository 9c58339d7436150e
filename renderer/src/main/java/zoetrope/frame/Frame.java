package zoetrope.frame;

import java.util.List;
import zoetrope.color.Color;

/**
 * One frame of a film as a display list with a camera and a background. Immutable, so any thread
 * can draw it.
 *
 * @param items from back to front. Flat items are in the order of the stage. Each run of
 *     neighbouring depth-sorted items (surfaces, solids, and flat ones that ask for it) is sorted
 *     from far to near, as {@code camera} sees it, when the frame is emitted; an unchanged item
 *     stays the same reference.
 */
public record Frame(Camera camera, Color background, List<Item> items) {
  /** Copies the list; a {@link DisplayList} is taken as it is. */
  public Frame {
    items = DisplayList.copyOf(items);
  }

  /**
   * Whether {@code other} certainly gives the same image: equal camera and background, and the same
   * items, by reference.
   */
  public boolean showsSameAs(Frame other) {
    return other == this || hasSameView(other) && DisplayList.same(items, other.items);
  }

  /**
   * Whether camera and background equal those of {@code other}, so that the same item looks the
   * same.
   */
  public boolean hasSameView(Frame other) {
    return camera.equals(other.camera) && background.equals(other.background);
  }
}
