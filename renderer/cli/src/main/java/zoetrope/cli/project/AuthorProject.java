package zoetrope.cli.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.ClassFolderScenes;
import zoetrope.render.lookup.ClassPathScenes;
import zoetrope.render.lookup.ProjectLoader;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.render.lookup.SourceOverlay;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.SceneException;

/**
 * The scenes of a Maven or Gradle project. Normally they were compiled by the project's own build.
 * If a source was changed or added after this build, all sources of its module are compiled in
 * memory. No file is written.
 */
public final class AuthorProject {
  private static final Pattern NO_PACKAGE = Pattern.compile("package [\\w.]+ does not exist");

  private final List<BuildFolder> modules;
  private final List<Path> classes;
  private final ClassLoader parent;
  private final ClassLoader loader;
  private final ClassFolderScenes scenes;

  private AuthorProject(List<BuildFolder> modules, ClassLoader parent) {
    this.modules = modules;
    this.parent = parent;
    this.classes = modules.stream().flatMap(module -> module.classes().stream()).toList();
    List<Path> libraries = modules.stream().flatMap(module -> module.libraries().stream()).toList();
    List<Path> places = Stream.concat(classes.stream(), libraries.stream()).toList();
    Map<String, byte[]> compiled = compiled(places);
    List<Path> resources = modules.stream().map(BuildFolder::resources).toList();
    loader = new ProjectLoader(places, new HashSet<>(libraries), compiled, resources, parent);
    scenes = new ClassFolderScenes(classes, compiled.keySet(), this::summary, loader);
  }

  /**
   * Returns the project in a folder, or in modules of the folder. Empty if there is no project, or
   * if the only one is Zoetrope itself.
   *
   * @param parent the class loader with the program's classes
   * @throws SceneException if a source does not compile
   */
  public static Optional<AuthorProject> in(Path folder, ClassLoader parent) {
    List<BuildFolder> modules = modules(folder.toAbsolutePath().normalize());
    return modules.isEmpty() ? Optional.empty() : Optional.of(new AuthorProject(modules, parent));
  }

  /** Returns the folders with the project's code, compiled or not; empty without a project. */
  public static List<FileWatch.Root> roots(Path folder) {
    return modules(folder.toAbsolutePath().normalize()).stream()
        .flatMap(module -> Stream.concat(Stream.of(module.sources()), module.classFolders()))
        .map(FileWatch.Root::tree)
        .toList();
  }

  private static List<BuildFolder> modules(Path folder) {
    Optional<BuildFolder> folderBuild =
        BuildFolder.of(folder).filter(module -> !module.isOfProgram());
    if (folderBuild.isEmpty() || hasCode(folderBuild.get())) {
      return folderBuild.stream().toList();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Files::isDirectory)
          .sorted()
          .flatMap(module -> BuildFolder.of(module).stream())
          .filter(module -> !module.isOfProgram() && hasCode(module))
          .toList();
    } catch (IOException e) {
      throw new SceneException(folder + " cannot be read: " + e.getMessage(), e, "", 0);
    }
  }

  private static boolean hasCode(BuildFolder module) {
    return Files.isDirectory(module.sources()) || !module.classes().isEmpty();
  }

  private Map<String, byte[]> compiled(List<Path> places) {
    List<Path> files = new ArrayList<>();
    try {
      for (BuildFolder module : modules) {
        if (module.isStale()) {
          files.addAll(module.javaFiles());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the project's sources cannot be read", e);
    }
    try {
      return files.isEmpty() ? Map.of() : SourceOverlay.compile(files, places);
    } catch (SceneException e) {
      throw NO_PACKAGE.matcher(e.getMessage()).find() ? withHint(e) : e;
    }
  }

  /**
   * Returns the error of the compiler. If a package is missing, adds a hint that it may be in a
   * library of the project.
   */
  private SceneException withHint(SceneException e) {
    BuildFolder module = modules.get(0);
    String libraries =
        module.tool() == BuildTool.MAVEN
            ? ", and copy its libraries with mvn dependency:copy-dependencies"
            : "";
    String hint =
        "; if the package is in a library of the project, compile the project with "
            + module.compileCommand();
    return new SceneException(e.getMessage() + hint + libraries, e, e.file(), e.line());
  }

  /** Returns the first sentence of the Javadoc of a scene. */
  private String summary(String className) {
    String name =
        className.substring(1 + Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')));
    Pattern comment =
        Pattern.compile(
            "/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:@\\w+(?:\\([^)]*\\))?\\s*)*[\\w\\s]*\\bclass\\s+"
                + Pattern.quote(name)
                + "\\b",
            Pattern.DOTALL);
    return modules.stream()
        .flatMap(module -> module.sourceOf(className).stream())
        .map(SourceFiles::text)
        .map(comment::matcher)
        .filter(Matcher::find)
        .map(found -> found.group(1).replaceAll("\\s*\n\\s*\\*? ?", " ").strip())
        .map(text -> text.replaceFirst("(?s)(?<=[.!?])\\s.*", ""))
        .findFirst()
        .orElse("");
  }

  public List<SceneEntry> scenes() {
    return scenes.scenes();
  }

  /**
   * Returns a catalogue of source files, the project's own scenes, and then the program's scenes.
   */
  public SceneCatalogue catalogue(SegmentCache cache) {
    return new SceneCatalogue(
        List.of(
            new SourceScenes(loader, classes, cache),
            scenes,
            new SceneIndex(parent),
            new ClassPathScenes(loader)));
  }
}
