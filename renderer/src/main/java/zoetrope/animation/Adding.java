package zoetrope.animation;

import zoetrope.mobject.Mobject;

/** Puts an object on the stage in no time; within a lagged start, when its turn comes. */
public final class Adding extends ProceduralAnimation<Adding> {
  Adding(Mobject<?> mobject) {
    super(mobject);
  }

  @Override
  protected double defaultRunTime() {
    return 0;
  }

  @Override
  protected void show(double alpha) {
    reset();
    if (alpha < 1) {
      mobject().setOpacity(0);
    }
  }
}
