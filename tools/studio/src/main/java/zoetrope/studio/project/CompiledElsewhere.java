package zoetrope.studio.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.cli.project.BuildFolder;
import zoetrope.cli.project.BuildTool;
import zoetrope.cli.project.FileWatch;
import zoetrope.cli.project.SourceFiles;
import zoetrope.cli.project.SourceModule;
import zoetrope.render.lookup.ListedScene;
import zoetrope.render.result.UsageException;

/** The classes of an author's project that the project's own Maven or Gradle build has compiled. */
public final class CompiledElsewhere {
  /** Gradle's folder of classes. Resources are in another folder next to it. */
  private static final Path GRADLE_CLASSES = Path.of("build", "classes");

  private final Path folder;
  private final List<Path> places;
  private final List<SourceModule> modules;

  /**
   * A source file that was saved after its class was compiled.
   *
   * @param command the command that compiles it
   */
  public record Outdated(Path source, String command) {}

  /**
   * Finds the classes.
   *
   * @param given folders and jars; if empty, the usual folders in {@code folder} are used
   * @throws UsageException if one of {@code given} does not exist
   */
  CompiledElsewhere(List<Path> given, Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
    Stream<Path> classes = given.isEmpty() ? usual() : given.stream().map(this::existing);
    this.places =
        classes
            .flatMap(place -> Stream.concat(Stream.of(place), resourcesOf(place).stream()))
            .distinct()
            .toList();
    this.modules = places.stream().flatMap(place -> SourceModule.of(place).stream()).toList();
  }

  /** Returns the usual places of classes in the folder or, if there are none, in its modules. */
  private Stream<Path> usual() {
    List<Path> folderPlaces = usualIn(folder);
    List<Path> program = ProgramPlaces.all();
    boolean ours = program.stream().anyMatch(place -> place.startsWith(SourceFiles.real(folder)));
    Stream<Path> found =
        folderPlaces.isEmpty() && !ours
            ? folders(folder)
                .filter(module -> commandIn(module).isPresent())
                .flatMap(module -> usualIn(module).stream())
            : folderPlaces.stream();
    return found.filter(place -> !ProgramPlaces.isOfProgram(place));
  }

  /**
   * Returns the folders for a project's classes. They may be missing before the project is
   * compiled.
   */
  private static List<Path> usualIn(Path project) {
    BuildFolder module = new BuildFolder(project, BuildTool.MAVEN);
    if (!module.classes().isEmpty()) {
      return placesOf(module);
    }
    return BuildFolder.of(project)
        .filter(built -> Files.isDirectory(built.sources()))
        .map(built -> List.of(built.classFolder()))
        .orElse(List.of());
  }

  private static List<Path> placesOf(BuildFolder module) {
    return Stream.concat(module.classes().stream(), module.libraries().stream()).toList();
  }

  private static Stream<Path> folders(Path parent) {
    return list(parent).stream().filter(Files::isDirectory);
  }

  private static List<Path> list(Path parent) {
    try (Stream<Path> all = Files.list(parent)) {
      return all.sorted().toList();
    } catch (IOException e) {
      return List.of(); // The folder is missing or cannot be read.
    }
  }

  /** Returns the resources for classes that Gradle compiled: {@code build/resources/main}. */
  private static Optional<Path> resourcesOf(Path classes) {
    Path of = classes.getParent() == null ? null : classes.getParent().getParent();
    return Optional.ofNullable(of)
        .filter(folder -> folder.endsWith(GRADLE_CLASSES))
        .map(folder -> folder.resolveSibling("resources").resolve(classes.getFileName()))
        .filter(Files::isDirectory);
  }

  private Path existing(Path given) {
    Path place = folder.resolve(given).normalize();
    if (!Files.exists(place)) {
      throw new UsageException(
          "there is no "
              + place
              + " (--class-path): compile the project first"
              + command(place).map(command -> " (" + command + ")").orElse("")
              + ", or name the folder or jar that its classes are in");
    }
    return place;
  }

  /** Returns the folders and jars as absolute paths. */
  List<Path> places() {
    return places;
  }

  Set<Path> jars() {
    return places.stream().filter(Files::isRegularFile).collect(Collectors.toSet());
  }

  /** Returns the roots of the available sources. */
  List<Path> sources() {
    return modules.stream().map(SourceModule::sources).distinct().toList();
  }

  /** Returns the roots of the original resources, before the build copies them. */
  List<Path> resources() {
    return modules.stream().map(SourceModule::resources).distinct().toList();
  }

  Optional<SourceModule> moduleOf(Path source) {
    return modules.stream().filter(module -> source.startsWith(module.sources())).findFirst();
  }

  /** Returns the first sentence of a class's Javadoc; empty if the source is not available. */
  String summary(String className) {
    String file = className.replaceAll("\\$.*", "").replace('.', '/') + ".java";
    return sources().stream()
        .map(root -> root.resolve(file))
        .filter(Files::isRegularFile)
        .flatMap(source -> ListedScene.in(source).stream())
        .filter(scene -> scene.className().equals(className))
        .findFirst()
        .map(ListedScene::summary)
        .orElse("");
  }

  /** Returns the source files that are newer than their classes, sorted. */
  List<Path> stale(FileWatch watch) {
    return watch.files().stream()
        .filter(file -> file.toString().endsWith(".java") && !isInfo(file))
        .filter(file -> moduleOf(file).filter(m -> isOutdated(file, m, watch)).isPresent())
        .sorted()
        .toList();
  }

  /**
   * Returns the changed source files, and the files of the same modules that use one of their
   * classes.
   */
  Set<Path> withUsers(Set<Path> changed, Set<Path> all) {
    return modules.stream()
        .flatMap(module -> module.toCompile(changed, all).stream())
        .filter(file -> !isInfo(file))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Returns a source file that is newer than its class, with the command that compiles it. */
  Outdated outdated(Path file) {
    return new Outdated(file, command(file).orElse("compile it"));
  }

  private static boolean isInfo(Path file) {
    return file.getFileName().toString().endsWith("-info.java");
  }

  /**
   * Whether a source is newer than the class with its name. A source without such a class is
   * compared with the newest class of the module.
   */
  private static boolean isOutdated(Path source, SourceModule module, FileWatch watch) {
    String name = module.sources().relativize(source).toString().replaceAll("\\.java$", ".class");
    Path type = module.place().resolve(name);
    return !watch.isNewer(watch.has(type) ? type : module.place(), source);
  }

  /** Returns a hint if nothing is compiled yet; empty outside of Maven and Gradle projects. */
  Optional<String> hint() {
    return places.stream().noneMatch(Files::exists)
        ? command(folder.resolve("build")).map(c -> "compile the project here first: " + c)
        : Optional.empty();
  }

  /** Returns the command that compiles the Maven or Gradle project of a file. */
  private static Optional<String> command(Path file) {
    return Stream.iterate(file.getParent(), at -> at != null, Path::getParent)
        .flatMap(at -> commandIn(at).stream())
        .findFirst();
  }

  private static Optional<String> commandIn(Path project) {
    return BuildFolder.of(project).map(BuildFolder::compileCommand);
  }
}
