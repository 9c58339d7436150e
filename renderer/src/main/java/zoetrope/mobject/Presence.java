package zoetrope.mobject;

import zoetrope.frame.Item;

/** How a mobject stands in space: whether depth is tested, and whether it faces the camera. */
final class Presence {
  private boolean depthTested;
  private Body body;
  private Facing facing;

  Presence copy() {
    Presence copy = new Presence();
    copy.depthTested = depthTested;
    copy.face(facing != null);
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

  /** Adds the family, turned to the camera if it faces that. */
  void gatherFamily(Mobject<?> family, Gathering gathering) {
    if (facing != null && family.fixedInFrame() < 0.5) {
      facing.gather(family, gathering);
    } else {
      family.gatherFamily(gathering);
    }
  }

  /** Adds the one item of an object (or none, null), flat or as a body. */
  void gather(Mobject<?> m, Item item, Gathering gathering) {
    if (item == null) {
      return;
    }
    if (!depthTested) {
      gathering.add(item);
      return;
    }
    if (body == null || body.face(0) != item) {
      body = Body.of(item, m.selfBox());
    }
    gathering.add(body, m.fixedInFrame() >= 0.5);
  }
}
