package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Item;

/** The members of a depth group under construction. */
final class GroupMembers {
  private final List<Item> items = new ArrayList<>();
  private final List<Double> lifts = new ArrayList<>();
  private final List<Boolean> sheets = new ArrayList<>();

  /**
   * Adds a member.
   *
   * @param lift how far the member is moved towards the eye for comparisons of depth, in scene
   *     units
   * @param inSheet whether the member shares a plane with other members
   */
  void add(Item item, double lift, boolean inSheet) {
    items.add(item);
    lifts.add(lift);
    sheets.add(inSheet);
  }

  List<Item> items() {
    return items;
  }

  boolean isEmpty() {
    return items.isEmpty();
  }

  Item.DepthGroup toGroup() {
    double[] ofMembers = lifts.stream().mapToDouble(lift -> lift).toArray();
    boolean[] areInSheet = new boolean[items.size()];
    for (int i = 0; i < areInSheet.length; i++) {
      areInSheet[i] = sheets.get(i);
    }
    double fixed = items.stream().mapToDouble(Item::fixed).min().orElse(0);
    return new Item.DepthGroup(items, ofMembers, areInSheet, fixed);
  }
}
