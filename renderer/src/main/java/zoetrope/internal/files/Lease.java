package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Marks unfinished files in a folder as those of this process. While a lease is held, there is a
 * locked file next to them. The first lease on a folder deletes the unfinished files of killed
 * processes.
 */
public final class Lease implements AutoCloseable {
  private static final int MAX_RANKS = 10_000;
  private static final Map<Path, Lease> HELD = new HashMap<>();

  private final Path folder;
  private final Owner owner;
  private final Lock lock;
  private int holders;
  private long partCount;

  private Lease(Path folder, Owner owner, Lock lock) {
    this.folder = folder;
    this.owner = owner;
    this.lock = lock;
  }

  /**
   * Returns this process's lease on a folder. It must be closed once for each call.
   *
   * @throws IOException when nothing can be written to the folder
   */
  public static Lease on(Path folder) throws IOException {
    Path real = folder.toRealPath();
    synchronized (HELD) {
      Lease lease = HELD.get(real);
      if (lease == null || !lease.isIntact()) {
        lease = open(real);
        HELD.put(real, lease);
        Leftovers.clear(real, lease.lock.file());
      }
      lease.holders++;
      return lease;
    }
  }

  private static Lease open(Path real) throws IOException {
    for (int rank = 0; rank < MAX_RANKS; rank++) {
      Owner owner = Owner.ofThis(rank);
      try {
        Optional<Lock> lock = Lock.make(real.resolve(owner.lockName()), true);
        if (lock.isPresent()) {
          return new Lease(real, owner, lock.get());
        }
      } catch (FileAlreadyExistsException e) {
        continue; // A process with the same id, perhaps in another container, made this lock.
      }
    }
    throw new IOException("it is full of files that begin with .zoetrope; delete them");
  }

  /**
   * Creates a new unfinished file; the caller must rename or delete it.
   *
   * @throws IOException when the file cannot be created
   */
  public Path newPart() throws IOException {
    Path part;
    synchronized (HELD) {
      part = folder.resolve(owner.partName(partCount++));
    }
    return Files.createFile(part);
  }

  /** Whether the folder of this lease still exists, and was not deleted and recreated. */
  public boolean isIntact() {
    return lock.isIntact();
  }

  /** Deletes the lock file when Java exits, for a lease that is held until then. */
  void deleteLockAtExit() {
    TemporaryFile.deleteAtExit(lock.file());
  }

  /**
   * Releases a lease. Does nothing if it is null. If the release fails, the lock file stays, and
   * the next process that takes a lease on the folder deletes it.
   */
  public static void release(Lease lease) {
    try {
      if (lease != null) {
        lease.close();
      }
    } catch (IOException e) {
      return;
    }
  }

  /** Releases the lease. The last holder deletes the lock file. */
  @Override
  public void close() throws IOException {
    synchronized (HELD) {
      holders--;
      if (holders == 0) {
        HELD.remove(folder, this);
        lock.close();
      }
    }
  }
}
