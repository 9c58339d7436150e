package zoetrope.render.scenes;

import zoetrope.scene.Scene;

/** Plays, then throws. */
public final class Failing extends Scene {
  /** The line that throws. */
  public static final int LINE = 14;

  @Override
  protected void construct() {
    add(Sliding.square(0));
    pause(0.5);
    throw new IllegalArgumentException("the third box has no label");
  }
}
