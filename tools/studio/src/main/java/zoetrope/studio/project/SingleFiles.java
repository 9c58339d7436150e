package zoetrope.studio.project;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import zoetrope.render.lookup.ListedScene;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;

/**
 * The known scenes of single source files. Until a file is compiled, these are the scenes that a
 * scan of its text finds. So the list of scenes is complete at once, even for many files.
 */
final class SingleFiles {
  /** The facts by file, in the order of the requests. */
  private final Map<Path, Known> known = new LinkedHashMap<>();

  private SourceScenes compiler;

  /**
   * The facts about a file.
   *
   * @param scenes at least one scene; if the file is not compiled or does not compile, the scenes
   *     found in its text
   * @param problem the error in the file; empty if there is none, or if it is unknown
   * @param compiled whether the facts come from compiling the file
   * @param saved whether the file was saved after the studio was started
   */
  private record Known(
      List<ListedScene> scenes,
      Optional<SceneException> problem,
      boolean compiled,
      boolean saved) {}

  synchronized List<FileScene> scenes(Path file) {
    Known now = known.computeIfAbsent(file, f -> seen(f, List.of(), false));
    SourceScenes compiler = this.compiler;
    return now.scenes().stream()
        .map(scene -> new FileScene(file, scene, compiler, now.problem()))
        .toList();
  }

  /**
   * Scans the text of a file for scenes. If the text has none, returns the scenes of {@code
   * before}, or a scene with the file's name.
   */
  private static Known seen(Path file, List<ListedScene> before, boolean saved) {
    String name = file.getFileName().toString().replaceAll("\\.java$", "");
    List<ListedScene> scenes =
        Stream.of(ListedScene.in(file), before, List.of(new ListedScene(name, name, "")))
            .filter(list -> !list.isEmpty())
            .findFirst()
            .orElseThrow();
    return new Known(scenes, Optional.empty(), false, saved);
  }

  /**
   * Scans files again.
   *
   * @param compiler a compiler that has not compiled their current content
   * @param changed the saved files. If they contain code that is not in {@code files}, all files
   *     are compiled again, because they may use this code
   * @param files all requested files
   */
  synchronized void changed(SourceScenes compiler, Set<Path> changed, List<Path> files) {
    this.compiler = compiler;
    Set<Path> requested = Set.copyOf(files);
    boolean all =
        changed.stream().anyMatch(file -> isCode(file.toString()) && !requested.contains(file));
    Map<Path, Known> before = new HashMap<>(known);
    before.forEach(
        (file, was) -> {
          if (changed.contains(file)) {
            known.put(file, seen(file, was.scenes(), true));
          } else if (all) {
            known.put(file, new Known(was.scenes(), was.problem(), false, was.saved()));
          }
        });
  }

  private static boolean isCode(String file) {
    return file.endsWith(".java") || file.endsWith(".class") || file.endsWith(".jar");
  }

  /** Returns a file to compile: saved files come first. */
  synchronized Optional<Path> next(boolean savedOnly) {
    return known.entrySet().stream()
        .filter(entry -> !entry.getValue().compiled())
        .filter(entry -> !savedOnly || entry.getValue().saved())
        .min((a, b) -> Boolean.compare(b.getValue().saved(), a.getValue().saved()))
        .map(Map.Entry::getKey);
  }

  /**
   * Compiles a file that is not compiled yet.
   *
   * @return whether the list of its scenes has changed
   */
  boolean compile(Path file) {
    Known before;
    SourceScenes by;
    synchronized (this) {
      before = known.get(file);
      by = compiler;
    }
    if (before == null || before.compiled()) {
      return false;
    }
    Known now = compiled(before, file, by);
    synchronized (this) {
      if (known.get(file) != before) {
        return false; // The file was saved again while it was compiled.
      }
      known.put(file, now);
    }
    return !(now.scenes().equals(before.scenes()) && now.problem().equals(before.problem()));
  }

  private static Known compiled(Known before, Path file, SourceScenes compiler) {
    try {
      List<SceneEntry> scenes = compiler.find(file.toString());
      Optional<SceneException> problem = scenes.get(0).problem();
      List<ListedScene> listed =
          problem.isPresent() ? before.scenes() : scenes.stream().map(ListedScene::of).toList();
      return new Known(listed, problem, true, before.saved());
    } catch (UsageException e) {
      // The file is gone.
      return new Known(before.scenes(), Optional.empty(), true, before.saved());
    }
  }
}
