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

/** A folder with the layout of a Maven or Gradle build. */
public record BuildFolder(Path path, BuildTool tool) {
  private static final List<String> CLASSES =
      List.of("target/classes", "build/classes/java/main", "build/classes/kotlin/main");

  /** The folder into which {@code mvn dependency:copy-dependencies} copies the libraries. */
  private static final String LIBRARIES = "target/dependency";

  /** Matches the group id in the POM of a Zoetrope module. */
  private static final Pattern PROGRAM =
      Pattern.compile(
          "<parent>\\s*<groupId>zoetrope</groupId>|<groupId>zoetrope</groupId>\\s*"
              + "<artifactId>zoetrope</artifactId>");

  /** Returns the folder if it has a build file. */
  public static Optional<BuildFolder> of(Path path) {
    return Stream.of(BuildTool.values())
        .filter(tool -> tool.files().stream().anyMatch(file -> Files.exists(path.resolve(file))))
        .map(tool -> new BuildFolder(path, tool))
        .findFirst();
  }

  /** Whether this is the folder of a module of Zoetrope itself. */
  public boolean isOfProgram() {
    try {
      Path pom = path.resolve("pom.xml");
      return Files.isRegularFile(pom)
          && PROGRAM.matcher(Files.readString(pom, StandardCharsets.ISO_8859_1)).find();
    } catch (IOException e) {
      return false; // A POM that cannot be read does not belong to Zoetrope.
    }
  }

  /** Returns the command that compiles the project, with the project's wrapper if it has one. */
  public String compileCommand() {
    boolean hasWrapper = Files.exists(path.resolve(tool.wrapper()));
    return (hasWrapper ? "./" + tool.wrapper() : tool.program()) + " " + tool.compile();
  }

  /** Returns the existing folders of compiled classes. */
  public List<Path> classes() {
    return classFolders().filter(Files::isDirectory).toList();
  }

  /** Returns all folders that may have compiled classes. */
  Stream<Path> classFolders() {
    return CLASSES.stream().map(path::resolve);
  }

  /** Returns the folder for compiled Java classes, which may be missing. */
  public Path classFolder() {
    return path.resolve(CLASSES.get(tool == BuildTool.MAVEN ? 0 : 1));
  }

  /**
   * Returns the library jars of the project, if the build has copied them to a folder of the
   * project.
   */
  public List<Path> libraries() {
    try (Stream<Path> all = Files.list(path.resolve(LIBRARIES))) {
      return all.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      return List.of(); // There are no libraries, or their folder cannot be read.
    }
  }

  /** Returns the root of the Java sources, which may be missing. */
  public Path sources() {
    return path.resolve("src").resolve("main").resolve("java");
  }

  /** Returns the root of the resources, which may be missing. */
  public Path resources() {
    return path.resolve("src").resolve("main").resolve("resources");
  }

  /** Returns the sorted Java sources, without package-info and module-info files. */
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

  /**
   * Whether a source is newer than the class with its name. A source without such a class is
   * compared with the newest class of the project.
   */
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

  /**
   * Returns the modification time of the class file with the name of a source file. Empty if there
   * is no such class file, because a source file may declare only classes with other names.
   */
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

  /** Returns the source of a class by its full name; empty if this folder does not have it. */
  Optional<Path> sourceOf(String className) {
    String top = className.replaceFirst("\\$.*", "").replace('.', File.separatorChar);
    return Optional.of(sources().resolve(top + ".java")).filter(Files::isRegularFile);
  }
}
