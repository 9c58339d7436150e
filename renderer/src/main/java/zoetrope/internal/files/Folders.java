package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Operations on files and whole folders. */
public final class Folders {
  private Folders() {}

  /**
   * Deletes a folder with its content; links are deleted, not followed.
   *
   * @throws IOException for the first file that cannot be deleted
   */
  public static void delete(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes a) throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path emptied, IOException e)
              throws IOException {
            Files.delete(emptied);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** Deletes a file or an empty folder if that is possible. */
  public static void deleteIfPossible(Path path) {
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      return; // The file stays.
    }
  }

  private record Entry(Path file, FileTime time, long size) {}

  /**
   * Deletes the oldest files of a folder, by modification time, until the others have at most
   * {@code maxBytes} bytes in total.
   *
   * @throws IOException when the folder cannot be read, or a file cannot be deleted
   */
  public static void makeRoom(Path folder, long maxBytes) throws IOException {
    List<Entry> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        all.add(new Entry(file, Files.getLastModifiedTime(file), Files.size(file)));
      }
    }
    all.sort(Comparator.comparing(Entry::time).thenComparing(Entry::file));
    long sum = all.stream().mapToLong(Entry::size).sum();
    for (Entry oldest : all) {
      if (sum <= maxBytes) {
        return;
      }
      Files.deleteIfExists(oldest.file());
      sum -= oldest.size();
    }
  }
}
