package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import zoetrope.color.Color;

/**
 * One video frame as a display list with a camera and a background. Immutable, so any thread can
 * draw it.
 *
 * @param items from back to front. Flat items are in the order of the stage. Surfaces, solids, and
 *     flat items with depth test are sorted by depth: each run of such neighbours is in order from
 *     far to near, as seen by {@code camera}. An item that does not change is the same object in
 *     successive frames.
 * @param size the size in scene units that the default camera shows; only its height is used,
 *     because the width follows from the aspect ratio of the output
 */
public record Frame(Camera camera, Color background, List<Item> items, FrameSize size) {
  public Frame {
    Objects.requireNonNull(size, "size");
    items = DisplayList.copyOf(items);
  }

  /** Creates a frame that is 8 scene units high. */
  public Frame(Camera camera, Color background, List<Item> items) {
    this(camera, background, items, FrameSize.WIDE);
  }

  /** Whether {@code other} has the same view and, by reference, the same items. */
  public boolean showsSameAs(Frame other) {
    return other == this || hasSameView(other) && DisplayList.same(items, other.items);
  }

  /** Whether camera, background and size are equal, so that the same item looks the same. */
  public boolean hasSameView(Frame other) {
    return camera.equals(other.camera)
        && background.equals(other.background)
        && size.equals(other.size);
  }
}
