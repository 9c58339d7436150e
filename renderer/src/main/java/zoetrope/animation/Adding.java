package zoetrope.animation;

import zoetrope.mobject.Mobject;

/**
 * An animation of duration 0 that adds a mobject to the stage. In a succession or a lagged start,
 * the mobject is added when this animation starts.
 */
public final class Adding extends ProceduralAnimation<Adding> {
  public Adding(Mobject<?> mobject) {
    super(mobject);
  }

  @Override
  protected double defaultRunTime() {
    return 0;
  }

  @Override
  protected boolean introduces() {
    return true;
  }

  @Override
  protected void show(double alpha) {
    reset();
    if (alpha < 1) {
      mobject().setOpacity(0);
    }
  }
}
