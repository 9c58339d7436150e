package zoetrope.studio.project;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.cli.project.FileWatch;
import zoetrope.render.lookup.ListedScene;

/**
 * Finds the source files with scenes in a folder and its subfolders. Folders with their own build
 * are left out, because only the build can compile their files. Thread-safe.
 */
final class AuthorsScenes {
  /** The levels of folders that are searched. */
  static final int LEVELS = 4;

  /**
   * The subfolders of a folder with more files than this, such as a home directory, are not
   * searched.
   */
  private static final int MAX_FILES = 5000;

  private static final String ENDING = ".java";
  private static final List<String> BUILD_FILES =
      List.of("pom.xml", "build.gradle", "build.gradle.kts");

  /** Files come before the subfolders of their folder. */
  private static final Comparator<Path> ORDER =
      Comparator.comparing(
          (Path file) -> file.toString().replaceFirst("([^/\\\\]+)$", "\u0000$1"),
          new NaturalOrder());

  private final Path folder;
  private final boolean allOfTop;

  /** Whether a file contains scenes, by path; valid while the file has this time. */
  private final Map<Path, Scanned> scanned = new HashMap<>();

  private record Scanned(FileTime time, boolean hasScenes) {}

  /**
   * Creates a search.
   *
   * @param allOfTop whether all source files in the folder itself count, even if they seem to
   *     contain no scenes
   */
  AuthorsScenes(Path folder, boolean allOfTop) {
    this.folder = folder;
    this.allOfTop = allOfTop;
  }

  Path path() {
    return folder;
  }

  /** Whether a folder has a build of its own. */
  static boolean hasBuild(Path folder) {
    return BUILD_FILES.stream().anyMatch(name -> Files.exists(folder.resolve(name)));
  }

  /**
   * Returns the current files with scenes. If the folder has too many files, returns only the files
   * in the folder itself if all of them count, and none otherwise.
   */
  synchronized List<Path> files() {
    Visitor visitor = new Visitor();
    try {
      Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), LEVELS, visitor);
    } catch (IOException e) {
      return List.of(); // The folder is gone for now.
    }
    Stream<Path> files = visitor.tooMany ? top() : visitor.found.stream();
    return files.sorted(ORDER).toList();
  }

  /** Returns only the files in the folder itself. */
  private Stream<Path> top() {
    if (!allOfTop) {
      return Stream.empty();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(AuthorsScenes::isSource).filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      return Stream.empty();
    }
  }

  private static boolean isSource(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(ENDING) && !name.endsWith("-info.java");
  }

  private boolean counts(Path file, FileTime time) {
    if (allOfTop && folder.equals(file.getParent())) {
      return true;
    }
    Scanned known = scanned.get(file);
    if (known == null || !known.time().equals(time)) {
      known = new Scanned(time, !ListedScene.in(file).isEmpty());
      scanned.put(file, known);
    }
    return known.hasScenes();
  }

  private final class Visitor extends SimpleFileVisitor<Path> {
    private final List<Path> found = new ArrayList<>();
    private int files;
    private boolean tooMany;

    @Override
    public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
      boolean skip =
          !visited.equals(folder) && (FileWatch.isSkippedFolder(visited) || hasBuild(visited));
      return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      tooMany = ++files > MAX_FILES;
      if (isSource(file)
          && Files.isRegularFile(file)
          && counts(file, attributes.lastModifiedTime())) {
        found.add(file);
      }
      return tooMany ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path visited, IOException e) {
      return FileVisitResult.CONTINUE;
    }
  }
}
