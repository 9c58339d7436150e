package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;

/**
 * The painting order of a layer in space, where flat items are also sorted by depth. Items that are
 * fixed in the frame are behind everything in space if they were added before it; otherwise they
 * are in front.
 */
final class SpaceOrder {
  private final Set<Item> inOrder;
  private final List<DepthSortable> space = new ArrayList<>();
  private final DisplayList.Builder front = new DisplayList.Builder();
  private final DisplayList.Builder result = new DisplayList.Builder();

  /** Creates an order; the flat items {@code inOrder} count as fixed. */
  SpaceOrder(Set<Item> inOrder) {
    this.inOrder = inOrder;
  }

  /**
   * Returns all items in painting order.
   *
   * @param sortables the objects other than flat items
   * @param places the number of flat items before each of these
   */
  DisplayList order(
      DisplayList flat,
      List<DepthSortable> sortables,
      List<Integer> places,
      Vec eye,
      DepthGroups groups) {
    if (sortables.isEmpty() && isOnePlane(flat)) {
      return flat;
    }
    int next = 0;
    for (int i = 0; i < flat.size(); i++) {
      while (next < sortables.size() && places.get(next) <= i) {
        space.add(sortables.get(next++));
      }
      add(flat.get(i));
    }
    space.addAll(sortables.subList(next, sortables.size()));
    DepthOrder.append(DepthSheets.of(space), eye, result, groups);
    result.addAll(front.build());
    return result.build();
  }

  private void add(Item item) {
    if (standsInSpace(item)) {
      space.add(DepthSortable.amongOthers(item));
    } else if (space.isEmpty()) {
      result.add(item);
    } else {
      front.add(item);
    }
  }

  private boolean standsInSpace(Item item) {
    return item.fixed() < 0.5 && isFlat(item) && !inOrder.contains(item);
  }

  /** Returns whether an item is flat: neither a face, nor a depth group, nor a mesh. */
  private static boolean isFlat(Item item) {
    boolean isFace = item instanceof Item.Shape shape && shape.isFace();
    return !(isFace || item instanceof Item.DepthGroup || item instanceof Item.Mesh);
  }

  /** Returns whether all flat items share a plane, so that the order of the stage is correct. */
  private boolean isOnePlane(DisplayList flat) {
    ScenePlane plane = null;
    for (int i = 0; i < flat.size(); i++) {
      if (standsInSpace(flat.get(i))) {
        ScenePlane itemPlane = ScenePlane.of(flat.get(i));
        if (itemPlane == null || plane != null && !plane.isSame(itemPlane)) {
          return false;
        }
        plane = itemPlane;
      }
    }
    return true;
  }
}
