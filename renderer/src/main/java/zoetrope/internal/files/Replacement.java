package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Replaces several files together: if one replacement fails, the earlier files are restored. At any
 * time each name refers to either the old file or the new one. Must be closed.
 */
public final class Replacement implements AutoCloseable {
  private final Deque<Step> steps = new ArrayDeque<>();

  /**
   * A file that is replaced.
   *
   * @param older a second name of the old file; null if there was no old file, or links are not
   *     supported
   * @param isNew whether there was no old file
   */
  private record Step(Path file, Path older, boolean isNew, Lease lease) {}

  /**
   * Records the current content of a file, so that it can be restored. Must be called before the
   * file is replaced.
   */
  public void of(Path file) {
    Lease lease = null;
    try {
      Path real = RealPath.of(file);
      boolean isNew = Files.notExists(real, LinkOption.NOFOLLOW_LINKS);
      lease = Lease.on(real.getParent());
      steps.push(new Step(real, isNew ? null : link(lease, real), isNew, lease));
    } catch (IOException e) {
      // The caller, who replaces the file, gets the same error and reports it.
      Lease.release(lease);
    }
  }

  /**
   * Creates a second name for the file. Returns null on file systems without links, where the
   * replacement cannot be undone.
   */
  private static Path link(Lease lease, Path file) throws IOException {
    Path name = lease.newPart();
    Files.delete(name);
    try {
      return Files.createLink(name, file);
    } catch (IOException | UnsupportedOperationException e) {
      return null;
    }
  }

  /** Keeps the new files, so that {@link #close} does not restore the old ones. */
  public void done() {
    while (!steps.isEmpty()) {
      Step step = steps.pop();
      delete(step.older());
      Lease.release(step.lease());
    }
  }

  /** Restores the old files, unless {@link #done} was called. */
  @Override
  public void close() {
    while (!steps.isEmpty()) {
      Step step = steps.pop();
      if (step.isNew()) {
        delete(step.file());
      } else if (step.older() != null) {
        restore(step);
      }
      Lease.release(step.lease());
    }
  }

  private static void restore(Step step) {
    try {
      Files.move(
          step.older(),
          step.file(),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // The caller reports the error that made the restoration necessary; the new file is complete.
      return;
    }
    // If both names refer to the same file, the move does nothing and the second name still exists.
    delete(step.older());
  }

  private static void delete(Path file) {
    try {
      if (file != null && !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // The whole folder may have been deleted.
      return;
    }
  }
}
