package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** A folder reserved for a single run while that run writes many files to it. */
public final class ExclusiveFolder implements AutoCloseable {
  private static final String NAME = ".zoetrope-pictures.lock";

  private final Lock lock;
  private final Lease lease;

  private ExclusiveFolder(Lock lock, Lease lease) {
    this.lock = lock;
    this.lease = lease;
  }

  /**
   * Claims a folder.
   *
   * @return empty when another run is using it
   * @throws IOException when nothing can be written to it
   */
  public static Optional<ExclusiveFolder> claim(Path folder) throws IOException {
    Path real = folder.toRealPath();
    Optional<Lock> lock = Lock.make(real.resolve(NAME), false);
    if (lock.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(new ExclusiveFolder(lock.get(), Lease.on(real)));
    } catch (IOException e) {
      lock.get().close();
      throw e;
    }
  }

  /** Whether the claimed folder still exists, and was not deleted and recreated. */
  public boolean isIntact() {
    return lock.isIntact();
  }

  @Override
  public void close() {
    try (lock) {
      lease.close();
    } catch (IOException e) {
      // The system releases the locks when this process ends. The next process deletes their files.
      return;
    }
  }
}
