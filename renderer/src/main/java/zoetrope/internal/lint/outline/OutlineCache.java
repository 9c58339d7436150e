package zoetrope.internal.lint.outline;

import java.util.IdentityHashMap;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.internal.mobject.FrameProjection;

/** A cache of outlines of items. Items that the next frame shares keep their outlines. */
public final class OutlineCache {
  private final Camera camera;
  private final FrameProjection projection;
  private final Map<Item, ProjectedOutline> known;
  private final Map<Item, ProjectedOutline> used = new IdentityHashMap<>();

  /** Creates a cache for a camera. It reuses the outlines of {@code before}, which may be null. */
  public OutlineCache(Camera camera, OutlineCache before) {
    this.camera = camera;
    projection = new FrameProjection(camera);
    known = before != null && before.camera.equals(camera) ? before.used : new IdentityHashMap<>();
  }

  public Camera camera() {
    return camera;
  }

  public ProjectedOutline of(Item item) {
    ProjectedOutline outline = used.get(item);
    if (outline == null) {
      outline = known.get(item);
      if (outline == null) {
        outline = ProjectedOutline.of(item, projection);
      }
      used.put(item, outline);
    }
    return outline;
  }

  /**
   * Returns a box around an item with these bounds. The box is infinite if the bounds reach behind
   * the eye.
   */
  public Box reach(Item item, Bounds bounds) {
    if (bounds.isEmpty()) {
      return Box.EMPTY;
    }
    int count = bounds.min().z() == bounds.max().z() ? 4 : 8;
    double[] corners = new double[3 * count];
    for (int i = 0; i < count; i++) {
      corners[3 * i] = ((i & 1) == 0 ? bounds.min() : bounds.max()).x();
      corners[3 * i + 1] = ((i & 2) == 0 ? bounds.min() : bounds.max()).y();
      corners[3 * i + 2] = ((i & 4) == 0 ? bounds.min() : bounds.max()).z();
    }
    return projection.apply(corners, count, item.fixed()) < count
        ? Box.ALL
        : Box.around(corners, count, Box.EMPTY);
  }

  /** Returns the projection of points to the frame. */
  public FrameProjection projection() {
    return projection;
  }
}
