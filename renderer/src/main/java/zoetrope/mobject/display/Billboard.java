package zoetrope.mobject.display;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/**
 * A rotation of the items of a family to the camera. If neither an item nor the camera's
 * orientation has changed, the result for the item is the same object as before.
 */
public final class Billboard {
  private Affine turn = Affine.IDENTITY;
  private Map<Item, Item> turned = new IdentityHashMap<>();

  /**
   * Turns {@code items} about the centre of their box, so that {@code camera} sees them as the
   * default camera sees the original items.
   */
  public List<Item> turn(List<Item> items, Bounds box, Camera camera) {
    Affine now =
        camera.isUpright() ? Affine.IDENTITY : camera.orientation().toAffine().about(box.center());
    if (!now.equals(turn)) {
      turn = now;
      turned = new IdentityHashMap<>();
    }
    List<Item> results = new ArrayList<>();
    Map<Item, Item> current = new IdentityHashMap<>();
    for (Item item : items) {
      Item previous = turned.get(item);
      Item result = previous != null ? previous : item.withTransform(item.transform().then(turn));
      current.put(item, result);
      results.add(result);
    }
    turned = current;
    return results;
  }

  /** Returns the items that were turned last, all at the depth of the centre of {@code box}. */
  public DepthSortable sortable(List<Item> items, Bounds box) {
    Vec center = box.center();
    double[] middles = new double[3 * items.size()];
    for (int i = 0; i < middles.length; i++) {
      middles[i] = center.get(i % 3);
    }
    return new DepthSortable(items, middles, box.toBox().then(turn));
  }
}
