package zoetrope.mobject;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** Turns the items of a family with the camera; what did not change stays the same reference. */
final class Facing {
  private Affine turn = Affine.IDENTITY;
  private Map<Item, Item> turned = new IdentityHashMap<>();

  void gather(Mobject<?> family, DisplayListBuilder gathering) {
    Camera camera = gathering.camera();
    Vec center = family.center();
    Affine now =
        camera.isUpright() ? Affine.IDENTITY : camera.orientation().toAffine().about(center);
    if (!now.equals(turn)) {
      turn = now;
      turned = new IdentityHashMap<>();
    }
    DisplayListBuilder flat = gathering.seenBy(Camera.DEFAULT);
    family.gatherFamily(flat);
    List<Item> items = new ArrayList<>();
    Map<Item, Item> kept = new IdentityHashMap<>();
    for (Item item : flat.items()) {
      Item known = turned.get(item);
      Item result = known != null ? known : item.withTransform(item.transform().then(turn));
      kept.put(item, result);
      items.add(result);
    }
    turned = kept;
    if (family.isDepthTested() && !items.isEmpty()) {
      gathering.add(body(family, items, center), false);
    } else {
      items.forEach(gathering::add);
    }
  }

  private DepthSortable body(Mobject<?> family, List<Item> items, Vec center) {
    double[] middles = new double[3 * items.size()];
    for (int i = 0; i < middles.length; i++) {
      middles[i] = center.get(i % 3);
    }
    return new DepthSortable(items, middles, null, false, family.bounds().toBox().then(turn));
  }
}
