package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * A group of the mobjects of one animation. The stage gets the members separately, without the
 * group.
 */
public final class LooseGroup extends Mobject<LooseGroup> {
  private LooseGroup(List<? extends Mobject<?>> mobjects) {
    MobjectTrees.setLooseChildren(this, mobjects);
  }

  /**
   * Returns a group of these mobjects. This is not a constructor, because a function for authors is
   * generated for each public constructor of a mobject.
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
