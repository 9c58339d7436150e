package zoetrope.render.request;

import java.util.Objects;
import java.util.function.Supplier;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/** A scene that the caller creates. */
final class SuppliedScene implements SceneEntry {
  private final Supplier<? extends Scene> supplier;
  private volatile String className;

  /**
   * Whether {@link #create} was called before. If so, {@link #className} does not call it again,
   * because a call that hung before would hang again.
   */
  private volatile boolean tried;

  SuppliedScene(Supplier<? extends Scene> supplier) {
    this.supplier = Objects.requireNonNull(supplier, "supplier");
  }

  @Override
  public String name() {
    String full = className();
    return full.substring(Math.max(full.lastIndexOf('.'), full.lastIndexOf('$')) + 1);
  }

  /** Returns the name of the scene class, or of the supplier's class if it creates none. */
  @Override
  public String className() {
    if (!tried) {
      try {
        return create().getClass().getName();
      } catch (SceneException e) {
        tried = true; // The error is thrown again when the scene runs.
      }
    }
    String known = className;
    return known == null ? supplier.getClass().getName().split("\\$\\$Lambda")[0] : known;
  }

  @Override
  public Scene create() {
    Scene scene;
    tried = true;
    try {
      scene = supplier.get();
    } catch (SceneException e) {
      throw e;
    } catch (Throwable e) { // Authors can throw anything.
      throw SceneException.of(e);
    }
    if (scene == null) {
      throw new SceneException("there is no scene: the supplier gave null", null, "", 0);
    }
    className = scene.getClass().getName();
    return scene;
  }
}
