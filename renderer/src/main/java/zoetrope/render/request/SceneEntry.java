package zoetrope.render.request;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/**
 * A scene that can be rendered by name, and as often as needed. Making it does not load the scene's
 * class. Entries of the same class from the same source are equal, and of a supplier only an entry
 * and itself.
 */
public interface SceneEntry {
  /**
   * The scene of a class that has a constructor without parameters, named by its simple name. What
   * is wrong with the class is thrown by {@link #create}.
   */
  static SceneEntry of(Class<? extends Scene> type) {
    return ClassScene.of(type.getName(), "", "", type.getClassLoader());
  }

  /**
   * The scene that {@code supplier} makes, named by its class: {@code SceneEntry.of(() -> new
   * Sine(3))}. A new object has to be made whenever it is asked for, as a scene runs once; always
   * the same film has to come of it.
   */
  static SceneEntry of(Supplier<? extends Scene> supplier) {
    return new SuppliedScene(supplier);
  }

  /** The name that users type. */
  String name();

  /** The full name of the scene's class. */
  String className();

  /** What the scene belongs to, such as a series of films; may be empty. */
  String group();

  /** One sentence about what it shows; may be empty. */
  String summary();

  /** The source file that it was compiled from just now; empty when it was compiled before. */
  default Optional<Path> source() {
    return Optional.empty();
  }

  /**
   * A new scene, not run yet.
   *
   * @throws SceneException when the class cannot be made into a scene, with the author's place
   *     where there is one
   */
  Scene create();

  /**
   * What keeps it from being made, where that is known already, as of a file that does not compile;
   * {@link #create} throws it.
   */
  default Optional<SceneException> problem() {
    return Optional.empty();
  }
}
