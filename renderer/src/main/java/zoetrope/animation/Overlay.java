package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/**
 * Draws attention with objects of its own, which are made when the animation begins and are gone
 * when it ends: flashes, rings, frames around something.
 *
 * @param <A> the concrete class itself
 */
abstract class Overlay<A extends Overlay<A>> extends Animation<A> {
  private final Group<Mobject<?>> stage;
  private Animation<?> inner;

  Overlay() {
    this(new Group<>());
  }

  private Overlay(Group<Mobject<?>> stage) {
    super(stage);
    this.stage = stage;
  }

  /**
   * Makes the objects and what happens to them, by the options and the present state. The rate of
   * this animation is for what is made; here time passes evenly.
   */
  abstract Animation<?> make();

  @Override
  protected void start(Host host) {
    inner = make();
    stage.setChildren(List.of(inner.mobject()));
    inner.begin(host);
  }

  @Override
  protected void show(double alpha) {
    inner.interpolate(alpha);
  }

  @Override
  protected void release() {
    super.release();
    inner.release();
  }

  @Override
  public void cleanUp(Host host) {
    inner.cleanUp(host);
    host.remove(stage);
  }

  @Override
  public String describe() {
    return getClass().getSimpleName();
  }
}
