package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Camera;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;

/**
 * The items of one z index, from back to front. Flat items stand in the order they are added in.
 * Items to be sorted by depth that are added one after the other are put in order from far to near;
 * a flat item between them parts them.
 */
final class PaintLayer {
  private final Camera camera;
  private final double zIndex;
  private final DisplayList.Builder items = new DisplayList.Builder();
  private final List<DepthSortable> sortables = new ArrayList<>();
  private boolean fixed;

  /** The number of items when some were sorted by depth last. */
  private int sorted;

  PaintLayer(Camera camera, double zIndex) {
    this.camera = camera;
    this.zIndex = zIndex;
  }

  double zIndex() {
    return zIndex;
  }

  /** Adds a flat item, in front of all that is here. */
  void add(Item item) {
    sortByDepth();
    items.add(item);
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
    if (fixed != fixedInFrame) {
      sortByDepth();
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
    return items.build();
  }

  private void sortByDepth() {
    if (!sortables.isEmpty()) {
      Vec eye = (fixed ? Camera.DEFAULT : camera).eye();
      DepthOrder.append(sortables, eye, items);
      sortables.clear();
      sorted = items.size();
    }
  }
}
