package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Resolves symbolic links in paths, also in paths that do not exist yet. */
public final class RealPath {
  private static final int MAX_LINKS = 40;

  private RealPath() {}

  /**
   * Returns the absolute path, without links, of the file that this path reads and writes.
   *
   * @throws IOException when the name is too long, its links form a cycle, or a folder on the way
   *     cannot be accessed
   */
  public static Path of(Path path) throws IOException {
    return follow(path.toAbsolutePath(), 0);
  }

  private static Path follow(Path path, int links) throws IOException {
    if (links > MAX_LINKS) {
      throw new FileSystemLoopException(path.toString());
    }
    try {
      return path.toRealPath();
    } catch (NoSuchFileException e) {
      return followUp(path, links);
    } catch (FileSystemException e) {
      if (Files.isDirectory(existing(path))) {
        throw e;
      }
      return followUp(path, links); // There is a file where a folder should be.
    }
  }

  private static Path followUp(Path path, int links) throws IOException {
    if (Files.isSymbolicLink(path)) {
      return follow(path.resolveSibling(Files.readSymbolicLink(path)), links + 1);
    }
    Path parent = path.getParent();
    return parent == null ? path : follow(parent, links).resolve(path.getFileName()).normalize();
  }

  /** Returns the path if it exists; otherwise its nearest existing parent. */
  public static Path existing(Path real) {
    Path place = real;
    while (place.getParent() != null && !Files.exists(place, LinkOption.NOFOLLOW_LINKS)) {
      place = place.getParent();
    }
    return place;
  }
}
