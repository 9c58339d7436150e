package zoetrope.animation;

import zoetrope.mobject.Mobject;

/**
 * An animation that changes nothing but brings a mobject to the front; created by {@code still}.
 */
public final class IdentityAnimation extends Animation<IdentityAnimation> {
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
