package zoetrope.farm;

import java.io.IOException;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * A file that is written beside the one that it becomes, at a file system of Hadoop's. Where this
 * process is asked to end it goes, if it is not whole soon.
 */
final class PartFile implements AutoCloseable {
  /** How long a process that ends waits for it: less than the command line does for all. */
  static final long PATIENCE_MILLIS = 12_000;

  /** What is left of a process that was killed goes after so many milliseconds. */
  private static final long FORGOTTEN = TimeUnit.DAYS.toMillis(1);

  private static final Pattern NAME = Pattern.compile("\\.zoetrope-[0-9a-f-]{36}\\.part");

  private final FileContext files;
  private final Path path;
  private final CountDownLatch over = new CountDownLatch(1);
  private final Thread atEnd;

  /**
   * One that is watched until it is closed.
   *
   * @throws IOException when this process ends already
   */
  PartFile(FileContext files, Path path, long patienceMillis) throws IOException {
    this.files = files;
    this.path = path;
    this.atEnd = new Thread(() -> end(patienceMillis), "zoetrope-part");
    try {
      Runtime.getRuntime().addShutdownHook(atEnd);
    } catch (IllegalStateException e) {
      throw new IOException("this process ends", e);
    }
  }

  /** A name beside a file that nobody else takes. */
  static Path beside(Path file) {
    return new Path(file.getParent(), ".zoetrope-" + UUID.randomUUID() + ".part");
  }

  Path path() {
    return path;
  }

  /** Whether a file of this name was never whole. */
  static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  private void end(long patienceMillis) {
    try {
      if (!over.await(patienceMillis, TimeUnit.MILLISECONDS)) {
        delete(files, path);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** It is whole and has its name, or is gone. */
  @Override
  public void close() {
    over.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(atEnd);
    } catch (IllegalStateException e) {
      return; // The process ends, and has just been told not to wait.
    }
  }

  /**
   * Deletes what processes that were killed have left in a folder, by the clock of its own file
   * system; what cannot be deleted stays.
   *
   * @param own a file made there just now
   */
  static void clear(FileContext files, Path own) {
    try {
      long now = files.getFileStatus(own).getModificationTime();
      RemoteIterator<FileStatus> all = files.listStatus(own.getParent());
      while (all.hasNext()) {
        FileStatus file = all.next();
        if (file.isFile()
            && isName(file.getPath().getName())
            && file.getModificationTime() < now - FORGOTTEN) {
          delete(files, file.getPath());
        }
      }
    } catch (IOException e) {
      return; // A folder that cannot be looked into is not cleared; nothing depends on it.
    }
  }

  /** Deletes a file if that can be done. */
  static void delete(FileContext files, Path file) {
    try {
      files.delete(file, false);
    } catch (IOException e) {
      return; // It was never there, or cannot be reached any more.
    }
  }
}
