package zoetrope.studio.project;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import zoetrope.render.lookup.ListedScene;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/**
 * A listed scene of a single file, which is perhaps not compiled yet.
 *
 * @param listed the scene as the list shows it
 * @param compiler compiles each file once
 * @param problem the error in the file, if known already
 */
record FileScene(
    Path file, ListedScene listed, SourceScenes compiler, Optional<SceneException> problem)
    implements SceneEntry {

  /**
   * Compiles the file, and returns the scene with its classes. If that fails, returns a scene that
   * reports the error.
   *
   * @throws UsageException if the file is gone or has no such scene
   */
  SceneEntry compiled() {
    List<SceneEntry> all = compiler.find(file.toString());
    if (all.get(0).problem().isPresent()) {
      return all.get(0);
    }
    return all.stream()
        .filter(scene -> scene.className().equals(listed.className()))
        .findFirst()
        .orElseThrow(
            () -> new UsageException(file.getFileName() + " has no scene '" + name() + "'"));
  }

  @Override
  public String name() {
    return listed.name();
  }

  @Override
  public String className() {
    return listed.className();
  }

  @Override
  public String group() {
    return "";
  }

  @Override
  public String summary() {
    return listed.summary();
  }

  @Override
  public Optional<Path> source() {
    return Optional.of(file);
  }

  @Override
  public Scene create() {
    return compiled().create();
  }
}
