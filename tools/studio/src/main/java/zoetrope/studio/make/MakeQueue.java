package zoetrope.studio.make;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.result.UsageException;

/** The queue of jobs. They run one after the other, because each uses all cores. */
public final class MakeQueue implements AutoCloseable {
  private static final int MAX_WAITING = 500;

  private static final int MAX_FINISHED = 30;

  private final Path folder;
  private final ExecutorService worker;
  private final SegmentCache cache;
  private final List<MakeJob> jobs = new ArrayList<>();
  private int last;

  /** Creates a queue that writes files into {@code folder}; videos use {@code cache}. */
  public MakeQueue(Path folder, ThreadFactory threads, SegmentCache cache) {
    this.folder = folder.toAbsolutePath().normalize();
    this.cache = cache;
    this.worker = Executors.newSingleThreadExecutor(threads);
  }

  public Path folder() {
    return folder;
  }

  /**
   * Adds a job at the end.
   *
   * @throws UsageException if too many jobs wait, or an unfinished one has the same target
   */
  public synchronized Map<String, Object> add(MakeOrder order) {
    long waiting = jobs.stream().filter(job -> !job.isOver()).count();
    UsageException.require(
        waiting < MAX_WAITING, "%s jobs are waiting: wait for some, or cancel them", waiting);
    if (jobs.stream().anyMatch(job -> !job.isOver() && job.target().equals(order.target()))) {
      throw new UsageException(
          folder.relativize(order.target()) + " is being made already: choose another name");
    }
    while (jobs.size() - waiting >= MAX_FINISHED) {
      jobs.remove(jobs.stream().filter(MakeJob::isOver).findFirst().orElseThrow());
    }
    MakeJob job = new MakeJob(++last, order, cache);
    jobs.add(job);
    worker.execute(job::run);
    return job.message(folder);
  }

  /** Cancels a job, or removes a finished one from the list. */
  public synchronized Map<String, Object> cancel(JsonNode call) {
    MakeJob job = find(call.path("job").asInt());
    if (job.isOver()) {
      jobs.remove(job);
    } else {
      job.cancel();
    }
    return job.message(folder);
  }

  /** Returns the messages about all jobs, the newest last. */
  public synchronized List<Map<String, Object>> messages() {
    return jobs.stream().map(job -> job.message(folder)).toList();
  }

  /** Returns a finished file of a job by its index; empty if there is none. */
  public synchronized Optional<Path> file(int id, int number) {
    return jobs.stream()
        .filter(job -> job.id() == id && job.status() == MakeJob.Status.DONE)
        .flatMap(job -> job.files().stream().skip(number).limit(1))
        .findFirst();
  }

  private MakeJob find(int id) {
    return jobs.stream()
        .filter(job -> job.id() == id)
        .findFirst()
        .orElseThrow(() -> new UsageException("there is no job " + id + " any more"));
  }

  @Override
  public void close() {
    synchronized (this) {
      jobs.forEach(MakeJob::cancel);
    }
    worker.shutdown();
  }
}
