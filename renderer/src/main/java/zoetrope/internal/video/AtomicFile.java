package zoetrope.internal.video;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CancellationException;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.Lease;
import zoetrope.internal.files.RealPath;

/**
 * A file that is written under a hidden name next to its target. When it is complete, it is renamed
 * to the target, so that the target is never an incomplete file. If the target is a symbolic link,
 * the file it points to is replaced.
 */
public final class AtomicFile {
  private final Path target;
  private final Path place;
  private final Lease lease;
  private final Path path;
  private boolean settled;

  private AtomicFile(Path target, Path place, Lease lease, Path path) {
    this.target = target;
    this.place = place;
    this.lease = lease;
    this.path = path;
  }

  /**
   * Creates the hidden file for a target.
   *
   * @throws VideoException if the target is a folder, or its folder is missing or cannot be written
   * @throws CancellationException when the thread is interrupted
   */
  public static AtomicFile beside(Path target) {
    Path place = place(target);
    Path folder = place.getParent();
    if (folder == null || Files.isDirectory(place)) {
      throw new VideoException(
          Messages.of(
              "cannot write %s: it is a folder; name a file, such as %s/film.mp4", target, target));
    }
    if (!Files.isDirectory(folder)) {
      throw new VideoException(
          "cannot write " + target + ": there is no folder " + folder + "; create it first");
    }
    Lease lease = null;
    try {
      lease = Lease.on(folder);
      return new AtomicFile(target, place, lease, lease.newPart());
    } catch (AccessDeniedException e) {
      Lease.release(lease);
      throw new VideoException(
          Messages.of(
              "cannot write %s: no permission to write in %s; allow it, or choose another folder",
              target, folder),
          e);
    } catch (IOException e) {
      Lease.release(lease);
      throw failed("cannot write " + target + ": " + reason(e) + "; choose another folder", e);
    }
  }

  private static Path place(Path target) {
    try {
      return RealPath.of(target);
    } catch (IOException e) {
      throw new VideoException(
          "cannot write " + target + ": " + reason(e) + "; choose another name", e);
    }
  }

  /**
   * Writes a whole file, and flushes it to the disk before the rename.
   *
   * @throws VideoException if that fails; an existing file stays unchanged
   * @throws CancellationException when the thread is interrupted; an existing file stays unchanged
   */
  public static void write(Path target, byte[] content) {
    write(target, content, true);
  }

  /**
   * Writes a whole file without flushing it to the disk. This is faster for one of many files, but
   * the file may be lost if the machine crashes.
   *
   * @throws VideoException if that fails; an existing file stays unchanged
   * @throws CancellationException when the thread is interrupted; an existing file stays unchanged
   */
  public static void writeOneOfMany(Path target, byte[] content) {
    write(target, content, false);
  }

  private static void write(Path target, byte[] content, boolean forced) {
    AtomicFile file = beside(target);
    try {
      Files.write(file.path(), content);
      file.commit(forced);
    } catch (IOException e) {
      throw failed(
          "cannot write " + target + ": " + reason(e) + "; free some space, or write elsewhere", e);
    } finally {
      file.discard();
    }
  }

  /**
   * Returns the exception for an I/O error. An interrupt of the thread closes channels, so it
   * appears as an I/O error.
   */
  private static RuntimeException failed(String message, IOException e) {
    if (e instanceof ClosedByInterruptException) {
      return new CancellationException("interrupted");
    }
    return new VideoException(message, e);
  }

  /**
   * Returns the reason of an I/O error. For exceptions whose message may be only the file's name,
   * the text begins with the exception's class.
   */
  public static String reason(IOException e) {
    if (e instanceof FileSystemException f && f.getReason() != null) {
      return f.getReason();
    }
    boolean plain = e.getClass() == IOException.class && e.getMessage() != null;
    return plain ? e.getMessage() : e.getClass().getSimpleName() + " " + e.getMessage();
  }

  /** Returns the hidden file. Write the content to it. */
  public Path path() {
    return path;
  }

  public Path target() {
    return target;
  }

  /**
   * Flushes the file to the disk and renames it to its target atomically, replacing an existing
   * file.
   *
   * @throws CancellationException when the thread is interrupted
   */
  public void commit() {
    commit(true);
  }

  private void commit(boolean forced) {
    try {
      if (forced) {
        force(path, StandardOpenOption.WRITE);
      }
      Files.move(path, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      discard();
      throw failed(
          "cannot give " + target + " its name: " + reason(e) + "; choose another name", e);
    }
    settled = true;
    Lease.release(lease);
    if (forced) {
      forceName();
    }
  }

  private static void force(Path file, StandardOpenOption how) throws IOException {
    try (FileChannel channel = FileChannel.open(file, how, LinkOption.NOFOLLOW_LINKS)) {
      channel.force(true);
    }
  }

  /** Flushes the folder, so that the new name, too, survives a crash of the machine. */
  private void forceName() {
    try {
      force(place.getParent(), StandardOpenOption.READ);
    } catch (IOException e) {
      // Windows, for example, does not open folders.
      return;
    }
  }

  /** Deletes the file unless it was committed. Further calls have no effect. */
  public void discard() {
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
    } finally {
      Lease.release(lease);
    }
  }
}
