package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * Mobjects that one animation handles as one. It is nothing of its own: on the stage its members
 * stand by themselves.
 */
public final class LooseGroup extends Mobject<LooseGroup> {
  private LooseGroup(List<? extends Mobject<?>> mobjects) {
    MobjectTrees.setLooseChildren(this, mobjects);
  }

  /** Returns a group of these mobjects; it is no word of authors, as a constructor would be. */
  public static LooseGroup of(List<? extends Mobject<?>> mobjects) {
    return new LooseGroup(mobjects);
  }

  /** Puts the members on the stage, and in front if they stand there by themselves. */
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
