package zoetrope.render.request;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/**
 * A scene that can be rendered by name, as often as needed. Creating an entry does not load the
 * scene's class. Entries of the same class from the same source are equal; an entry of a supplier
 * equals only itself.
 */
public interface SceneEntry {
  /**
   * Returns the scene of a class with a constructor without parameters, named by its simple name.
   * {@link #create} throws errors of the class.
   */
  static SceneEntry of(Class<? extends Scene> type) {
    return ClassScene.of(type.getName(), "", "", type.getClassLoader());
  }

  /**
   * Returns the scene that {@code supplier} creates, which has the name of its class. Example:
   * {@code SceneEntry.of(() -> new Sine(3))}. The supplier must create a new object each time,
   * because an object runs only once. All of its objects must give the same video.
   */
  static SceneEntry of(Supplier<? extends Scene> supplier) {
    return new SuppliedScene(supplier);
  }

  /** Returns the name that users type. */
  String name();

  /** Returns the full name of the scene's class. */
  String className();

  /** Returns the group of the scene, such as a series of films; may be empty. */
  default String group() {
    return "";
  }

  /** Returns one sentence about what the scene shows; may be empty. */
  default String summary() {
    return "";
  }

  /**
   * Returns the source file if the scene was just compiled from it; empty if it was compiled
   * before.
   */
  default Optional<Path> source() {
    return Optional.empty();
  }

  /**
   * Creates a scene that has not run.
   *
   * @throws SceneException if the class cannot be instantiated; the exception has the author's
   *     source line if it is known
   */
  Scene create();

  /**
   * Returns the reason why the scene cannot be created, if it is known already, such as a file that
   * does not compile; {@link #create} throws it.
   */
  default Optional<SceneException> problem() {
    return Optional.empty();
  }
}
