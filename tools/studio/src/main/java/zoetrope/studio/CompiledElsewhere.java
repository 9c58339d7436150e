package zoetrope.studio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.render.UsageException;

/** The classes of an author's own project, which its own build compiles. */
final class CompiledElsewhere {
  private static final List<String> USUAL_CLASSES =
      List.of("target/classes", "build/classes/java/main");

  private final Path folder;
  private final List<Path> places;
  private final List<SourceModule> modules;

  /**
   * A source file that was saved after its class was compiled.
   *
   * @param command what compiles it
   */
  record Outdated(Path source, String command) {}

  /**
   * Finds them.
   *
   * @param given folders and jars; when it is empty, the usual folders in {@code folder} are looked
   *     for
   * @throws UsageException for one that does not exist
   */
  CompiledElsewhere(List<Path> given, Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
    this.places = given.isEmpty() ? usual() : given.stream().map(this::existing).toList();
    this.modules = places.stream().flatMap(place -> SourceModule.of(place).stream()).toList();
  }

  private List<Path> usual() {
    return USUAL_CLASSES.stream().map(folder::resolve).filter(Files::isDirectory).toList();
  }

  private Path existing(Path given) {
    Path place = folder.resolve(given).normalize();
    if (!Files.exists(place)) {
      throw new UsageException(
          "there is no "
              + place
              + ", which --class-path names: compile the project first"
              + command(place).map(command -> " (" + command + ")").orElse("")
              + ", or name the folder or jar that its classes are in");
    }
    return place;
  }

  /** The folders and jars, by absolute paths. */
  List<Path> places() {
    return places;
  }

  /** The roots of their sources, where these are at hand. */
  List<Path> sources() {
    return modules.stream().map(SourceModule::sources).toList();
  }

  /** The module that a source file is of. */
  Optional<SourceModule> moduleOf(Path source) {
    return modules.stream().filter(module -> source.startsWith(module.sources())).findFirst();
  }

  /** A source file that is newer than its class, the first by its path. */
  Optional<Outdated> outdated(FileWatch watch) {
    return watch.files().stream()
        .filter(file -> file.toString().endsWith(".java") && !isInfo(file))
        .filter(file -> moduleOf(file).filter(m -> isOutdated(file, m, watch)).isPresent())
        .sorted()
        .findFirst()
        .map(file -> new Outdated(file, command(file).orElse("compile it")));
  }

  private static boolean isInfo(Path file) {
    return file.getFileName().toString().endsWith("-info.java");
  }

  /** A source without a class of its name counts by the newest of all classes. */
  private static boolean isOutdated(Path source, SourceModule module, FileWatch watch) {
    String name = module.sources().relativize(source).toString().replaceAll("\\.java$", ".class");
    Path type = module.place().resolve(name);
    return !watch.isNewer(watch.files().contains(type) ? type : module.place(), source);
  }

  /** What is to be done where nothing is compiled yet; empty in no project of Maven or Gradle. */
  Optional<String> remedy() {
    return places.isEmpty()
        ? command(folder.resolve("build")).map(c -> "compile the project here first: " + c)
        : Optional.empty();
  }

  /** The command that compiles a project of Maven or Gradle which a file is in. */
  private static Optional<String> command(Path file) {
    return Stream.iterate(file.getParent(), at -> at != null, Path::getParent)
        .flatMap(at -> commandIn(at).stream())
        .findFirst();
  }

  private static Optional<String> commandIn(Path project) {
    if (Files.exists(project.resolve("pom.xml"))) {
      boolean own = Files.exists(project.resolve("mvnw"));
      return Optional.of(own ? "./mvnw compile" : "mvn compile");
    }
    if (Files.exists(project.resolve("build.gradle"))
        || Files.exists(project.resolve("build.gradle.kts"))) {
      boolean own = Files.exists(project.resolve("gradlew"));
      return Optional.of(own ? "./gradlew classes" : "gradle classes");
    }
    return Optional.empty();
  }
}
