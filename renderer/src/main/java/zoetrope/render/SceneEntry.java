package zoetrope.render;

import java.util.Optional;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/**
 * A scene that can be rendered by name. Making it does not load the scene's class. Entries of the
 * same scene are equal.
 */
public interface SceneEntry {
  /** The name that users type. */
  String name();

  /** The full name of the scene's class. */
  String className();

  /** What the scene belongs to, such as a series of films; may be empty. */
  String group();

  /** One sentence about what it shows; may be empty. */
  String summary();

  /**
   * A new scene, not run yet. Throws {@link SceneException} when the class cannot be made into a
   * scene, with the author's place where there is one.
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
