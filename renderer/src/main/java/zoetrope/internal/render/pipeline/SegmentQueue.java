package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The frames of one segment on their way from the stage to a worker, which may begin before the
 * stage has reached the segment's end. For one thread that puts and one that takes.
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

  /** A queue whose frames count against {@code memory} until a worker takes them. */
  SegmentQueue(PipelineMonitor monitor, WeightedSemaphore memory) {
    this.monitor = monitor;
    this.memory = memory;
  }

  /** Adds a run; waits for memory. */
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

  /** Says that no run follows, with the hash of all frames; null where nobody asks for it. */
  void end(String whole) {
    synchronized (monitor) {
      hash = whole;
      ended = true;
      monitor.notifyAll();
    }
  }

  /**
   * Waits for the hash of all frames, before the first is taken. Empty when there is no memory for
   * the frames until one is taken.
   *
   * @throws java.util.concurrent.CancellationException after a failure, or when the thread is
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

  /** The hash of all frames, when the last has been taken or all are known. */
  String hash() {
    synchronized (monitor) {
      return hash;
    }
  }

  /** Makes room for more frames, up to so many bytes. */
  void widen(long bytes) {
    memory.widen(bytes);
  }

  /** Lets go of all frames. */
  void skip() {
    while (poll() != null) {
      continue;
    }
  }

  /** The number in the scene of the first frame. */
  long start() {
    synchronized (monitor) {
      return start;
    }
  }

  /** Where those who draw the frames wait for one another. */
  PipelineMonitor monitor() {
    return monitor;
  }

  /**
   * Asks whether the segment is still wanted.
   *
   * @throws java.util.concurrent.CancellationException after a failure
   */
  public void check() {
    monitor.check();
  }

  /**
   * The next run, or null at the segment's end; waits for the stage.
   *
   * @throws java.util.concurrent.CancellationException after a failure, or when the thread is
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
   * The next run if it is there, else null.
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
