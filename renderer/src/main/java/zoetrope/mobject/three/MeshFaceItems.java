package zoetrope.mobject.three;

import java.util.AbstractList;
import zoetrope.frame.Item;

/** The faces of a mesh as items of their own, made when they are asked for, and only once. */
final class MeshFaceItems extends AbstractList<Item> {
  private final Item.Mesh mesh;
  private final Item[] made;

  MeshFaceItems(Item.Mesh mesh) {
    this.mesh = mesh;
    this.made = new Item[mesh.polygons().size()];
  }

  @Override
  public Item get(int i) {
    if (made[i] == null) {
      made[i] = mesh.face(i);
    }
    return made[i];
  }

  @Override
  public int size() {
    return made.length;
  }
}
