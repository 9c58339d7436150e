package zoetrope.cli.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import zoetrope.render.result.UsageException;

/** The source files of scenes, by simple names such as those in plays, objects and errors. */
public final class SourceFiles {
  private static final int MAX_LEVELS = 24;

  private final Supplier<List<Path>> files;
  private final List<Path> roots;
  private Map<String, Path> known;

  /**
   * Finds files among single files and all Java files below roots. If several files have the same
   * name, the first one is found.
   *
   * @param files the current single source files
   * @param roots folders of sources
   */
  public SourceFiles(Supplier<List<Path>> files, List<Path> roots) {
    this.files = files;
    this.roots = List.copyOf(roots);
  }

  /** Returns the file with a simple name such as {@code Opening.java}. */
  public synchronized Optional<Path> find(String name) {
    Path found = known().get(name);
    if (found == null || !Files.isRegularFile(found)) {
      known = null;
      found = known().get(name);
    }
    return Optional.ofNullable(found);
  }

  /** Returns the lines of a file with a simple name; an empty list if it cannot be read. */
  public List<String> lines(String name) {
    Optional<Path> file = find(name);
    try {
      return file.isPresent() ? Files.readAllLines(file.get()) : List.of();
    } catch (IOException e) {
      return List.of(); // A file that cannot be read cannot be quoted.
    }
  }

  /** Returns the text of a file; an empty string if the file is gone or is not in UTF-8. */
  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return "";
    }
  }

  /**
   * Returns the file with a simple name that may be edited: a single file, or a file in a root.
   * Links are resolved.
   *
   * @throws UsageException if there is none, or more than one
   */
  public Path toChange(String name) {
    List<Path> all =
        Stream.concat(
                files.get().stream(), roots.stream().flatMap(root -> javaFiles(root).stream()))
            .filter(file -> file.getFileName().toString().equals(name))
            .map(SourceFiles::real)
            .distinct()
            .toList();
    List<Path> within =
        Stream.concat(files.get().stream(), roots.stream()).map(SourceFiles::real).toList();
    UsageException.require(
        all.size() <= 1, "there are several files called %s: edit the right one yourself", name);
    return all.stream()
        .filter(file -> within.stream().anyMatch(file::startsWith))
        .findFirst()
        .orElseThrow(() -> new UsageException(name + " is not a source file of this project"));
  }

  /** Returns a path with links resolved; unchanged if it does not exist. */
  public static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path; // A file that does not exist has no links to resolve.
    }
  }

  private Map<String, Path> known() {
    if (known == null) {
      Map<String, Path> all = new HashMap<>();
      files.get().forEach(file -> all.putIfAbsent(file.getFileName().toString(), file));
      for (Path root : roots) {
        javaFiles(root).forEach(file -> all.putIfAbsent(file.getFileName().toString(), file));
      }
      known = all;
    }
    return known;
  }

  private static List<Path> javaFiles(Path root) {
    List<Path> found = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(root, MAX_LEVELS)) {
      walk.filter(file -> file.toString().endsWith(".java")).sorted().forEach(found::add);
    } catch (IOException | UncheckedIOException e) {
      return found; // A file that cannot be read cannot be shown.
    }
    return found;
  }
}
