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

/** The source files that the user gave to the studio, as files or as folders with source files. */
final class NamedFiles {
  private static final String ENDING = ".java";

  private final List<String> given;

  /** Creates the list from names of scenes, files, and folders of files. */
  NamedFiles(List<String> given) {
    this.given = List.copyOf(given);
  }

  /** Returns the arguments, with the current files instead of their folders. */
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
      return Stream.empty(); // The folder is gone for now.
    }
  }

  /**
   * Returns the file that an argument names; empty if it does not name a file. Such an argument
   * stands for all scenes in the file.
   */
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

  List<Path> files() {
    return arguments().stream().flatMap(NamedFiles::fileOf).toList();
  }

  private static Stream<Path> fileOf(String argument) {
    int colon = argument.lastIndexOf(ENDING + ":");
    String name = colon < 0 ? argument : argument.substring(0, colon + ENDING.length());
    return name.endsWith(ENDING) ? Stream.of(path(name)) : Stream.empty();
  }

  Set<Path> folders() {
    Stream<Path> givenFolders = given.stream().filter(NamedFiles::isFolder).map(NamedFiles::path);
    return Stream.concat(givenFolders, files().stream().map(Path::getParent))
        .collect(Collectors.toSet());
  }

  /** Returns one of the given folders if there are no source files to show; otherwise empty. */
  Optional<Path> emptyFolder() {
    return arguments().isEmpty()
        ? given.stream().filter(NamedFiles::isFolder).map(NamedFiles::path).findFirst()
        : Optional.empty();
  }
}
