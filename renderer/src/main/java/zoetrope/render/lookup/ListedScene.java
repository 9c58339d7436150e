package zoetrope.render.lookup;

import java.nio.file.Path;
import java.util.List;
import zoetrope.internal.render.source.SourceScan;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.SceneException;

/**
 * A scene as a list has it.
 *
 * @param name that users type
 * @param className the full name of its class
 * @param summary one sentence about what it shows; may be empty
 */
public record ListedScene(String name, String className, String summary) {
  /** A scene that is known. */
  public static ListedScene of(SceneEntry scene) {
    return new ListedScene(scene.name(), scene.className(), scene.summary());
  }

  /**
   * The scenes that a source file seems to have, by a look at its words, without compiling it: in
   * the order of the file, and empty where it seems to have none. A class seems to be a scene where
   * what it extends is called one.
   */
  public static List<ListedScene> in(Path file) {
    try {
      return SourceScan.scenes(file).stream()
          .map(
              type ->
                  new ListedScene(
                      ClassScene.simpleName(type.className()), type.className(), type.summary()))
          .toList();
    } catch (SceneException e) {
      return List.of(); // What is wrong with it is told when it is compiled.
    }
  }
}
