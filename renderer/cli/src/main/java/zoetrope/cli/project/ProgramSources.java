package zoetrope.cli.project;

import java.net.URL;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.ClassPathScenes;
import zoetrope.render.lookup.ProjectLoader;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.scene.Scene;

/**
 * The sources of the scenes that come with Zoetrope, if they are available. A source that was
 * changed after the program started is compiled, and replaces the compiled class.
 */
public final class ProgramSources {
  private final ClassLoader parent;
  private final List<SourceModule> modules;
  private final FileWatch watch;
  private final Set<Path> changed = new HashSet<>();
  private final ChangedClasses classes = new ChangedClasses();

  /** Finds the sources for the program's class path. {@code parent} loads the program's classes. */
  public ProgramSources(ClassLoader parent) {
    this.parent = parent;
    this.modules = SourceModule.ofClassPath(ProgramSources::isOfRenderer);
    this.watch = new FileWatch(roots());
  }

  /**
   * Whether a folder or jar contains the renderer or the command line. Their classes are in use, so
   * changed sources cannot replace them.
   */
  private static boolean isOfRenderer(Path place) {
    String path = place.toUri().getRawPath();
    return Stream.of(Scene.class, ProgramSources.class)
        .map(type -> type.getResource(type.getSimpleName() + ".class"))
        .map(URL::toString)
        .anyMatch(
            url -> url.startsWith("file:" + path) || url.startsWith("jar:file:" + path + "!"));
  }

  /** Returns the folders of the sources; empty if they are not available. */
  public List<FileWatch.Root> roots() {
    return modules.stream().map(module -> FileWatch.Root.tree(module.sources())).toList();
  }

  /**
   * Returns a catalogue of the scenes with the current sources.
   *
   * @throws zoetrope.scene.SceneException if a source does not compile
   */
  public synchronized SceneCatalogue catalogue(SegmentCache cache) {
    watch.changes().stream()
        .filter(file -> file.toString().endsWith(".java"))
        .forEach(changed::add);
    Map<String, byte[]> compiled = classes.compile(modules, changed, watch.files(), List.of());
    List<Path> places = modules.stream().map(SourceModule::place).toList();
    List<Path> resources = modules.stream().map(SourceModule::resources).toList();
    ClassLoader loader = new ProjectLoader(places, Set.of(), compiled, resources, parent);
    return new SceneCatalogue(
        List.of(
            new SourceScenes(loader, List.of(), cache),
            new SceneIndex(loader),
            new ClassPathScenes(loader)));
  }
}
