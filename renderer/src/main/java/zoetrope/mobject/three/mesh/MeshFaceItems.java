package zoetrope.mobject.three.mesh;

import java.util.AbstractList;
import zoetrope.frame.Item;

/** The faces of a mesh as separate items, each created when it is first requested. */
final class MeshFaceItems extends AbstractList<Item> {
  private final Item.Mesh mesh;

  /** The items created so far, by index; null before the first request. */
  private Item[] made;

  MeshFaceItems(Item.Mesh mesh) {
    this.mesh = mesh;
  }

  @Override
  public Item get(int i) {
    made = made == null ? new Item[size()] : made;
    if (made[i] == null) {
      made[i] = mesh.face(i);
    }
    return made[i];
  }

  @Override
  public int size() {
    return mesh.polygons().size();
  }
}
