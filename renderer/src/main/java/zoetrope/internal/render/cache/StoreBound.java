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
 * Keeps the entries of a store within a limit. A file that all processes share contains their total
 * size. Only a process that exceeds the limit lists the entries, and then removes enough of them to
 * make room for a while. The total is never too small: an entry is renamed while it is counted, and
 * removed entries stay counted until the next listing.
 */
final class StoreBound {
  /** The share of the limit that is left after entries are removed. */
  private static final double LEFT = 0.8;

  /** A value instead of a total: the reader must count. */
  private static final long UNKNOWN = -1;

  private static final int TRIES = 100;
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** A process must open such a file only once, because of the rules of POSIX locks. */
  private static final Object IN_THIS_PROCESS = new Object();

  private final Path file;
  private final EntryFolder entries;
  private final long most;

  /** Creates a limit of {@code most} bytes with the total in {@code file}. */
  StoreBound(Path file, EntryFolder entries, long most) {
    this.file = file;
    this.entries = entries;
    this.most = most;
  }

  /** Returns the limit in bytes. */
  long most() {
    return most;
  }

  /**
   * Counts an entry, makes room for it, and renames it under the lock.
   *
   * @throws IOException if there cannot be room for it, if the lock is not released, or if {@code
   *     put} fails
   */
  void admit(long bytes, Placement put) throws IOException {
    if (bytes > most * LEFT) {
      throw new IOException("an entry of " + bytes + " bytes for a cache of " + most);
    }
    synchronized (IN_THIS_PROCESS) {
      try (FileChannel channel = open()) {
        lock(channel);
        long count = read(channel);
        write(channel, UNKNOWN); // In case this process is killed here.
        boolean fits = count >= 0 && count <= most - bytes;
        long others = fits ? count : entries.shrink((long) (most * LEFT) - bytes);
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

  /** Renames a file to its final name. */
  interface Placement {
    /** Does so. */
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

  /** Locks the file until the channel is closed. */
  private static void lock(FileChannel channel) throws IOException {
    for (int i = 0; i < TRIES; i++) {
      try {
        if (channel.tryLock() != null) {
          return;
        }
      } catch (OverlappingFileLockException e) {
        // Another class loader of this process holds the lock, for a short time.
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
