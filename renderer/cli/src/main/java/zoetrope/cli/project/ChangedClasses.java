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
 * A compiler of the changed files of modules. Files that use a changed file are compiled again only
 * if its API has changed. If only method bodies have changed, only the changed files are compiled.
 */
public final class ChangedClasses {
  /** The API of the changed files at their last compilation. */
  private Map<Path, String> seen = Map.of();

  private Map<String, byte[]> together = Map.of();

  /**
   * Compiles the sources that have changed since the program started.
   *
   * @param changed the changed sources, including deleted ones
   * @param all all existing sources
   * @param places folders and jars on the class path, before those of this program
   * @return class files by binary class name
   * @throws zoetrope.scene.SceneException with the places of all errors
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
