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
 * A file that a process has locked and deletes on close. The system releases the lock when the
 * process ends, even if it is killed.
 *
 * <p>A process may open such a file only once: when any of its descriptors is closed, POSIX
 * releases all locks that the process has on the file. This class therefore tracks the files that
 * are held.
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
   * Creates a file, unless it exists, and locks it. If locks are not supported, as on some network
   * drives, the existence of the file marks it as in use.
   *
   * @param file a file in a folder without links
   * @param mustBeNew whether the file must not exist yet
   * @return empty when another process or thread has locked it
   * @throws IOException when it cannot be created
   */
  static Optional<Lock> make(Path file, boolean mustBeNew) throws IOException {
    OpenOption create = mustBeNew ? StandardOpenOption.CREATE_NEW : StandardOpenOption.CREATE;
    return open(file, true, create, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Locks a file that another process has left.
   *
   * @return empty when its owner is alive, or when this cannot be determined
   * @throws IOException when it cannot be opened
   */
  static Optional<Lock> take(Path file) throws IOException {
    return open(file, false, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
  }

  private static Optional<Lock> open(Path file, boolean acceptsUnlocked, OpenOption... options)
      throws IOException {
    if (!HELD.add(file)) {
      return Optional.empty();
    }
    FileChannel channel = null;
    boolean held = false;
    try {
      channel = FileChannel.open(file, options);
      held = locked(channel, acceptsUnlocked) && Files.exists(file, LinkOption.NOFOLLOW_LINKS);
      return held ? Optional.of(new Lock(file, channel, keyOf(file))) : Optional.empty();
    } finally {
      if (!held) {
        release(file, channel);
      }
    }
  }

  private static boolean locked(FileChannel channel, boolean acceptsUnlocked) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    } catch (ClosedByInterruptException e) {
      throw e;
    } catch (IOException e) {
      return acceptsUnlocked;
    }
  }

  private static Object keyOf(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
        .fileKey();
  }

  /** Whether the created file still exists, and its folder was not deleted or replaced. */
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

  /** Deletes the file and releases the lock. */
  @Override
  public void close() throws IOException {
    try {
      if (isIntact()) {
        Files.deleteIfExists(file);
      }
    } finally {
      release(file, channel);
    }
  }

  /**
   * Closes the file before it can be locked again in this process. If this process locked the file
   * first, closing it would release the new lock too.
   */
  private static void release(Path file, FileChannel channel) throws IOException {
    try {
      if (channel != null) {
        channel.close();
      }
    } finally {
      HELD.remove(file);
    }
  }
}
