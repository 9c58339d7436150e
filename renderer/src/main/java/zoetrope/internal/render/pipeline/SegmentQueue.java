package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * A queue of the frames of one segment, from the stage to a worker. The worker may begin before the
 * stage has reached the segment's end. One thread adds frames, and one thread takes them.
 */
public final class SegmentQueue {
  private final PipelineMonitor monitor;
  private final WeightedSemaphore memory;
  private final Deque<Entry> entries = new ArrayDeque<>();
  private long start = -1;
  private long held;
  private boolean ended;
  private String hash;

  private record Entry(FrameRun run, long permits) {}

  /**
   * Creates a queue. Each frame takes permits of {@code memory}, one for each estimated byte, until
   * a worker takes the frame.
   */
  SegmentQueue(PipelineMonitor monitor, WeightedSemaphore memory) {
    this.monitor = monitor;
    this.memory = memory;
  }

  void put(FrameRun run, long weight) {
    long permits = memory.acquire(weight);
    synchronized (monitor) {
      start = start < 0 ? run.number() : start;
      held += permits;
      boolean isAwaited = entries.isEmpty();
      entries.add(new Entry(run, permits));
      if (isAwaited) {
        monitor.notifyAll();
      }
    }
  }

  /** Ends the queue with the hash of all frames; null if hashes are not needed. */
  void end(String whole) {
    synchronized (monitor) {
      hash = whole;
      ended = true;
      monitor.notifyAll();
    }
  }

  /**
   * Waits until all frames of the segment are added, and returns their hash. Must be called before
   * the first frame is taken. Returns empty, without waiting longer, if there is no memory for all
   * frames, or if hashes are not needed.
   *
   * @throws java.util.concurrent.CancellationException after a failure, or if the thread is
   *     interrupted
   */
  Optional<String> awaitHash() {
    synchronized (monitor) {
      while (!ended && !memory.isFullOf(held)) {
        monitor.awaitChange();
      }
      return Optional.ofNullable(hash);
    }
  }

  /**
   * Returns the hash of all frames. Must be called after the last frame was taken, or after {@link
   * #awaitHash} has returned a hash.
   */
  String hash() {
    synchronized (monitor) {
      return hash;
    }
  }

  /** Increases the memory for the frames of all segments of this pipeline to this many bytes. */
  void widen(long bytes) {
    memory.widen(bytes);
  }

  void skip() {
    while (poll() != null) {
      continue;
    }
  }

  /** Returns the number of the first frame, counted from the start of the scene. */
  long start() {
    synchronized (monitor) {
      return start;
    }
  }

  PipelineMonitor monitor() {
    return monitor;
  }

  /**
   * Checks whether the segment is still needed.
   *
   * @throws java.util.concurrent.CancellationException after a failure
   */
  public void check() {
    monitor.check();
  }

  /**
   * Returns the next run of frames, or null at the segment's end; waits until the stage thread has
   * added it.
   *
   * @throws java.util.concurrent.CancellationException after a failure, or if the thread is
   *     interrupted
   */
  public FrameRun take() {
    synchronized (monitor) {
      while (entries.isEmpty() && !ended) {
        monitor.awaitChange();
      }
      return poll();
    }
  }

  /**
   * Returns the next run of frames if it was added already; otherwise null.
   *
   * @throws java.util.concurrent.CancellationException after a failure
   */
  public FrameRun poll() {
    synchronized (monitor) {
      monitor.check();
      Entry entry = entries.poll();
      if (entry == null) {
        return null;
      }
      held -= entry.permits();
      memory.release(entry.permits());
      return entry.run();
    }
  }
}
