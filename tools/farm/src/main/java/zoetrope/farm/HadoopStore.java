package zoetrope.farm;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
import zoetrope.render.SharedStore;

/**
 * Coded segments in a folder of any file system of Hadoop's. Nothing is removed: a bucket's own
 * rules, or a clearing now and then, keep it small.
 */
final class HadoopStore implements SharedStore {
  private final Path folder;
  private final FileContext files;

  /**
   * A store at an address; its folder is made unless it is there.
   *
   * @throws IOException when it cannot be reached
   */
  HadoopStore(String address, Configuration configuration) throws IOException {
    this.folder = new Path(address);
    this.files = FileContext.getFileContext(folder.toUri(), configuration);
    files.mkdir(folder, FsPermission.getDirDefault(), true);
    // Entries have sums of their own; what these find is counted, and drawn anew.
    files.setVerifyChecksum(false, folder);
  }

  @Override
  public Optional<byte[]> read(String key) throws IOException {
    try (InputStream in = files.open(file(key))) {
      return Optional.of(in.readAllBytes());
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  @Override
  public void write(String key, byte[] content) throws IOException {
    HadoopFiles.write(files, file(key), out -> out.write(content));
  }

  private Path file(String key) {
    return new Path(new Path(folder, key.substring(0, 2)), key);
  }
}
