package zoetrope.render;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;

/**
 * The runs of one segment on their way from the stage to a worker, which may begin before the stage
 * has reached the segment's end.
 */
final class SegmentQueue {
  private final WeightedSemaphore budget;
  private final Deque<Entry> entries = new ArrayDeque<>();
  private boolean ended;
  private boolean cancelled;

  private record Entry(Run run, long weight) {}

  /** A feed whose frames count against {@code budget} until a worker takes them. */
  SegmentQueue(WeightedSemaphore budget) {
    this.budget = budget;
  }

  /** Adds a run; waits for room in the budget. */
  void put(Run run, long weight) {
    budget.take(weight);
    synchronized (this) {
      entries.add(new Entry(run, weight));
      notifyAll();
    }
  }

  /** Says that no run follows. */
  synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Makes {@link #take} throw from now on. */
  synchronized void cancel() {
    cancelled = true;
    entries.forEach(entry -> budget.give(entry.weight()));
    entries.clear();
    notifyAll();
  }

  /** Throws {@link CancellationException} after {@link #cancel()}. */
  synchronized void check() {
    if (cancelled) {
      throw new CancellationException("stopped");
    }
  }

  /**
   * The next run, or null at the segment's end; waits for the stage. Throws {@link
   * CancellationException} after {@link #cancel()}.
   */
  synchronized Run take() {
    while (entries.isEmpty() && !ended && !cancelled) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancellationException("interrupted");
      }
    }
    return poll();
  }

  /**
   * The next run if it is there, else null. Throws {@link CancellationException} after {@link
   * #cancel()}.
   */
  synchronized Run poll() {
    check();
    Entry entry = entries.poll();
    if (entry == null) {
      return null;
    }
    budget.give(entry.weight());
    return entry.run();
  }
}
