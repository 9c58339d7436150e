package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Says that unfinished files in a folder are this process's: while a lease is held, a locked file
 * stands beside them. The first lease on a folder clears away what processes have left there that
 * were killed.
 */
public final class Lease implements AutoCloseable {
  private static final int MOST_RANKS = 10_000;
  private static final Map<Path, Lease> HELD = new HashMap<>();

  private final Path folder;
  private final Owner owner;
  private final Lock lock;
  private int holders;
  private long parts;

  private Lease(Path folder, Owner owner, Lock lock) {
    this.folder = folder;
    this.owner = owner;
    this.lock = lock;
  }

  /**
   * This process's lease on a folder, to be closed as often as it is asked for.
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
    for (int rank = 0; rank < MOST_RANKS; rank++) {
      Owner owner = Owner.ofThis(rank);
      try {
        Optional<Lock> lock = Lock.make(real.resolve(owner.lockName()), true);
        if (lock.isPresent()) {
          return new Lease(real, owner, lock.get());
        }
      } catch (FileAlreadyExistsException e) {
        continue; // Of a process that had the same number, here or in another container.
      }
    }
    throw new IOException("it is full of files that begin with .zoetrope; delete them");
  }

  /**
   * Makes a new unfinished file, which is its maker's to rename or delete.
   *
   * @throws IOException when that cannot be done
   */
  public Path newPart() throws IOException {
    Path part;
    synchronized (HELD) {
      part = folder.resolve(owner.partName(parts++));
    }
    return Files.createFile(part);
  }

  /** Whether the folder is still the one in which this lease was taken. */
  public boolean isIntact() {
    return lock.isIntact();
  }

  /** Has the mark of a lease that is held as long as Java runs taken away by Java's end. */
  void keepToTheEnd() {
    TemporaryFile.deleteAtTheEnd(lock.file());
  }

  /** Gives the lease back. The last holder takes its mark away. */
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
