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
 * A temporary file next to its target on a Hadoop file system. When this process shuts down, the
 * file is deleted unless it is completed soon.
 */
final class PartFile implements AutoCloseable {
  /**
   * The time in milliseconds that a process which is shutting down waits for the file. It is
   * shorter than the time that the command line waits for all unfinished files.
   */
  static final long PATIENCE_MILLIS = 12_000;

  /** Leftovers of killed processes are deleted at this age, in milliseconds. */
  private static final long MAX_AGE_MILLIS = TimeUnit.DAYS.toMillis(1);

  private static final Pattern NAME = Pattern.compile("\\.zoetrope-[0-9a-f-]{36}\\.part");

  private final FileContext files;
  private final Path path;
  private final CountDownLatch over = new CountDownLatch(1);
  private final Thread atEnd;

  /**
   * Watches the file at {@code path}, which need not exist yet, until {@link #close}.
   *
   * @throws IOException if this process is shutting down already
   */
  PartFile(FileContext files, Path path, long patienceMillis) throws IOException {
    this.files = files;
    this.path = path;
    this.atEnd = new Thread(() -> end(patienceMillis), "zoetrope-part");
    try {
      Runtime.getRuntime().addShutdownHook(atEnd);
    } catch (IllegalStateException e) {
      throw new IOException("this process is shutting down", e);
    }
  }

  /** Returns a unique temporary name next to a file. */
  static Path beside(Path file) {
    return new Path(file.getParent(), ".zoetrope-" + UUID.randomUUID() + ".part");
  }

  Path path() {
    return path;
  }

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

  /** Stops watching the file, which is complete and renamed, or deleted. */
  @Override
  public void close() {
    over.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(atEnd);
    } catch (IllegalStateException e) {
      return; // The process is shutting down. Its hook has just stopped waiting.
    }
  }

  /**
   * Deletes the leftovers of killed processes in a folder, by the clock of its file system. Files
   * that cannot be deleted stay.
   *
   * @param newFile a file that was just created there
   */
  static void clear(FileContext files, Path newFile) {
    try {
      long now = files.getFileStatus(newFile).getModificationTime();
      RemoteIterator<FileStatus> all = files.listStatus(newFile.getParent());
      while (all.hasNext()) {
        FileStatus file = all.next();
        if (file.isFile()
            && isName(file.getPath().getName())
            && file.getModificationTime() < now - MAX_AGE_MILLIS) {
          delete(files, file.getPath());
        }
      }
    } catch (IOException e) {
      return; // A folder that cannot be listed is not cleaned. Nothing depends on it.
    }
  }

  /** Deletes a file if possible. */
  static void delete(FileContext files, Path file) {
    try {
      files.delete(file, false);
    } catch (IOException e) {
      return; // The file never existed, or its file system cannot be reached any more.
    }
  }
}
