package zoetrope.internal.render.pipeline;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The frames of one segment on their way from the stage to a worker, which may begin before the
 * stage has reached the segment's end. For one thread that puts and one that takes.
 */
public final class SegmentQueue {
  private static final Entry END = new Entry(null, 0);

  private final WeightedSemaphore memory;
  private final BlockingQueue<Entry> entries = new LinkedBlockingQueue<>();
  private volatile boolean cancelled;

  private record Entry(FrameRun run, long weight) {}

  /** A queue whose frames count against {@code memory} until a worker takes them. */
  SegmentQueue(WeightedSemaphore memory) {
    this.memory = memory;
  }

  /** Adds a run; waits for memory. */
  void put(FrameRun run, long weight) {
    memory.acquire(weight);
    entries.add(new Entry(run, weight));
  }

  /** Says that no run follows. */
  void end() {
    entries.add(END);
  }

  /** Makes {@link #take} and {@link #poll} throw from now on. Frames left over are dropped. */
  void cancel() {
    cancelled = true;
    entries.clear();
    entries.add(END);
  }

  /**
   * Asks whether the segment is still wanted.
   *
   * @throws CancellationException after {@link #cancel()}
   */
  public void check() {
    if (cancelled) {
      throw new CancellationException("stopped");
    }
  }

  /**
   * The next run, or null at the segment's end; waits for the stage.
   *
   * @throws CancellationException after {@link #cancel()}, or when the thread is interrupted
   */
  public FrameRun take() {
    try {
      return taken(entries.take());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }

  /**
   * The next run if it is there, else null.
   *
   * @throws CancellationException after {@link #cancel()}
   */
  public FrameRun poll() {
    return taken(entries.poll());
  }

  private FrameRun taken(Entry entry) {
    check();
    if (entry == null) {
      return null;
    }
    if (entry == END) {
      entries.add(END); // It is asked for again.
      return null;
    }
    memory.release(entry.weight());
    return entry.run();
  }
}
