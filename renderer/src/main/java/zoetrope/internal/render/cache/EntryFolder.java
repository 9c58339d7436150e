package zoetrope.internal.render.cache;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/**
 * The files of a store's entries, in folders by the first two digits of their keys. Other processes
 * may add and remove files at any time.
 */
record EntryFolder(Path root) {
  private static final int PREFIX = 2;
  private static final String ENDING = ".segment";

  /**
   * The maximum number of attempts to remove enough entries. An attempt can fail to remove enough
   * if other processes use the chosen entries in the meantime.
   */
  private static final int TRIES = 4;

  @FunctionalInterface
  interface Visitor {
    /** Visits a file with its last use, in nanoseconds since 1970, and its size. */
    void visit(Path file, long used, long bytes) throws IOException;
  }

  /** Returns the path of the entry with this key. The file may be missing. */
  Path file(String key) {
    return root.resolve(key.substring(0, PREFIX)).resolve(key.substring(PREFIX) + ENDING);
  }

  /**
   * Visits all entries, in any order.
   *
   * @throws IOException if a folder cannot be read, and from the visitor
   */
  void forEach(Visitor visitor) throws IOException {
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(root, "[0-9a-f][0-9a-f]")) {
      for (Path folder : folders) {
        if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
          forEachIn(folder, visitor);
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
  }

  private static void forEachIn(Path folder, Visitor visitor) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
      for (Path file : files) {
        BasicFileAttributes found = attributes(file);
        if (found != null && !found.isDirectory()) {
          visitor.visit(file, found.lastModifiedTime().to(TimeUnit.NANOSECONDS), found.size());
        }
      }
    } catch (NoSuchFileException | NotDirectoryException e) {
      return; // Another process has removed the folder.
    }
  }

  /** Returns the attributes of a file; null if another process has removed it. */
  private static BasicFileAttributes attributes(Path file) throws IOException {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  /**
   * Removes the least recently used entries until the remaining entries have at most {@code
   * maxBytes} bytes in total. Among entries with the same time of last use, the order is not
   * defined. Returns the total size of the remaining entries in bytes; it exceeds {@code maxBytes}
   * if other processes kept using entries.
   *
   * @throws IOException if a folder cannot be read, or a file cannot be removed
   */
  long shrink(long maxBytes) throws IOException {
    long left = Long.MAX_VALUE;
    for (int i = 0; i < TRIES && left > maxBytes; i++) {
      EntryAges ages = new EntryAges();
      forEach((file, used, bytes) -> ages.add(used, bytes));
      left = ages.bytes() > maxBytes ? remove(ages, maxBytes) : ages.bytes();
    }
    return left;
  }

  private long remove(EntryAges ages, long maxBytes) throws IOException {
    EntryAges.Limit limit = ages.limit(ages.bytes() - maxBytes);
    long[] removed = new long[2];
    forEach(
        (file, used, bytes) -> {
          boolean atLimit = used == limit.used() && removed[1] < limit.bytes();
          if (used < limit.used() || atLimit) {
            Files.deleteIfExists(file);
            removed[0] += bytes;
            removed[1] += atLimit ? bytes : 0;
          }
        });
    return ages.bytes() - removed[0];
  }
}
