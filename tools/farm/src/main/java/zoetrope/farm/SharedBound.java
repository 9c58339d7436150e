package zoetrope.farm;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * Keeps the entries of a shared cache folder within a size limit. The driver of each job lists the
 * folder on a separate thread: at the start, and whenever its workers have added a tenth of the
 * limit. Then it removes the least recently used entries.
 *
 * <p>Entries that were written or used during this driver's run are removed last, the newest first.
 * So if a video is larger than the limit, the segments of its beginning stay and are found by the
 * next run. The folder may exceed the limit by a tenth for each running driver; there is no lock.
 * An error here never fails a video: if a reader's entry was removed, the reader draws the segment.
 */
final class SharedBound implements AutoCloseable {
  /** The share of the limit that is left after entries are removed. */
  private static final double REMAINING_SHARE = 0.8;

  /** The share of the limit that may be added before the folder is listed again. */
  private static final double UNLISTED_SHARE = 0.1;

  /** Leftovers of killed writers are deleted at this age, in milliseconds. */
  private static final long MAX_AGE_MILLIS = TimeUnit.DAYS.toMillis(1);

  /** The largest difference, in milliseconds, between the clocks of machines. */
  private static final long MAX_CLOCK_SKEW_MILLIS = TimeUnit.SECONDS.toMillis(10);

  private static final long PATIENCE_SECONDS = 30;
  private static final Pattern FOLDER = Pattern.compile("[0-9a-f]{2}");
  private static final Pattern ENTRY = Pattern.compile("[0-9a-f]{64}");

  private final Path folder;
  private final FileContext files;
  private final long maxBytes;

  /** Entries with a later time belong to this driver's run. */
  private final long begin = System.currentTimeMillis() - MAX_CLOCK_SKEW_MILLIS;

  private final AtomicLong unseen = new AtomicLong();
  private final AtomicLong removed = new AtomicLong();
  private final AtomicBoolean waiting = new AtomicBoolean();
  private final ExecutorService looking =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "zoetrope-bound");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * Starts to limit a folder.
   *
   * @param maxBytes the limit of all entries together, in bytes
   */
  SharedBound(Path folder, FileContext files, long maxBytes) {
    this.folder = folder;
    this.files = files;
    this.maxBytes = maxBytes;
    look();
  }

  /** Counts the bytes that a worker has written. */
  void added(long bytes) {
    if (unseen.addAndGet(bytes) > maxBytes * UNLISTED_SHARE) {
      look();
    }
  }

  private void look() {
    if (waiting.compareAndSet(false, true)) {
      looking.execute(
          () -> {
            waiting.set(false);
            unseen.set(0);
            try {
              shrink();
            } catch (IOException | RuntimeException e) {
              // The folder stays too large until it is listed again, here or by another driver.
              return;
            }
          });
    }
  }

  /** Removes entries beyond the limit. Files with other names stay. */
  private void shrink() throws IOException {
    List<FileStatus> entries = new ArrayList<>();
    RemoteIterator<FileStatus> folders = files.listStatus(folder);
    while (folders.hasNext()) {
      FileStatus part = folders.next();
      if (part.isDirectory() && FOLDER.matcher(part.getPath().getName()).matches()) {
        list(part.getPath(), entries);
      }
    }
    long sum = entries.stream().mapToLong(FileStatus::getLen).sum();
    if (sum <= maxBytes) {
      return;
    }
    entries.sort(this::compare);
    for (FileStatus entry : entries) {
      if (sum <= maxBytes * REMAINING_SHARE || Thread.currentThread().isInterrupted()) {
        return;
      }
      if (delete(entry)) {
        removed.incrementAndGet();
      }
      sum -= entry.getLen();
    }
  }

  /** Compares entries by the order of their removal. */
  private int compare(FileStatus a, FileStatus b) {
    boolean recent = a.getModificationTime() > begin;
    if (recent != b.getModificationTime() > begin) {
      return recent ? 1 : -1;
    }
    Comparator<FileStatus> oldest =
        Comparator.comparingLong(FileStatus::getModificationTime)
            .thenComparing(entry -> entry.getPath().getName());
    return (recent ? oldest.reversed() : oldest).compare(a, b);
  }

  private void list(Path part, List<FileStatus> entries) throws IOException {
    RemoteIterator<FileStatus> all = files.listStatus(part);
    while (all.hasNext()) {
      FileStatus file = all.next();
      String name = file.getPath().getName();
      if (file.isFile() && ENTRY.matcher(name).matches()) {
        entries.add(file);
      } else if (file.isFile()
          && PartFile.isName(name)
          && file.getModificationTime() < System.currentTimeMillis() - MAX_AGE_MILLIS) {
        delete(file);
      }
    }
  }

  /** Deletes a file, which another driver may have deleted already. */
  private boolean delete(FileStatus file) throws IOException {
    try {
      return files.delete(file.getPath(), false);
    } catch (FileNotFoundException e) {
      return false;
    }
  }

  /** Returns the number of removed entries. */
  long removed() {
    return removed.get();
  }

  /**
   * Lists the folder a last time if anything was added. If that takes too long, it is left to the
   * next driver.
   */
  @Override
  public void close() {
    if (unseen.get() > 0) {
      look();
    }
    looking.shutdown();
    try {
      if (!looking.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        looking.shutdownNow();
      }
    } catch (InterruptedException e) {
      looking.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
