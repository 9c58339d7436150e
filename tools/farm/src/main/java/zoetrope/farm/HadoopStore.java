package zoetrope.farm;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import zoetrope.render.cache.SharedStore;

/**
 * Encoded segments in a folder of any Hadoop file system. A {@link SharedBound} removes the least
 * recently used ones.
 */
final class HadoopStore implements SharedStore {
  /**
   * How long the store is not used after an error. An attempt to reach a failed store takes
   * seconds, as long as drawing the frames.
   */
  private static final long REST_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final Path folder;
  private final FileContext files;
  private final AtomicLong unusedUntil = new AtomicLong(System.nanoTime() - 1);

  /**
   * Opens the store at an address and creates its folder if it is missing.
   *
   * @throws IOException if it cannot be reached
   */
  HadoopStore(String address, Configuration configuration) throws IOException {
    this.folder = HadoopFiles.path(address, configuration);
    this.files = HadoopFiles.open(folder, configuration);
    files.mkdir(folder, FsPermission.getDirDefault(), true);
    // Entries have their own checksums. Damaged ones are counted and drawn again.
    files.setVerifyChecksum(false, folder);
  }

  @Override
  public Optional<byte[]> read(String key) throws IOException {
    Path file = file(key);
    requireRested();
    try (InputStream in = files.open(file)) {
      byte[] content = in.readAllBytes();
      touch(file);
      return Optional.of(content);
    } catch (FileNotFoundException e) {
      return Optional.empty();
    } catch (IOException e) {
      rest();
      throw e;
    }
  }

  @Override
  public void write(String key, byte[] content) throws IOException {
    requireRested();
    try {
      HadoopFiles.write(files, file(key), out -> out.write(content));
    } catch (IOException e) {
      rest();
      throw e;
    }
  }

  private void rest() {
    unusedUntil.set(System.nanoTime() + REST_NANOS);
  }

  private void requireRested() throws IOException {
    if (System.nanoTime() - unusedUntil.get() < 0) {
      throw new IOException(folder + " failed in the last minute, so it is not used now");
    }
  }

  /**
   * Records that an entry was just used, by its modification time. An object store cannot change
   * this time.
   */
  private void touch(Path file) {
    try {
      files.setTimes(file, System.currentTimeMillis(), -1);
    } catch (IOException | RuntimeException e) {
      // The entry was removed, or it keeps its old time and is removed sooner than necessary.
      return;
    }
  }

  /** Limits the size of all entries together, in bytes, until the result is closed. */
  SharedBound bound(long maxBytes) {
    return new SharedBound(folder, files, maxBytes);
  }

  private Path file(String key) {
    return new Path(new Path(folder, key.substring(0, 2)), key);
  }
}
