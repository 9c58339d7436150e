package zoetrope.render.scenes;

import zoetrope.scene.Scene;

/** Shows a square and never plays. */
public final class Silent extends Scene {
  @Override
  protected void construct() {
    add(Sliding.square(0));
  }
}
