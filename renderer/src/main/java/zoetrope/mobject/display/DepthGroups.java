package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.frame.DisplayList;
import zoetrope.frame.Item;

/**
 * The depth groups of the current and the previous frame. In a depth group, nearer items hide
 * farther ones pixel by pixel. A group that did not change is the same object in both frames, so
 * that it is not drawn again.
 */
public final class DepthGroups {
  private List<Item.DepthGroup> before = List.of();
  private List<Item.DepthGroup> now = new ArrayList<>();

  /** Creates an object without groups. */
  public DepthGroups() {}

  /** Starts the next frame. */
  public void nextFrame() {
    before = now;
    now = new ArrayList<>();
  }

  Item.DepthGroup of(GroupMembers members) {
    Item.DepthGroup group = members.toGroup();
    for (Item.DepthGroup known : before) {
      if (looksSame(known, group)) {
        group = known;
        break;
      }
    }
    now.add(group);
    return group;
  }

  /**
   * Returns true only if two groups certainly look equal, because their items are the same objects.
   */
  private static boolean looksSame(Item.DepthGroup a, Item.DepthGroup b) {
    return DisplayList.same(a.items(), b.items())
        && Arrays.equals(a.lifts(), b.lifts())
        && Arrays.equals(a.sheets(), b.sheets())
        && a.fixed() == b.fixed();
  }
}
