package zoetrope.render.scenes;

import zoetrope.scene.Scene;

/** Cannot be made. */
public final class Broken extends Scene {
  private final Object missing = null;

  {
    missing.hashCode();
  }

  @Override
  protected void construct() {}
}
