package zoetrope.internal.render.cache;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The limit of the total size of a store's entries. A file that all processes share contains this
 * total. Only a process whose new entry would exceed the limit lists the entries. It then removes
 * more entries than necessary, so that later entries fit, too. The total is never too small,
 * because an entry gets its final name only while its size is added. Entries that other code
 * removes still count until the next listing.
 *
 * @param file contains the total
 */
record StoreBound(Path file, EntryFolder entries, long maxBytes) {
  /** After entries are removed, the remaining entries have at most this share of the limit. */
  private static final double MAX_SHARE_AFTER_REMOVAL = 0.8;

  /**
   * A value for an unknown total: the process that reads it must add up the sizes of the entries.
   */
  private static final long UNKNOWN = -1;

  private static final int TRIES = 100;
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /**
   * The lock that lets only one thread of this process open the file at a time. It is needed
   * because POSIX releases all locks of a process on a file when the process closes the file.
   */
  private static final Object IN_THIS_PROCESS = new Object();

  /**
   * Adds a new entry of {@code bytes} bytes to the total, removes other entries if necessary, and
   * calls {@code put} to give the entry its final name. All this happens under the lock.
   *
   * @throws IOException if the entry is too large, if another process holds the lock for too long,
   *     or if {@code put} fails
   */
  void admit(long bytes, Placement put) throws IOException {
    if (bytes > maxBytes * MAX_SHARE_AFTER_REMOVAL) {
      throw new IOException("an entry of " + bytes + " bytes for a cache of " + maxBytes);
    }
    synchronized (IN_THIS_PROCESS) {
      try (FileChannel channel = open()) {
        lock(channel);
        long count = read(channel);
        // If the process is killed before it writes the new total, the next process reads UNKNOWN.
        write(channel, UNKNOWN);
        boolean fits = count >= 0 && count <= maxBytes - bytes;
        long others =
            fits ? count : entries.shrink((long) (maxBytes * MAX_SHARE_AFTER_REMOVAL) - bytes);
        put.run();
        write(channel, others + bytes);
      }
    }
  }

  /**
   * Removes all entries.
   *
   * @throws IOException if they cannot be removed
   */
  void clear() throws IOException {
    synchronized (IN_THIS_PROCESS) {
      try (FileChannel channel = open()) {
        lock(channel);
        write(channel, UNKNOWN);
        write(channel, entries.shrink(0));
      }
    }
  }

  interface Placement {
    void run() throws IOException;
  }

  private FileChannel open() throws IOException {
    return FileChannel.open(
        file,
        StandardOpenOption.CREATE,
        StandardOpenOption.READ,
        StandardOpenOption.WRITE,
        LinkOption.NOFOLLOW_LINKS);
  }

  private static void lock(FileChannel channel) throws IOException {
    for (int i = 0; i < TRIES; i++) {
      try {
        if (channel.tryLock() != null) {
          return;
        }
      } catch (OverlappingFileLockException e) {
        // A copy of this class, from another class loader of this process, holds the lock for a
        // short time.
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    throw new IOException("another process counts the entries of the cache and does not end");
  }

  private static long read(FileChannel channel) throws IOException {
    ByteBuffer number = ByteBuffer.allocate(Long.BYTES);
    return channel.read(number, 0) == Long.BYTES ? number.getLong(0) : UNKNOWN;
  }

  private static void write(FileChannel channel, long count) throws IOException {
    ByteBuffer number = ByteBuffer.allocate(Long.BYTES).putLong(0, count);
    channel.write(number, 0);
  }
}
