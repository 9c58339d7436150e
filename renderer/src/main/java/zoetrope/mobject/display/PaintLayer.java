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
 * The items of one z index, from back to front. Flat items stand in the order they are added in.
 * Items to be sorted by depth that are added one after the other are put in order from far to near;
 * a flat item between them parts them, unless all of the layer stands in space; see {@link
 * SpaceOrder}.
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
   * What stands in space among the flat items of a layer that does: how many of them come before.
   */
  private final List<DepthSortable> space = new ArrayList<>();

  private final List<Integer> places = new ArrayList<>();

  /** The flat items that keep their place in the order although the layer stands in space. */
  private final Set<Item> inOrder = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The number of items when some were sorted by depth last. */
  private int sorted;

  /**
   * Without items.
   *
   * @param inSpace whether flat items are sorted by depth as well
   * @param groups makes depth groups
   */
  PaintLayer(Camera camera, double zIndex, boolean inSpace, DepthGroups groups) {
    this.camera = camera;
    this.zIndex = zIndex;
    this.inSpace = inSpace;
    this.groups = groups;
  }

  double zIndex() {
    return zIndex;
  }

  /** Adds a flat item, in front of all that is here. */
  void add(Item item) {
    sortByDepth();
    items.add(item);
  }

  /** Adds a flat item that keeps its place, in front of all that is here. */
  void addInOrder(Item item) {
    inOrder.add(item);
    add(item);
  }

  /** Adds flat items, in front of all that is here. */
  void addAll(DisplayList flat) {
    if (!flat.isEmpty()) {
      sortByDepth();
      items.addAll(flat);
    }
  }

  /** Adds items that are sorted by depth; see {@link DisplayListBuilder#add}. */
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

  /** The number of items; those that are not sorted yet do not count. */
  int size() {
    return items.size();
  }

  /**
   * How many items were added since there were {@code start}, if only flat ones were; those that
   * were not sorted then do not count.
   */
  int sizeSince(int start) {
    return items.size() - Math.max(start, sorted);
  }

  /** The items of {@link #sizeSince}. */
  DisplayList since(int start) {
    return items.since(Math.max(start, sorted));
  }

  /** All items in the order they are to be painted. */
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
