package zoetrope.render.lookup;

import java.nio.file.Path;
import java.util.List;
import zoetrope.internal.render.source.SourceScan;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.SceneException;

/**
 * A scene in a list.
 *
 * @param name the name that users type
 * @param className the full name of its class
 * @param summary one sentence about what it shows; may be empty
 */
public record ListedScene(String name, String className, String summary) {
  public static ListedScene of(SceneEntry scene) {
    return new ListedScene(scene.name(), scene.className(), scene.summary());
  }

  /**
   * Returns the probable scenes of a source file, found without compiling it, in the order of the
   * file. A class is probably a scene if the name of its superclass ends with {@code Scene}, or if
   * its superclass is such a class of the same file.
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
      return List.of(); // Errors in the file are reported when it is compiled.
    }
  }
}
