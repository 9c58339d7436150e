package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import zoetrope.frame.Camera;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;

/**
 * The items of one z index, from back to front. Flat items stay in the order of their addition.
 * Consecutive items that are sorted by depth are put in order from far to near. A flat item between
 * them separates them, unless all items of the layer are sorted by depth; see {@link SpaceOrder}.
 */
final class PaintLayer {
  private final Camera camera;
  private final double zIndex;
  private final boolean inSpace;
  private final DepthGroups groups;
  private final DisplayList.Builder items = new DisplayList.Builder();
  private final List<DepthSortable> sortables = new ArrayList<>();
  private boolean fixed;

  /**
   * In a layer in space: the objects that are sorted by depth, and the number of flat items before
   * each of them.
   */
  private final List<DepthSortable> space = new ArrayList<>();

  private final List<Integer> places = new ArrayList<>();

  /** The flat items of a layer in space that keep their place in the order. */
  private final Set<Item> inOrder;

  /** The number of items after the last sorting by depth. */
  private int sorted;

  /**
   * Creates an empty layer.
   *
   * @param inSpace whether flat items are also sorted by depth
   * @param groups creates depth groups
   */
  PaintLayer(Camera camera, double zIndex, boolean inSpace, DepthGroups groups) {
    this.camera = camera;
    this.zIndex = zIndex;
    this.inSpace = inSpace;
    this.groups = groups;
    this.inOrder = inSpace ? Collections.newSetFromMap(new IdentityHashMap<>()) : Set.of();
  }

  double zIndex() {
    return zIndex;
  }

  void add(Item item) {
    sortByDepth();
    items.add(item);
  }

  /** Adds a flat item that keeps its place, in front of the present items. */
  void addInOrder(Item item) {
    inOrder.add(item);
    add(item);
  }

  void addAll(DisplayList flat) {
    if (!flat.isEmpty()) {
      sortByDepth();
      items.addAll(flat);
    }
  }

  void add(DepthSortable sortable, boolean fixedInFrame) {
    if (fixed != fixedInFrame || inSpace && !fixedInFrame) {
      sortByDepth();
    }
    if (inSpace && !fixedInFrame) {
      space.add(sortable);
      places.add(items.size());
      return;
    }
    fixed = fixedInFrame;
    sortables.add(sortable);
  }

  /** Returns the number of items, not counting those that are not sorted yet. */
  int size() {
    return items.size();
  }

  /**
   * Returns the number of flat items that were added since there were {@code start} items. If items
   * that are sorted by depth were added since then, only the flat items after them are counted.
   */
  int sizeSince(int start) {
    return items.size() - Math.max(start, sorted);
  }

  DisplayList since(int start) {
    return items.since(Math.max(start, sorted));
  }

  DisplayList items() {
    sortByDepth();
    DisplayList flat = items.build();
    return inSpace
        ? new SpaceOrder(inOrder).order(flat, space, places, camera.eye(), groups)
        : flat;
  }

  private void sortByDepth() {
    if (!sortables.isEmpty()) {
      Vec eye = (fixed ? Camera.DEFAULT : camera).eye();
      DepthOrder.append(DepthSheets.of(sortables), eye, items, groups);
      sortables.clear();
      sorted = items.size();
    }
  }
}
