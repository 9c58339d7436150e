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
 * The files of a store's entries, in folders by the first two digits of their keys. Others may add
 * and remove files at any time.
 *
 * @param root the folder of these folders
 */
record EntryFolder(Path root) {
  private static final int PREFIX = 2;
  private static final String ENDING = ".segment";

  /** So often it is tried to make room while others use what was to go. */
  private static final int TRIES = 4;

  /** Is shown entries, one after the other. */
  @FunctionalInterface
  interface Visitor {
    /** Is shown a file, when it was used last, in nanoseconds since 1970, and its size. */
    void visit(Path file, long used, long bytes) throws IOException;
  }

  /** Where the entry of a key is. */
  Path file(String key) {
    return root.resolve(key.substring(0, PREFIX)).resolve(key.substring(PREFIX) + ENDING);
  }

  /**
   * Shows all entries, in any order.
   *
   * @throws IOException when a folder cannot be read, and what the visitor throws
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
      return; // Somebody else has removed it.
    }
  }

  /** Of a file; null where somebody else has removed it. */
  private static BasicFileAttributes attributes(Path file) throws IOException {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  /**
   * Removes the entries that were used longest ago until the others have no more than {@code most}
   * bytes, and returns how many they have. Of entries that were used at the same moment any go.
   *
   * @throws IOException when a folder cannot be read, or a file not be removed
   */
  long shrink(long most) throws IOException {
    long left = Long.MAX_VALUE;
    for (int i = 0; i < TRIES && left > most; i++) {
      EntryAges ages = new EntryAges();
      forEach((file, used, bytes) -> ages.add(used, bytes));
      left = ages.bytes() > most ? remove(ages, most) : ages.bytes();
    }
    return left;
  }

  /** Removes what is older than the rest, when all were looked at; returns what is left. */
  private long remove(EntryAges ages, long most) throws IOException {
    EntryAges.Limit limit = ages.limit(ages.bytes() - most);
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
