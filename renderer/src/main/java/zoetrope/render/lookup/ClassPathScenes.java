package zoetrope.render.lookup;

import java.util.List;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

/**
 * A source that finds scenes on the class path by the full names of their classes, whether an index
 * lists them or not.
 */
public final class ClassPathScenes implements SceneSource {
  private final ClassLoader loader;

  /** Finds the scenes that {@code loader} can load. */
  public ClassPathScenes(ClassLoader loader) {
    this.loader = loader;
  }

  /** Returns an empty list, because a class path is not searched. */
  @Override
  public List<SceneEntry> scenes() {
    return List.of();
  }

  /** Returns the scene of a class that exists and extends {@link Scene}. */
  @Override
  public List<SceneEntry> find(String argument) {
    if (!argument.matches("[\\p{L}_$][\\p{L}\\p{N}_$]*(\\.[\\p{L}_$][\\p{L}\\p{N}_$]*)*")) {
      return List.of();
    }
    try {
      Class<?> type = Class.forName(argument, false, loader);
      return Scene.class.isAssignableFrom(type)
          ? List.of(ClassScene.of(argument, "", "", loader))
          : List.of();
    } catch (ClassNotFoundException | LinkageError e) {
      return List.of();
    }
  }
}
