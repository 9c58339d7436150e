package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * A group of the mobjects of one animation. It is not added to the stage; its members are separate
 * there.
 */
public final class LooseGroup extends Mobject<LooseGroup> {
  private LooseGroup(List<? extends Mobject<?>> mobjects) {
    MobjectTrees.setLooseChildren(this, mobjects);
  }

  /**
   * Returns a group of these mobjects. This is not a constructor, because public constructors are
   * functions of the vocabulary.
   */
  public static LooseGroup of(List<? extends Mobject<?>> mobjects) {
    return new LooseGroup(mobjects);
  }

  /** Adds the members to the stage, and brings top-level ones to the front. */
  void raise(Host host) {
    for (Mobject<?> member : children()) {
      if (member instanceof LooseGroup group) {
        group.raise(host);
      } else {
        host.raise(member);
      }
    }
  }

  @Override
  public String kind() {
    return "Group";
  }
}
