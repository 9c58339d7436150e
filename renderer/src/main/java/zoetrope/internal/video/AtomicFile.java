package zoetrope.internal.video;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is written under a hidden name beside its target and renamed to the target when it is
 * complete, so that no partial file ever appears there.
 */
public final class AtomicFile {
  private static final int NAME_LIMIT = 60;
  private static final int TRIES = 10_000;

  private final Path target;
  private final Path path;
  private boolean settled;

  private AtomicFile(Path target, Path path) {
    this.target = target;
    this.path = path;
  }

  /**
   * Creates the file.
   *
   * @throws VideoException if that cannot be done
   */
  static AtomicFile beside(Path target) {
    Path absolute = target.toAbsolutePath().normalize();
    Path folder = absolute.getParent();
    if (folder == null || Files.isDirectory(absolute)) {
      throw new VideoException(
          "cannot write "
              + target
              + ": it is a folder; name a file, such as "
              + target
              + "/film.mp4");
    }
    if (!Files.isDirectory(folder)) {
      throw new VideoException(
          "cannot write " + target + ": there is no folder " + folder + "; create it first");
    }
    String name = absolute.getFileName().toString();
    String stem = name.length() <= NAME_LIMIT ? name : name.substring(0, NAME_LIMIT);
    for (int i = 0; i < TRIES; i++) {
      Path path = folder.resolve("." + stem + "." + i + ".part");
      try {
        return new AtomicFile(absolute, Files.createFile(path));
      } catch (FileAlreadyExistsException e) {
        continue; // another process writes the same film, or one was killed
      } catch (AccessDeniedException e) {
        throw new VideoException(
            "cannot write "
                + target
                + ": no permission to write in "
                + folder
                + "; allow it, or choose another folder",
            e);
      } catch (IOException e) {
        throw new VideoException(
            "cannot write " + target + ": " + reason(e) + "; choose another folder", e);
      }
    }
    throw new VideoException(
        "cannot write "
            + target
            + ": "
            + folder
            + " is full of unfinished files ending in .part;"
            + " delete them");
  }

  /**
   * Writes a file whole.
   *
   * @throws VideoException if that fails; what was there before stays
   */
  public static void write(Path target, byte[] content) {
    AtomicFile file = beside(target);
    try {
      Files.write(file.path(), content);
      file.commit();
    } catch (IOException e) {
      throw new VideoException(
          "cannot write " + target + ": " + reason(e) + "; free some space, or write elsewhere", e);
    } finally {
      file.discard();
    }
  }

  /** The reason of a failure, which the messages of many file exceptions lack. */
  static String reason(IOException e) {
    if (e instanceof FileSystemException f && f.getReason() != null) {
      return f.getReason();
    }
    boolean plain = e.getClass() == IOException.class && e.getMessage() != null;
    return plain ? e.getMessage() : e.getClass().getSimpleName() + " " + e.getMessage();
  }

  /** The hidden name, to write to. */
  Path path() {
    return path;
  }

  /** The final name. */
  Path target() {
    return target;
  }

  /**
   * Renames the file to its target atomically, replacing what was there.
   *
   * @throws VideoException if that fails
   */
  void commit() {
    try {
      Files.move(path, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      settled = true;
    } catch (IOException e) {
      discard();
      throw new VideoException(
          "cannot give " + target + " its name: " + reason(e) + "; choose another name", e);
    }
  }

  /** Deletes the file unless it was committed. Does nothing the second time. */
  void discard() {
    if (settled) {
      return;
    }
    settled = true;
    try {
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw new VideoException(
          "cannot delete the unfinished file " + path + ": " + reason(e) + "; delete it by hand",
          e);
    }
  }
}
