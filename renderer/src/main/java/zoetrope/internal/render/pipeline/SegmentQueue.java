package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The frames of one segment on their way from the stage to a worker, which may begin before the
 * stage has reached the segment's end. For one thread that puts and one that takes.
 */
public final class SegmentQueue {
  private final PipelineMonitor monitor;
  private final WeightedSemaphore memory;
  private final Deque<Entry> entries = new ArrayDeque<>();
  private boolean ended;

  private record Entry(FrameRun run, long weight) {}

  /** A queue whose frames count against {@code memory} until a worker takes them. */
  SegmentQueue(PipelineMonitor monitor, WeightedSemaphore memory) {
    this.monitor = monitor;
    this.memory = memory;
  }

  /** Adds a run; waits for memory. */
  void put(FrameRun run, long weight) {
    memory.acquire(weight);
    synchronized (monitor) {
      boolean isAwaited = entries.isEmpty();
      entries.add(new Entry(run, weight));
      if (isAwaited) {
        monitor.notifyAll();
      }
    }
  }

  /** Says that no run follows. */
  void end() {
    synchronized (monitor) {
      ended = true;
      monitor.notifyAll();
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
      memory.release(entry.weight());
      return entry.run();
    }
  }
}
