package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Several files that get their names together: where one of them fails, the others give theirs back
 * to what was there before. At any time each name stands for the older file or the new one. To be
 * closed.
 */
public final class Replacement implements AutoCloseable {
  private final Deque<Step> steps = new ArrayDeque<>();

  /**
   * A file that is given its name.
   *
   * @param older another name of what was there before; null when nothing was, or it has none
   * @param isNew whether nothing was there
   */
  private record Step(Path file, Path older, boolean isNew, Lease lease) {}

  /** Keeps what has the name now. To be called before a file is given it. */
  public void of(Path file) {
    Lease lease = null;
    try {
      Path real = RealPath.of(file);
      boolean isNew = Files.notExists(real, LinkOption.NOFOLLOW_LINKS);
      lease = Lease.on(real.getParent());
      steps.push(new Step(real, isNew ? null : link(lease, real), isNew, lease));
    } catch (IOException e) {
      // Who gives the file its name will find this as well, and say so.
      release(lease);
    }
  }

  /** A second name; null on file systems that know none: there the new file stays. */
  private static Path link(Lease lease, Path file) throws IOException {
    Path name = lease.newPart();
    Files.delete(name);
    try {
      return Files.createLink(name, file);
    } catch (IOException | UnsupportedOperationException e) {
      return null;
    }
  }

  /** Says that all of them have their names. */
  public void done() {
    while (!steps.isEmpty()) {
      Step step = steps.pop();
      delete(step.older());
      release(step.lease());
    }
  }

  /** Gives names back, unless it is {@link #done}. */
  @Override
  public void close() {
    while (!steps.isEmpty()) {
      Step step = steps.pop();
      if (step.isNew()) {
        delete(step.file());
      } else if (step.older() != null) {
        giveBack(step);
      }
      release(step.lease());
    }
  }

  private static void giveBack(Step step) {
    try {
      Files.move(
          step.older(),
          step.file(),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // Something else has failed, which is told; the new file is whole.
      return;
    }
    delete(step.older()); // Two names of one file are not renamed to one another.
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
      // Its mark stays, and is cleared away by the next process that writes here.
      return;
    }
  }
}
