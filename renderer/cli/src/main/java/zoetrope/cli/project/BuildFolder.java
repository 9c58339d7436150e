package zoetrope.cli.project;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder that Maven or Gradle builds, by their layout.
 *
 * @param path the folder
 * @param tool what builds it
 */
public record BuildFolder(Path path, BuildTool tool) {
  private static final List<String> CLASSES =
      List.of("target/classes", "build/classes/java/main", "build/classes/kotlin/main");

  /** Where "mvn dependency:copy-dependencies" puts what the classes need. */
  private static final String LIBRARIES = "target/dependency";

  /** This program's own build, or a module of it. */
  private static final Pattern PROGRAM =
      Pattern.compile(
          "<parent>\\s*<groupId>zoetrope</groupId>|<groupId>zoetrope</groupId>\\s*"
              + "<artifactId>zoetrope</artifactId>");

  /** A folder with a build file of a tool; empty for others. */
  public static Optional<BuildFolder> of(Path path) {
    return Stream.of(BuildTool.values())
        .filter(tool -> tool.files().stream().anyMatch(file -> Files.exists(path.resolve(file))))
        .map(tool -> new BuildFolder(path, tool))
        .findFirst();
  }

  /** Whether this program itself is built here. */
  public boolean isOfProgram() {
    try {
      Path pom = path.resolve("pom.xml");
      return Files.isRegularFile(pom)
          && PROGRAM.matcher(Files.readString(pom, StandardCharsets.ISO_8859_1)).find();
    } catch (IOException e) {
      return false; // What cannot be read is not ours.
    }
  }

  /** The command that compiles it, with the tool that the project brings along if it has one. */
  public String compileCommand() {
    boolean own = Files.exists(path.resolve(tool.wrapper()));
    return (own ? "./" + tool.wrapper() : tool.program()) + " " + tool.compile();
  }

  /** The folders of compiled classes that are there. */
  public List<Path> classes() {
    return classFolders().filter(Files::isDirectory).toList();
  }

  /** All folders in which there may be compiled classes. */
  Stream<Path> classFolders() {
    return CLASSES.stream().map(path::resolve);
  }

  /** The folder in which the tool puts classes of Java; it need not exist. */
  public Path classFolder() {
    return path.resolve(CLASSES.get(tool == BuildTool.MAVEN ? 0 : 1));
  }

  /** The jars that the project's classes need, where they are at hand. */
  public List<Path> libraries() {
    try (Stream<Path> all = Files.list(path.resolve(LIBRARIES))) {
      return all.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      return List.of(); // There are none, or nobody may look.
    }
  }

  /** The root of its Java sources; it need not exist. */
  public Path sources() {
    return path.resolve("src").resolve("main").resolve("java");
  }

  /** The root of its resources; it need not exist. */
  public Path resources() {
    return path.resolve("src").resolve("main").resolve("resources");
  }

  /** Its Java sources, by their paths, without descriptions of packages and modules. */
  List<Path> javaFiles() throws IOException {
    if (!Files.isDirectory(sources())) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(sources())) {
      return all.filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.toString().endsWith("-info.java"))
          .sorted()
          .toList();
    }
  }

  /** Whether a source is newer than its class, or has none. */
  boolean isStale() throws IOException {
    FileTime newest = newestClass();
    for (Path source : javaFiles()) {
      FileTime compiled = classOf(source).orElse(newest);
      if (compiled.compareTo(Files.getLastModifiedTime(source)) < 0) {
        return true;
      }
    }
    return false;
  }

  /** When the class of a source's name was made; a source may have only classes of other names. */
  private Optional<FileTime> classOf(Path source) throws IOException {
    String name = sources().relativize(source).toString().replaceAll("\\.java$", ".class");
    for (Path folder : classes()) {
      Path type = folder.resolve(name);
      if (Files.isRegularFile(type)) {
        return Optional.of(Files.getLastModifiedTime(type));
      }
    }
    return Optional.empty();
  }

  private FileTime newestClass() throws IOException {
    FileTime newest = FileTime.fromMillis(0);
    for (Path folder : classes()) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path file : all.filter(Files::isRegularFile).toList()) {
          FileTime time = Files.getLastModifiedTime(file);
          newest = newest.compareTo(time) < 0 ? time : newest;
        }
      }
    }
    return newest;
  }

  /** The source of a class, by the full name of it; empty when it is not here. */
  Optional<Path> sourceOf(String className) {
    String top = className.replaceFirst("\\$.*", "").replace('.', File.separatorChar);
    return Optional.of(sources().resolve(top + ".java")).filter(Files::isRegularFile);
  }
}
