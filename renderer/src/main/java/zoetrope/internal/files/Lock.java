package zoetrope.internal.files;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A file that one process has locked, and deletes in the end. The system releases the lock when the
 * process ends, however it ends.
 *
 * <p>A process may open such a file once only: where any descriptor of it is closed, POSIX lets go
 * of all locks that the process has on it. So those that are held are known here.
 */
final class Lock implements AutoCloseable {
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;
  private final Object key;

  private Lock(Path file, FileChannel channel, Object key) {
    this.file = file;
    this.channel = channel;
    this.key = key;
  }

  /**
   * Makes a file, unless it is there already, and locks it. Where locks are not to be had, as on
   * some network drives, the file alone says that somebody is there.
   *
   * @param file in a folder without links
   * @param anew whether it must not be there yet
   * @return empty when another has it
   * @throws IOException when it cannot be made
   */
  static Optional<Lock> make(Path file, boolean anew) throws IOException {
    OpenOption create = anew ? StandardOpenOption.CREATE_NEW : StandardOpenOption.CREATE;
    return open(file, true, create, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Locks a file that somebody has left.
   *
   * @return empty when its owner lives, or that cannot be told
   * @throws IOException when it cannot be opened
   */
  static Optional<Lock> take(Path file) throws IOException {
    return open(file, false, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  }

  private static Optional<Lock> open(Path file, boolean unlocked, OpenOption... options)
      throws IOException {
    if (!HELD.add(file)) {
      return Optional.empty();
    }
    FileChannel channel = null;
    boolean held = false;
    try {
      channel = FileChannel.open(file, options);
      held = locked(channel, unlocked) && Files.exists(file, LinkOption.NOFOLLOW_LINKS);
      return held ? Optional.of(new Lock(file, channel, keyOf(file))) : Optional.empty();
    } finally {
      if (!held) {
        letGo(file, channel);
      }
    }
  }

  private static boolean locked(FileChannel channel, boolean unlocked) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    } catch (ClosedByInterruptException e) {
      throw e;
    } catch (IOException e) {
      return unlocked;
    }
  }

  private static Object keyOf(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
        .fileKey();
  }

  /** Whether the file is still where it was made: nobody has deleted or replaced its folder. */
  boolean isIntact() {
    try {
      return Objects.equals(key, keyOf(file));
    } catch (IOException e) {
      return false;
    }
  }

  Path file() {
    return file;
  }

  /** Deletes the file and lets go of it. */
  @Override
  public void close() throws IOException {
    try {
      if (isIntact()) {
        Files.deleteIfExists(file);
      }
    } finally {
      letGo(file, channel);
    }
  }

  /** In this order: whoever opens the file next has it locked, and nothing closes it then. */
  private static void letGo(Path file, FileChannel channel) throws IOException {
    try {
      if (channel != null) {
        channel.close();
      }
    } finally {
      HELD.remove(file);
    }
  }
}
