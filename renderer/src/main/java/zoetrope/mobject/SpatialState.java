package zoetrope.mobject;

import zoetrope.frame.Camera;
import zoetrope.frame.Item;

/** How a mobject stands in space: by its depth, in what light, and whether it faces the camera. */
final class SpatialState {
  private boolean depthTested;
  private DepthSortable body;
  private Facing facing;
  private LitShape lit;

  SpatialState copy() {
    SpatialState copy = new SpatialState();
    copy.depthTested = depthTested;
    copy.face(facing != null);
    copy.lit = lit == null ? null : new LitShape(lit.shading());
    return copy;
  }

  boolean isDepthTested() {
    return depthTested;
  }

  void testDepth(boolean tested) {
    depthTested = tested;
  }

  void face(boolean camera) {
    facing = camera ? new Facing() : null;
  }

  void shade(Shading shading) {
    lit = new LitShape(shading);
  }

  /** Adds the family, turned to the camera if it faces that. */
  void gatherFamily(Mobject<?> family, DisplayListBuilder gathering) {
    if (facing != null && family.fixedInFrame() < 0.5) {
      gathering.markUncacheable();
      facing.gather(family, gathering);
    } else {
      family.gatherFamily(gathering);
    }
  }

  /** Adds the one item of an object (or none, null), flat or as a body. */
  void gather(Mobject<?> m, Item unlit, DisplayListBuilder gathering) {
    if (unlit == null) {
      return;
    }
    boolean fixed = m.fixedInFrame() >= 0.5;
    Item item = lit == null ? unlit : lit(unlit, fixed, gathering);
    if (!depthTested) {
      gathering.add(item);
      return;
    }
    if (body == null || body.face(0) != item) {
      body = DepthSortable.of(item, m.selfBox());
    }
    gathering.add(body, fixed);
  }

  private Item lit(Item unlit, boolean fixed, DisplayListBuilder gathering) {
    gathering.markUncacheable();
    return lit.of(unlit, (fixed ? Camera.DEFAULT : gathering.camera()).eye());
  }
}
