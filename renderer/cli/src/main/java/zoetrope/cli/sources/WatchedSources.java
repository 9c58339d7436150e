package zoetrope.cli.sources;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.cli.project.FileWatch;
import zoetrope.cli.project.SourceFiles;

/** The sources of the scenes of a command line, and the files that these sources name. */
public final class WatchedSources {
  private static final String ENDING = ".java";

  /** A string in a source that may be the name of a file. */
  private static final Pattern FILE_NAME =
      Pattern.compile("\"([^\"\\\\\\n]{1,200}\\.[A-Za-z0-9]{1,8})\"");

  private final KnownScenes scenes;
  private final List<String> names;
  private final List<Path> files;

  /** Finds the sources of the scenes and files that a command line names. */
  public WatchedSources(KnownScenes scenes, List<String> names) {
    this.scenes = scenes;
    this.names = List.copyOf(names);
    this.files = names.stream().flatMap(WatchedSources::file).distinct().toList();
  }

  private static Stream<Path> file(String name) {
    int end = name.lastIndexOf(ENDING);
    try {
      return end < 0
          ? Stream.empty()
          : Stream.of(absolute(Path.of(name.substring(0, end + ENDING.length()))));
    } catch (InvalidPathException e) {
      return Stream.empty(); // The lookup of the scenes reports the invalid name.
    }
  }

  private static Path absolute(Path file) {
    return file.toAbsolutePath().normalize();
  }

  /** Whether a file has code, compiled or not. */
  public static boolean isCode(Path file) {
    String name = file.toString();
    return name.endsWith(ENDING) || name.endsWith(".class") || name.endsWith(".jar");
  }

  /** Returns the source files on the command line. */
  public List<Path> files() {
    return files;
  }

  /** Returns everything that is watched from the beginning. */
  public List<FileWatch.Root> roots() {
    List<FileWatch.Root> roots = new ArrayList<>(scenes.roots(names));
    files.forEach(file -> roots.add(FileWatch.Root.file(file)));
    return roots;
  }

  /**
   * Returns the files that the sources name in strings, such as {@code "data.csv"}. Scenes may read
   * them without the library: next to the source, in the working directory or by absolute path.
   */
  public List<FileWatch.Root> named() {
    Set<Path> all = new LinkedHashSet<>();
    for (Path file : files) {
      FILE_NAME
          .matcher(SourceFiles.text(file))
          .results()
          .forEach(name -> add(file, name.group(1), all));
    }
    return all.stream().map(FileWatch.Root::file).toList();
  }

  private static void add(Path source, String name, Set<Path> all) {
    try {
      all.add(absolute(source.resolveSibling(name)));
      all.add(absolute(Path.of(name)));
    } catch (InvalidPathException e) {
      return; // The text is not the name of a file.
    }
  }

  /** Describes the watched files: names the sources and counts the other files in {@code known}. */
  public String text(Set<Path> known) {
    long others = known.stream().filter(file -> !files.contains(file)).count();
    List<String> parts = new ArrayList<>();
    files.forEach(file -> parts.add(file.getFileName().toString()));
    if (others > 0) {
      String more = parts.isEmpty() ? "" : "more ";
      parts.add(others + (others == 1 ? " " + more + "file" : " " + more + "files"));
    }
    return String.join(", ", parts);
  }
}
