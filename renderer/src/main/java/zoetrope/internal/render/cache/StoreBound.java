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
 * Keeps the entries of a store within a bound. How many bytes they have stands in a file that all
 * processes share, so that only who goes beyond the bound looks at the entries themselves, and then
 * removes enough of them to make room for a while. The number is never too small: an entry gets its
 * name while it is counted, and what is gone stays counted until somebody looks.
 */
final class StoreBound {
  /** What is left when room is made, as a part of the bound. */
  private static final double LEFT = 0.8;

  /** In place of a number: who reads it has to count. */
  private static final long UNKNOWN = -1;

  private static final int TRIES = 100;
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

  /** A process may have such a file open once only, as POSIX has it with locks. */
  private static final Object IN_THIS_PROCESS = new Object();

  private final Path file;
  private final EntryFolder entries;
  private final long most;

  /** A bound of {@code most} bytes, which is counted in {@code file}. */
  StoreBound(Path file, EntryFolder entries, long most) {
    this.file = file;
    this.entries = entries;
    this.most = most;
  }

  /** The bound in bytes. */
  long most() {
    return most;
  }

  /**
   * Counts an entry, makes room for it, and has it put under its name meanwhile.
   *
   * @throws IOException when there cannot be room for it, when who counts does not come to an end,
   *     or when {@code put} fails
   */
  void admit(long bytes, Placement put) throws IOException {
    if (bytes > most * LEFT) {
      throw new IOException("an entry of " + bytes + " bytes for a cache of " + most);
    }
    synchronized (IN_THIS_PROCESS) {
      try (FileChannel channel = open()) {
        lock(channel);
        long count = read(channel);
        write(channel, UNKNOWN); // For whoever comes after one that is killed here.
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
   * @throws IOException when they cannot be removed
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

  /** Gives a file its name. */
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
        // Another class loader's; it is over soon, too.
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
