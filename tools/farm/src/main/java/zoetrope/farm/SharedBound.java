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
 * Keeps the entries of a shared folder within a bound. The driver of each job does so, on a thread
 * of its own: it looks at the folder in the beginning, and again when its workers have added a
 * tenth of the bound, and removes those that were used longest ago. What was written or used since
 * this driver began goes last, and of that the newest first: so what is larger than the bound does
 * not drive out its own beginning, and is found as far as it fits. The folder has at most a tenth
 * more for each driver that runs, without any lock. Whatever fails here costs no film; who reads an
 * entry that is just removed draws it.
 */
final class SharedBound implements AutoCloseable {
  /** What is left when room is made, as a part of the bound. */
  private static final double LEFT = 0.8;

  /** So much may be added, as a part of the bound, before the folder is looked at again. */
  private static final double UNSEEN = 0.1;

  /** What is left of a writer that was killed goes after so many milliseconds. */
  private static final long FORGOTTEN = TimeUnit.DAYS.toMillis(1);

  /** The clocks of machines differ by so many milliseconds at most. */
  private static final long SKEW = TimeUnit.SECONDS.toMillis(10);

  private static final long PATIENCE_SECONDS = 30;
  private static final Pattern FOLDER = Pattern.compile("[0-9a-f]{2}");
  private static final Pattern ENTRY = Pattern.compile("[0-9a-f]{64}");

  private final Path folder;
  private final FileContext files;
  private final long most;

  /** What was written or used after this time is of this driver's run. */
  private final long begin = System.currentTimeMillis() - SKEW;

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
   * A bound for a folder, which is looked at soon.
   *
   * @param most how many bytes its entries may have together
   */
  SharedBound(Path folder, FileContext files, long most) {
    this.folder = folder;
    this.files = files;
    this.most = most;
    look();
  }

  /** Counts what somebody has written. */
  void added(long bytes) {
    if (unseen.addAndGet(bytes) > most * UNSEEN) {
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
              // It stays too large until the next look, here or by another driver.
              return;
            }
          });
    }
  }

  /** Removes what is too much; names that are not of a store's own stay. */
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
    if (sum <= most) {
      return;
    }
    entries.sort(this::compare);
    for (FileStatus entry : entries) {
      if (sum <= most * LEFT || Thread.currentThread().isInterrupted()) {
        return;
      }
      if (delete(entry)) {
        removed.incrementAndGet();
      }
      sum -= entry.getLen();
    }
  }

  /** Those before others that are to go sooner. */
  private int compare(FileStatus a, FileStatus b) {
    boolean own = a.getModificationTime() > begin;
    if (own != b.getModificationTime() > begin) {
      return own ? 1 : -1;
    }
    Comparator<FileStatus> oldest =
        Comparator.comparingLong(FileStatus::getModificationTime)
            .thenComparing(entry -> entry.getPath().getName());
    return (own ? oldest.reversed() : oldest).compare(a, b);
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
          && file.getModificationTime() < System.currentTimeMillis() - FORGOTTEN) {
        delete(file);
      }
    }
  }

  /** Another driver may have done so already. */
  private boolean delete(FileStatus file) throws IOException {
    try {
      return files.delete(file.getPath(), false);
    } catch (FileNotFoundException e) {
      return false;
    }
  }

  /** How many entries were removed. */
  long removed() {
    return removed.get();
  }

  /** Looks a last time, if anything was added; what takes long is left to the next driver. */
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
