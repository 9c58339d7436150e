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
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The files of a store's entries, in folders by the first two digits of their keys. Others may add
 * and remove files at any time.
 *
 * @param root the folder of these folders
 */
record EntryFolder(Path root) {
  private static final int PREFIX = 2;
  private static final String ENDING = ".segment";

  /** A file, and when it was used last. */
  record Entry(Path file, FileTime used, long bytes) {}

  /** Where the entry of a key is. */
  Path file(String key) {
    return root.resolve(key.substring(0, PREFIX)).resolve(key.substring(PREFIX) + ENDING);
  }

  /**
   * All entries, in any order.
   *
   * @throws IOException when a folder cannot be read
   */
  List<Entry> list() throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(root, "[0-9a-f][0-9a-f]")) {
      for (Path folder : folders) {
        if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
          addEntries(folder, entries);
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return entries;
  }

  private static void addEntries(Path folder, List<Entry> entries) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ENDING)) {
      for (Path file : files) {
        try {
          BasicFileAttributes found =
              Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
          if (!found.isDirectory()) {
            entries.add(new Entry(file, found.lastModifiedTime(), found.size()));
          }
        } catch (NoSuchFileException e) {
          continue; // Somebody else has removed it.
        }
      }
    } catch (NoSuchFileException | NotDirectoryException e) {
      return; // The same.
    }
  }

  /**
   * Removes the entries that were used longest ago until the others have no more than {@code most}
   * bytes, and returns how many they have.
   *
   * @throws IOException when a folder cannot be read, or a file not be removed
   */
  long shrink(long most) throws IOException {
    List<Entry> entries = list();
    entries.sort(Comparator.comparing(Entry::used).thenComparing(Entry::file));
    long sum = entries.stream().mapToLong(Entry::bytes).sum();
    for (Entry oldest : entries) {
      if (sum <= most) {
        break;
      }
      Files.deleteIfExists(oldest.file());
      sum -= oldest.bytes();
    }
    return sum;
  }
}
