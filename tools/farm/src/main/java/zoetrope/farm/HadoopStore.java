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
import zoetrope.render.SharedStore;

/**
 * Coded segments in a folder of any file system of Hadoop's, of which a {@link SharedBound} removes
 * those that were used longest ago.
 */
final class HadoopStore implements SharedStore {
  /** For so long nobody is asked who did not answer: to ask takes seconds, and so does to draw. */
  private static final long REST_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final Path folder;
  private final FileContext files;
  private final AtomicLong resting = new AtomicLong(System.nanoTime() - 1);

  /**
   * A store at an address; its folder is made unless it is there.
   *
   * @throws IOException when it cannot be reached
   */
  HadoopStore(String address, Configuration configuration) throws IOException {
    this.folder = HadoopFiles.path(address, configuration);
    this.files = HadoopFiles.open(folder, configuration);
    files.mkdir(folder, FsPermission.getDirDefault(), true);
    // Entries have sums of their own; what these find is counted, and drawn anew.
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
    resting.set(System.nanoTime() + REST_NANOS);
  }

  private void requireRested() throws IOException {
    if (System.nanoTime() - resting.get() < 0) {
      throw new IOException(folder + " did not answer a moment ago");
    }
  }

  /** Says that an entry was used just now; in a store of objects the time of writing stays. */
  private void touch(Path file) {
    try {
      files.setTimes(file, System.currentTimeMillis(), -1);
    } catch (IOException | RuntimeException e) {
      // It was removed meanwhile, or goes sooner than it might.
      return;
    }
  }

  /** Keeps the entries within a number of bytes until it is closed. */
  SharedBound bound(long most) {
    return new SharedBound(folder, files, most);
  }

  private Path file(String key) {
    return new Path(new Path(folder, key.substring(0, 2)), key);
  }
}
