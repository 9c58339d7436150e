package zoetrope.studio.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The source files among what the studio was started with, and in the folders there. */
final class NamedFiles {
  private static final String ENDING = ".java";

  private final List<String> given;

  /** Of names of scenes, files, and folders of files. */
  NamedFiles(List<String> given) {
    this.given = List.copyOf(given);
  }

  /** What was given, with the files of a folder, as they are now, in its place. */
  List<String> arguments() {
    return given.stream()
        .flatMap(one -> isFolder(one) ? in(Path.of(one)) : Stream.of(one))
        .toList();
  }

  private static boolean isFolder(String argument) {
    try {
      return Files.isDirectory(Path.of(argument));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static Stream<String> in(Path folder) {
    try (Stream<Path> all = Files.list(folder)) {
      return all
          .filter(file -> file.toString().endsWith(ENDING) && Files.isRegularFile(file))
          .filter(file -> !file.getFileName().toString().endsWith("-info.java"))
          .sorted()
          .map(Path::toString)
          .toList()
          .stream();
    } catch (IOException e) {
      return Stream.empty(); // It is gone for now.
    }
  }

  /** A file all of whose scenes an argument means; empty where it means others, or is gone. */
  Optional<Path> file(String argument) {
    return Stream.of(argument)
        .filter(one -> one.endsWith(ENDING))
        .map(NamedFiles::path)
        .filter(Files::isRegularFile)
        .findFirst();
  }

  private static Path path(String name) {
    return Path.of(name).toAbsolutePath().normalize();
  }

  /** The files, by absolute paths. */
  List<Path> files() {
    return arguments().stream().flatMap(NamedFiles::fileOf).toList();
  }

  private static Stream<Path> fileOf(String argument) {
    int colon = argument.lastIndexOf(ENDING + ":");
    String name = colon < 0 ? argument : argument.substring(0, colon + ENDING.length());
    return name.endsWith(ENDING) ? Stream.of(path(name)) : Stream.empty();
  }

  /** The folders that were given, and those that files are in. */
  Set<Path> folders() {
    Stream<Path> own = given.stream().filter(NamedFiles::isFolder).map(NamedFiles::path);
    return Stream.concat(own, files().stream().map(Path::getParent)).collect(Collectors.toSet());
  }

  /** A folder that was given, where no file is in any of them. */
  Optional<Path> emptyFolder() {
    return arguments().isEmpty()
        ? given.stream().filter(NamedFiles::isFolder).map(NamedFiles::path).findFirst()
        : Optional.empty();
  }
}
