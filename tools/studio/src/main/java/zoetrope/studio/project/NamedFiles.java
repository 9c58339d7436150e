package zoetrope.studio.project;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The source files that the user gave to the studio, as files or as folders with source files. */
final class NamedFiles {
  private static final String ENDING = ".java";

  private final List<String> given;

  /** The folder to search if nothing is given, and whether it contains scenes; empty for none. */
  private final Optional<AuthorsScenes> searched;

  private final Map<String, AuthorsScenes> givenFolders = new ConcurrentHashMap<>();

  /**
   * Creates the list from names of scenes, files, and folders of files.
   *
   * @param folder the folder to search for scenes if {@code given} is empty; a folder with its own
   *     build is not searched
   */
  NamedFiles(List<String> given, Path folder) {
    this.given = List.copyOf(given);
    this.searched =
        Optional.of(folder)
            .filter(place -> given.isEmpty() && !AuthorsScenes.hasBuild(place))
            .map(place -> new AuthorsScenes(place, false));
  }

  /** Returns the arguments, with the current files instead of their folders. */
  List<String> arguments() {
    Stream<String> files = given.stream().flatMap(one -> isFolder(one) ? in(one) : Stream.of(one));
    Stream<Path> found = searched.stream().flatMap(place -> place.files().stream());
    return Stream.concat(files, found.map(Path::toString)).toList();
  }

  private static boolean isFolder(String argument) {
    try {
      return Files.isDirectory(Path.of(argument));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private Stream<String> in(String argument) {
    return givenFolders
        .computeIfAbsent(argument, name -> new AuthorsScenes(Path.of(name), true))
        .files()
        .stream()
        .map(Path::toString);
  }

  /**
   * Returns the file that an argument names, which stands for all scenes in the file; empty if the
   * argument is not the name of a file.
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
    Stream<Path> files = files().stream().map(Path::getParent);
    Stream<Path> searchedFolder =
        searched.stream().filter(place -> !place.files().isEmpty()).map(AuthorsScenes::path);
    return Stream.of(givenFolders, files, searchedFolder)
        .flatMap(all -> all)
        .collect(Collectors.toSet());
  }

  /** Returns one of the given folders if there are no source files to show; otherwise empty. */
  Optional<Path> emptyFolder() {
    return arguments().isEmpty()
        ? given.stream().filter(NamedFiles::isFolder).map(NamedFiles::path).findFirst()
        : Optional.empty();
  }
}
