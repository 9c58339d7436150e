package zoetrope.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The folder that becomes the package. */
record PackageFolder(Path path) {
  private static final List<String> TEXTS = List.of("LICENSE", "NOTICE", "tools/dist/README.md");

  /**
   * The parts of the examples that users do not need: the build, its results, and README images.
   */
  private static final Set<String> NOT_OF_EXAMPLES =
      Set.of("pom.xml", "META-INF", "src", "target", "readme");

  /** Creates the folder with empty subfolders, and deletes an older one. */
  static PackageFolder create(Path path) throws IOException {
    delete(path);
    for (String name : List.of("bin", "lib", "licenses")) {
      Files.createDirectories(path.resolve(name));
    }
    return new PackageFolder(path);
  }

  /** Copies all jars, and returns the copies in alphabetical order. */
  List<Path> copyJars(Path from) throws IOException {
    List<Path> copies = new ArrayList<>();
    for (Path jar : list(from)) {
      copies.add(Files.copy(jar, path.resolve("lib").resolve(jar.getFileName().toString())));
    }
    return copies;
  }

  /** Copies licences, notices and the README of the package. */
  void copyTexts(Path project) throws IOException {
    for (String name : TEXTS) {
      Path text = project.resolve(name);
      Files.copy(text, path.resolve(text.getFileName().toString()));
    }
    for (Path license : list(project.resolve("tools/dist/licenses"))) {
      Files.copy(license, path.resolve("licenses").resolve(license.getFileName().toString()));
    }
  }

  /** Copies the examples with their images, sounds and other files. */
  void copyExamples(Path project) throws IOException {
    Path examples = project.resolve("examples");
    copy(examples, "examples", file -> isOfExamples(examples.relativize(file)));
  }

  private static boolean isOfExamples(Path file) {
    return StreamSupport.stream(file.spliterator(), false)
        .noneMatch(name -> NOT_OF_EXAMPLES.contains(name.toString()));
  }

  /**
   * Copies the documentation site if it was built.
   *
   * @return whether it was built
   */
  boolean copySite(Path project) throws IOException {
    Path site = project.resolve("tools/site/target/site");
    if (!Files.exists(site.resolve("index.html"))) {
      return false;
    }
    copy(site, "site", file -> true);
    return true;
  }

  private void copy(Path from, String folder, Predicate<Path> isCopied) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path file : all.filter(Files::isRegularFile).filter(isCopied).toList()) {
        Path target = path.resolve(folder).resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  /**
   * Sets the time of all files and folders, because the class data contain the times of the jars.
   */
  void setTimes(Instant time) throws IOException {
    try (Stream<Path> all = Files.walk(path)) {
      List<Path> files = all.filter(file -> !Files.isSymbolicLink(file)).toList();
      for (Path each : files.stream().sorted(Comparator.reverseOrder()).toList()) {
        Files.setLastModifiedTime(each, FileTime.from(time));
      }
    }
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** Deletes a folder and its content if it exists. */
  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }
}
