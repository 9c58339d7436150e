package zoetrope.animation;

import zoetrope.mobject.Mobject;

/** Changes nothing for its time: brings an object to the front, or keeps it there, in a play. */
public final class IdentityAnimation extends Animation<IdentityAnimation> {
  /** Keeps {@code mobject} as it is. */
  public IdentityAnimation(Mobject<?> mobject) {
    super(mobject);
  }

  @Override
  protected boolean suspendsUpdaters() {
    return false;
  }

  @Override
  protected void start(Host host) {}

  @Override
  protected void show(double alpha) {}

  @Override
  public String describe() {
    return "Still(" + mobject().kind() + ")";
  }
}
