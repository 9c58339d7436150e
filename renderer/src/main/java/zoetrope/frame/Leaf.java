package zoetrope.frame;

import java.util.ArrayList;
import java.util.List;

/**
 * An item that holds no others, with what the layers around make of it.
 *
 * @param opacity of all layers around it together, in [0, 1]
 * @param isPlain whether no layer around it has a mask, a filter or a blend mode
 */
public record Leaf(Item item, double opacity, boolean isPlain) {
  /** All leaves from back to front, in place of depth groups and layers those in them. */
  public static List<Leaf> of(List<Item> items) {
    List<Leaf> leaves = new ArrayList<>(items.size());
    add(items, 1, true, leaves);
    return leaves;
  }

  private static void add(List<Item> items, double opacity, boolean isPlain, List<Leaf> leaves) {
    for (Item item : items) {
      if (item.members() == null) {
        leaves.add(new Leaf(item, opacity, isPlain));
      } else {
        Compositing how = item.compositing();
        add(item.members(), opacity * how.opacity(), isPlain && how.isPlain(), leaves);
      }
    }
  }
}
