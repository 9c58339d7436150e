package zoetrope.studio.edit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import zoetrope.internal.files.Folders;
import zoetrope.render.result.UsageException;

/**
 * Changes source files and undoes changes. A file is written to a temporary file and renamed, so
 * that it is never incomplete. A file that someone else has changed is not touched.
 */
public final class SourceEdits {
  private static final int MAX_CHANGES = 100;

  private final Deque<Done> done = new ArrayDeque<>();

  /** Held while a change is tried; see {@link #alone}. */
  private final ReentrantLock trial = new ReentrantLock();

  /** Held from the wait for the sources until a change is written; see {@link #inOrder}. */
  private final ReentrantLock order = new ReentrantLock(true);

  /**
   * A change of a file.
   *
   * @param file the name of the file
   * @param line the first line that differs, from 1
   * @param removed the old lines
   * @param added the new lines
   */
  public record Change(String file, int line, List<String> removed, List<String> added) {}

  private record Done(Path file, byte[] before, byte[] after, Change change) {}

  /**
   * Changes a file.
   *
   * @param edit returns the change of the text
   * @throws UsageException if the file cannot be changed
   */
  public synchronized Change apply(Path file, Function<String, TextEdit> edit) {
    byte[] before = read(file);
    String text = decode(file, before);
    String changed = edit.apply(text).applyTo(text);
    byte[] after = changed.getBytes(StandardCharsets.UTF_8);
    write(file, before, after);
    Change change = difference(file, text, changed);
    done.push(new Done(file, before, after, change));
    if (done.size() > MAX_CHANGES) {
      done.removeLast();
    }
    return change;
  }

  /**
   * Undoes the last change; the file gets its former bytes.
   *
   * @return the change that undoes the last one; empty if there is nothing to undo
   * @throws UsageException if someone else changed the file since
   */
  public synchronized Optional<Change> undo() {
    if (done.isEmpty()) {
      return Optional.empty();
    }
    Done last = done.peek();
    write(last.file(), last.after(), last.before());
    done.pop();
    Change change = last.change();
    return Optional.of(new Change(change.file(), change.line(), change.added(), change.removed()));
  }

  /** Runs an action of an author after all earlier ones, so that it sees their changes. */
  public <T> T inOrder(Supplier<T> action) {
    order.lock();
    try {
      return action.get();
    } finally {
      order.unlock();
    }
  }

  /**
   * Runs an action that writes a change and may take it back. Windows are notified of the changes
   * only after the action has ended.
   */
  public <T> T alone(Supplier<T> action) {
    trial.lock();
    try {
      return action.get();
    } finally {
      trial.unlock();
    }
  }

  /** Runs an action, unless another thread tries a change now. */
  public void unlessTrying(Runnable action) {
    if (trial.tryLock()) {
      try {
        action.run();
      } finally {
        trial.unlock();
      }
    }
  }

  /** Returns the number of changes that can be undone. */
  public synchronized int count() {
    return done.size();
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UsageException(file.getFileName() + " cannot be read: " + e.getMessage());
    }
  }

  private static String decode(Path file, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new UsageException(file.getFileName() + " is not in UTF-8, so it was not changed");
    }
  }

  /** Replaces the bytes of a file. Refuses this if the file no longer contains {@code known}. */
  private static void write(Path file, byte[] known, byte[] bytes) {
    Path beside = null;
    try {
      beside = Files.createTempFile(file.getParent(), ".studio-", ".tmp");
      Files.write(beside, bytes);
      keepPermissions(file, beside);
      if (!Arrays.equals(known, read(file))) {
        throw new UsageException(
            file.getFileName() + " was changed by another program, so it was not written");
      }
      Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UsageException(file.getFileName() + " cannot be written: " + e.getMessage());
    } finally {
      if (beside != null) {
        Folders.deleteIfPossible(beside);
      }
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(Files.getPosixFilePermissions(from));
    }
  }

  private static Change difference(Path file, String before, String after) {
    List<String> old = before.lines().toList();
    List<String> now = after.lines().toList();
    int same = 0;
    while (same < Math.min(old.size(), now.size()) && old.get(same).equals(now.get(same))) {
      same++;
    }
    int end = 0;
    while (end < Math.min(old.size(), now.size()) - same
        && old.get(old.size() - 1 - end).equals(now.get(now.size() - 1 - end))) {
      end++;
    }
    return new Change(
        file.getFileName().toString(),
        same + 1,
        List.copyOf(old.subList(same, old.size() - end)),
        List.copyOf(now.subList(same, now.size() - end)));
  }
}
