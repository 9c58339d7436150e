package zoetrope.render;

import zoetrope.scene.Scene;

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
   * A new scene, not run yet. Throws {@link zoetrope.scene.SceneException} when the class cannot be
   * made into a scene, with the author's place where there is one.
   */
  Scene create();
}
