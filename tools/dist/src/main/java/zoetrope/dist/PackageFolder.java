package zoetrope.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The folder that becomes the package. */
record PackageFolder(Path path) {
  private static final List<String> TEXTS = List.of("LICENSE", "NOTICE", "README.md");

  /** Creates an empty folder, and deletes an older one. */
  static PackageFolder create(Path path) throws IOException {
    delete(path);
    for (String name : List.of("bin", "lib", "examples", "licenses")) {
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

  /** Copies licences, notices, README and examples. */
  void copyTexts(Path project) throws IOException {
    for (String name : TEXTS) {
      Files.copy(project.resolve(name), path.resolve(name));
    }
    for (Path license : list(project.resolve("tools/dist/licenses"))) {
      Files.copy(license, path.resolve("licenses").resolve(license.getFileName().toString()));
    }
    for (Path example : list(project.resolve("examples"))) {
      if (example.toString().endsWith(".java")) {
        Files.copy(example, path.resolve("examples").resolve(example.getFileName().toString()));
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
