package zoetrope.cli.project;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.render.lookup.SourceOverlay;

/**
 * The classes of changed files of modules, and of the files that name them. Those are compiled
 * again only when they see another file than before: a change within methods takes one file.
 */
public final class ChangedClasses {
  /** What others saw of the changed files when these were compiled together with them. */
  private Map<Path, String> seen = Map.of();

  private Map<String, byte[]> together = Map.of();

  /**
   * Compiles what has changed since the program was started.
   *
   * @param changed sources, also such as are gone
   * @param all sources there are
   * @param places folders and jars that they need, before those of this program
   * @return class files by the binary names of their classes
   * @throws zoetrope.scene.SceneException with the places of all mistakes
   */
  public synchronized Map<String, byte[]> compile(
      List<SourceModule> modules, Set<Path> changed, Set<Path> all, List<Path> places) {
    List<Path> there =
        changed.stream()
            .filter(Files::exists)
            .filter(file -> modules.stream().anyMatch(m -> file.startsWith(m.sources())))
            .sorted()
            .toList();
    if (there.isEmpty()) {
      return Map.of();
    }
    if (seen.keySet().equals(Set.copyOf(there))) {
      SourceOverlay.Compiled alone = SourceOverlay.compileWithApis(there, places);
      if (alone.apis().equals(seen)) {
        Map<String, byte[]> classes = new HashMap<>(together);
        classes.putAll(alone.classFiles());
        return classes;
      }
    }
    return compileWithUsers(modules, there, all, places);
  }

  private Map<String, byte[]> compileWithUsers(
      List<SourceModule> modules, List<Path> there, Set<Path> all, List<Path> places) {
    Set<Path> files = new LinkedHashSet<>(there);
    modules.forEach(module -> files.addAll(module.toCompile(Set.copyOf(there), all)));
    SourceOverlay.Compiled compiled = SourceOverlay.compileWithApis(List.copyOf(files), places);
    Map<Path, String> apis = new HashMap<>(compiled.apis());
    apis.keySet().retainAll(there);
    seen = apis;
    together = compiled.classFiles();
    return together;
  }
}
