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
   * @param older another name of the old file; null when there was none, or links are not supported
   * @param isNew whether there was no old file
   */
  private record Step(Path file, Path older, boolean isNew, Lease lease) {}

  /** Remembers the current file of a name. Must be called before the file is replaced. */
  public void of(Path file) {
    Lease lease = null;
    try {
      Path real = RealPath.of(file);
      boolean isNew = Files.notExists(real, LinkOption.NOFOLLOW_LINKS);
      lease = Lease.on(real.getParent());
      steps.push(new Step(real, isNew ? null : link(lease, real), isNew, lease));
    } catch (IOException e) {
      // The caller, who replaces the file, gets the same error and reports it.
      release(lease);
    }
  }

  /**
   * Creates a second name for the file. Returns null on file systems without links; there, the
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

  /** Commits all replacements. */
  public void done() {
    while (!steps.isEmpty()) {
      Step step = steps.pop();
      delete(step.older());
      release(step.lease());
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
      release(step.lease());
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
      // The error that led here is reported; the new file is complete.
      return;
    }
    delete(step.older()); // A rename between two names of one file does nothing, so the second name
    // would stay.
  }

  private static void delete(Path file) {
    try {
      if (file != null && !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // It may be gone with its folder.
      return;
    }
  }

  private static void release(Lease lease) {
    try {
      if (lease != null) {
        lease.close();
      }
    } catch (IOException e) {
      // Its lock file stays; the next process that writes here deletes it.
      return;
    }
  }
}
