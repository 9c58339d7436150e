package zoetrope.animation;

import zoetrope.mobject.Mobject;

/**
 * Changes nothing during its run time, but brings a mobject to the front; made by {@code still}.
 */
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
  public void enter(Host host) {
    host.add(mobject());
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
