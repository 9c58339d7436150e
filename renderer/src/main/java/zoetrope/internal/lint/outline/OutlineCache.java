package zoetrope.internal.lint.outline;

import java.util.IdentityHashMap;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.FrameProjection;

/** A cache of outlines of items. Items that the next frame shares keep their outlines. */
public final class OutlineCache {
  private final Camera camera;
  private final FrameProjection projection;
  private final Map<Item, ProjectedOutline> known;
  private final Map<Item, ProjectedOutline> used = new IdentityHashMap<>();
  private final Map<Path, Placed> before;

  /** The outlines of the paths of {@link #used}, so that moved or recoloured shapes need no new. */
  private final Map<Path, Placed> paths = new IdentityHashMap<>();

  /** The outline of a path at a place. */
  private record Placed(Affine place, double fixed, ProjectedOutline outline) {}

  /** Creates a cache for a camera. It reuses the outlines of {@code before}, which may be null. */
  public OutlineCache(Camera camera, OutlineCache before) {
    this.camera = camera;
    projection = new FrameProjection(camera);
    boolean isSame = before != null && before.camera.equals(camera);
    known = isSame ? before.used : Map.of();
    this.before = isSame ? before.paths : Map.of();
  }

  public Camera camera() {
    return camera;
  }

  public ProjectedOutline of(Item item) {
    ProjectedOutline outline = used.get(item);
    if (outline == null) {
      outline = known.get(item);
      if (outline == null) {
        outline =
            item instanceof Item.Shape shape
                ? ofShape(shape)
                : ProjectedOutline.of(item, projection);
      } else if (item instanceof Item.Shape shape && before.get(shape.path()) != null) {
        paths.putIfAbsent(shape.path(), before.get(shape.path()));
      }
      used.put(item, outline);
    }
    return outline;
  }

  /** Returns the outline of a shape. It is that of its path in the last frame, moved if needed. */
  private ProjectedOutline ofShape(Item.Shape shape) {
    Path path = shape.path();
    Placed placed = paths.getOrDefault(path, before.get(path));
    ProjectedOutline outline = placed == null ? null : moved(placed, shape);
    if (outline == null) {
      outline = ProjectedOutline.of(shape, projection);
      placed = new Placed(shape.transform(), shape.fixed(), outline);
    }
    paths.put(path, placed);
    return outline;
  }

  /** Returns a known outline at the place of a shape; null if the shape is not only moved. */
  private ProjectedOutline moved(Placed placed, Item.Shape shape) {
    Affine from = placed.place;
    Affine to = shape.transform();
    if (placed.fixed != shape.fixed() || !from.hasLinearPartOf(to)) {
      return null;
    }
    if (from.translation().equals(to.translation())) {
      return placed.outline;
    }
    Bounds bounds = shape.bounds();
    if (!projection.isUpright()
        || bounds.min().z() != bounds.max().z()
        || from.translation().z() != to.translation().z()) {
      return null;
    }
    Vec old = projection.apply(from.apply(shape.path().start()), placed.fixed);
    Vec now = projection.apply(to.apply(shape.path().start()), placed.fixed);
    return old == null || now == null
        ? null
        : placed.outline.moved(now.x() - old.x(), now.y() - old.y());
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
