package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;

/**
 * Orders a layer in which all stands in space but for what is fixed in the frame: flat things are
 * sorted by depth as well. What is fixed lies behind all in space if it comes before, else in
 * front.
 */
final class SpaceOrder {
  private final Set<Item> inOrder;
  private final List<DepthSortable> space = new ArrayList<>();
  private final DisplayList.Builder front = new DisplayList.Builder();
  private final DisplayList.Builder result = new DisplayList.Builder();

  /** Orders flat things, of which those {@code inOrder} count as fixed. */
  SpaceOrder(Set<Item> inOrder) {
    this.inOrder = inOrder;
  }

  /**
   * All items in painting order.
   *
   * @param sortables what was added besides the flat things
   * @param places how many flat things were there before each of these
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

  /** Whether an item has not been sorted by depth already. */
  private static boolean isFlat(Item item) {
    boolean isFace = item instanceof Item.Shape shape && shape.isFace();
    return !(isFace || item instanceof Item.DepthGroup || item instanceof Item.Mesh);
  }

  /** Whether nothing can lie in front of another thing but by the order of the stage. */
  private boolean isOnePlane(DisplayList flat) {
    ScenePlane plane = null;
    for (int i = 0; i < flat.size(); i++) {
      if (standsInSpace(flat.get(i))) {
        ScenePlane own = ScenePlane.of(flat.get(i));
        if (own == null || plane != null && !plane.isSame(own)) {
          return false;
        }
        plane = own;
      }
    }
    return true;
  }
}
