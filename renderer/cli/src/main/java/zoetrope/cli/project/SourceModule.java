package zoetrope.cli.project;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A module with compiled classes and available sources, in the layout of Maven and Gradle.
 *
 * @param place the folder or jar of classes
 * @param sources the root of its Java sources
 * @param resources the root of its resources, which may be missing
 */
public record SourceModule(Path place, Path sources, Path resources) {
  /**
   * The maximum number of changed files. With more of them, the files that use them are not
   * compiled again.
   */
  private static final int MAX_CHANGED_FILES = 20;

  /**
   * Returns the module of a folder or jar of classes; empty if the sources are not in the usual
   * place.
   */
  public static Optional<SourceModule> of(Path place) {
    for (Path folder = place.getParent(); folder != null; folder = folder.getParent()) {
      String name = String.valueOf(folder.getFileName());
      if ((name.equals("target") || name.equals("build")) && folder.getParent() != null) {
        Path main = folder.resolveSibling("src").resolve("main");
        Path sources = main.resolve("java");
        return Files.isDirectory(sources)
            ? Optional.of(new SourceModule(place, sources, main.resolve("resources")))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the modules on the class path whose sources are available, without the modules of
   * Zoetrope that are in use.
   *
   * @param program whether a folder or jar belongs to the program
   */
  public static List<SourceModule> ofClassPath(Predicate<Path> program) {
    return Stream.of(System.getProperty("java.class.path", "").split(File.pathSeparator))
        .filter(entry -> !entry.isEmpty())
        .map(entry -> Path.of(entry).toAbsolutePath().normalize())
        .filter(place -> !place.endsWith("test-classes"))
        .filter(place -> !program.test(place))
        .flatMap(place -> SourceModule.of(place).stream())
        .toList();
  }

  /**
   * Returns the files that must be compiled: the changed files of this module, and its files that
   * use one of their classes.
   */
  public List<Path> toCompile(Set<Path> changed, Set<Path> all) {
    Set<Path> files = new LinkedHashSet<>();
    changed.stream().filter(f -> f.startsWith(sources) && Files.exists(f)).forEach(files::add);
    if (files.isEmpty() || files.size() > MAX_CHANGED_FILES) {
      return List.copyOf(files);
    }
    List<String> names =
        files.stream()
            .map(f -> f.getFileName().toString())
            .map(f -> Pattern.quote(f.substring(0, f.length() - ".java".length())))
            .toList();
    Pattern mention = Pattern.compile("\\b(" + String.join("|", names) + ")\\b");
    all.stream()
        .filter(f -> f.startsWith(sources) && f.toString().endsWith(".java"))
        .filter(f -> mention.matcher(SourceFiles.text(f)).find())
        .forEach(files::add);
    return new ArrayList<>(files);
  }
}
