package zoetrope.animation;

import zoetrope.mobject.Group;

/** A wait within a succession. */
public final class Waiting extends Animation<Waiting> {
  public Waiting(double seconds) {
    super(new Group<>());
    runTime(seconds);
  }

  @Override
  protected void start(Host host) {}

  @Override
  protected void show(double alpha) {}

  @Override
  public void cleanUp(Host host) {
    host.remove(mobject());
  }

  @Override
  public String describe() {
    return "Waiting";
  }
}
