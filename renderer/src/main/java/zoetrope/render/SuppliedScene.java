package zoetrope.render;

import java.util.Objects;
import java.util.function.Supplier;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/** A scene that the caller makes. */
final class SuppliedScene implements SceneEntry {
  private final Supplier<? extends Scene> supplier;
  private String className;

  SuppliedScene(Supplier<? extends Scene> supplier) {
    this.supplier = Objects.requireNonNull(supplier, "supplier");
  }

  @Override
  public String name() {
    String full = className();
    return full.substring(Math.max(full.lastIndexOf('.'), full.lastIndexOf('$')) + 1);
  }

  /** That of the scene it makes; that of what makes it, or where it stands, when it makes none. */
  @Override
  public synchronized String className() {
    if (className == null) {
      try {
        className = create().getClass().getName();
      } catch (SceneException | VirtualMachineError e) {
        className = supplier.getClass().getName().split("\\$\\$Lambda")[0];
      }
    }
    return className;
  }

  @Override
  public String group() {
    return "";
  }

  @Override
  public String summary() {
    return "";
  }

  @Override
  public Scene create() {
    Scene scene;
    try {
      scene = supplier.get();
    } catch (SceneException e) {
      throw e;
    } catch (Exception | Error e) {
      throw SceneException.of(e);
    }
    if (scene == null) {
      throw new SceneException("there is no scene: the supplier gave null", null, "", 0);
    }
    return scene;
  }
}
