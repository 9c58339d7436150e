package zoetrope.studio.edit;

import java.io.IOException;
import java.io.UncheckedIOException;
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
import java.util.function.Function;
import zoetrope.render.result.UsageException;

/**
 * Changes source files, and takes changes back. A file is written beside itself and renamed, so
 * that there is never half of one; what somebody else has changed meanwhile is left alone.
 */
public final class SourceEdits {
  private static final int MOST_CHANGES = 100;

  private final Deque<Done> done = new ArrayDeque<>();

  /**
   * A change that was made.
   *
   * @param file its name
   * @param line the first line that differs, from 1
   * @param removed the lines that were there
   * @param added those that are there now
   */
  public record Change(String file, int line, List<String> removed, List<String> added) {}

  private record Done(Path file, byte[] before, byte[] after, Change change) {}

  /**
   * Changes a file.
   *
   * @param edit finds out what to change in the text
   * @throws UsageException when the file cannot be changed so
   */
  public synchronized Change apply(Path file, Function<String, TextEdit> edit) {
    byte[] before = read(file);
    String text = decode(file, before);
    String changed = edit.apply(text).applyTo(text);
    byte[] after = changed.getBytes(StandardCharsets.UTF_8);
    write(file, before, after);
    Change change = difference(file, text, changed);
    done.push(new Done(file, before, after, change));
    if (done.size() > MOST_CHANGES) {
      done.removeLast();
    }
    return change;
  }

  /**
   * Takes the last change back: the file has the bytes again that it had before.
   *
   * @return what that changes; empty when there is nothing to take back
   * @throws UsageException when the file was changed since, by somebody else
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

  /** How many changes can be taken back. */
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
      throw new UsageException(file.getFileName() + " is not written in UTF-8: it is left alone");
    }
  }

  /** Gives a file other bytes, if it still has those that are known. */
  private static void write(Path file, byte[] known, byte[] bytes) {
    Path beside = null;
    try {
      beside = Files.createTempFile(file.getParent(), ".studio-", ".tmp");
      Files.write(beside, bytes);
      keepPermissions(file, beside);
      if (!Arrays.equals(known, read(file))) {
        throw new UsageException(
            file.getFileName() + " has been changed meanwhile: it is left alone");
      }
      Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UsageException(file.getFileName() + " cannot be written: " + e.getMessage());
    } finally {
      delete(beside);
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(Files.getPosixFilePermissions(from));
    }
  }

  private static void delete(Path file) {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
