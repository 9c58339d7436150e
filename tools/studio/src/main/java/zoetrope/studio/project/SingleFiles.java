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
 * What is known of single source files: the scenes that their texts seem to have, until they are
 * compiled. So a list of any number of files is there at once.
 */
final class SingleFiles {
  /** By their files, in the order in which these were asked for. */
  private final Map<Path, Known> known = new LinkedHashMap<>();

  private SourceScenes compiler;

  /**
   * What is known of a file.
   *
   * @param scenes at least one; of a file that does not compile those of its text
   * @param problem what is wrong with it, as far as is known
   * @param compiled whether this is what came of compiling it
   * @param saved whether it was changed while it was watched
   */
  private record Known(
      List<ListedScene> scenes,
      Optional<SceneException> problem,
      boolean compiled,
      boolean saved) {}

  /** The scenes of a file. */
  synchronized List<FileScene> scenes(Path file) {
    Known now = known.computeIfAbsent(file, f -> seen(f, List.of(), false));
    SourceScenes compiler = this.compiler;
    return now.scenes().stream()
        .map(scene -> new FileScene(file, scene, compiler, now.problem()))
        .toList();
  }

  /** As the text has it; where that has no scenes, as it was before, or by the file's name. */
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
   * Looks at files again.
   *
   * @param compiler that has compiled none of them as they are now
   * @param changed what was saved; where other code than that of {@code files} is among it, all may
   *     be compiled otherwise than before
   * @param files all that are asked for
   */
  synchronized void changed(SourceScenes compiler, Set<Path> changed, List<Path> files) {
    this.compiler = compiler;
    Set<Path> own = Set.copyOf(files);
    boolean all = changed.stream().anyMatch(file -> isCode(file.toString()) && !own.contains(file));
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

  /** A file that is to be compiled: one that was saved before one that never was. */
  synchronized Optional<Path> next(boolean savedOnly) {
    return known.entrySet().stream()
        .filter(entry -> !entry.getValue().compiled())
        .filter(entry -> !savedOnly || entry.getValue().saved())
        .min((a, b) -> Boolean.compare(b.getValue().saved(), a.getValue().saved()))
        .map(Map.Entry::getKey);
  }

  /**
   * Compiles a file, where that was not done.
   *
   * @return whether a list of its scenes is another one now
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
        return false; // It was saved meanwhile.
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
      return new Known(before.scenes(), Optional.empty(), true, before.saved()); // It is gone.
    }
  }
}
