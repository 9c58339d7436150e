package zoetrope.frame;

import java.util.ArrayList;
import java.util.List;

/**
 * An item that contains no others, with the effect of the layers around it.
 *
 * @param opacity the product of the opacities of all layers around it, in [0, 1]
 * @param isPlain whether no layer around it has a mask, a filter or a blend mode
 */
public record Leaf(Item item, double opacity, boolean isPlain) {
  /** Returns all leaves from back to front, those of groups and layers included. */
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
        Compositing compositing = item.compositing();
        add(
            item.members(),
            opacity * compositing.opacity(),
            isPlain && compositing.isPlain(),
            leaves);
      }
    }
  }
}
