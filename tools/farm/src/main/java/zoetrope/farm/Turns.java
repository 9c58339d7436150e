package zoetrope.farm;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import zoetrope.render.cluster.SegmentOrder;

/**
 * Decides which video's tasks the cluster gets next. When fewer than two unfinished tasks per core
 * are left, the waiting video with the most frames gets its turn. So no core is idle while segments
 * wait. The number of waiting segments is known at this time, and determines how many segments each
 * task gets. Thread-safe.
 */
final class Turns {
  /** The tasks for each core that are handed out before the next video has its turn. */
  private static final int TASKS_PER_CORE = 2;

  /**
   * The interval after which the number of cores is read again. It may change at any time, because
   * executors start and end.
   */
  private static final long POLL_MILLIS = 1_000;

  private final IntSupplier cores;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Guarded by {@link #lock}, as are all fields below. */
  private final TreeSet<Turn> waiting =
      new TreeSet<>(
          Comparator.comparingLong((Turn turn) -> -turn.pictures).thenComparingLong(t -> t.number));

  private long turns;

  /** Tasks that were handed out and have not returned. */
  private long tasks;

  /** Segments of all videos that have not arrived. */
  private long segments;

  /**
   * Creates turns.
   *
   * @param cores the number of tasks that the cluster runs at once at present
   */
  Turns(IntSupplier cores) {
    this.cores = cores;
  }

  /** A video's segments, from waiting to the end. */
  final class Turn implements AutoCloseable {
    private final List<SegmentOrder> orders;
    private final long pictures;
    private final long number;
    private long tasksLeft;
    private long segmentsLeft;

    private Turn(List<SegmentOrder> orders, long number) {
      this.orders = orders;
      this.pictures = orders.stream().mapToLong(SegmentOrder::pictures).sum();
      this.number = number;
      this.segmentsLeft = orders.size();
    }

    /**
     * Waits until the video's segments are handed out, and returns those of each task.
     *
     * @param vain whether waiting is pointless
     * @throws CancellationException if waiting is pointless
     * @throws InterruptedException if the thread is interrupted
     */
    List<List<SegmentOrder>> await(BooleanSupplier vain) throws InterruptedException {
      return Turns.this.await(this, vain);
    }

    /** Records that a task has returned with this many segments. */
    void returned(int made) {
      change(() -> Turns.this.returned(this, made));
    }

    /** Ends the video's turn. */
    @Override
    public void close() {
      change(() -> Turns.this.over(this));
    }
  }

  /** Adds a video, which waits from now on. */
  Turn begin(List<SegmentOrder> orders) {
    lock.lock();
    try {
      Turn turn = new Turn(orders, turns++);
      segments += orders.size();
      waiting.add(turn);
      return turn;
    } finally {
      lock.unlock();
    }
  }

  private List<List<SegmentOrder>> await(Turn turn, BooleanSupplier vain)
      throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (waiting.first() != turn || tasks >= TASKS_PER_CORE * (long) cores.getAsInt()) {
        if (vain.getAsBoolean()) {
          throw new CancellationException("no executor takes it");
        }
        changed.await(POLL_MILLIS, TimeUnit.MILLISECONDS);
      }
      waiting.remove(turn);
      long others = segments - turn.orders.size() - cores.getAsInt();
      List<List<SegmentOrder>> batches =
          Batches.of(turn.orders, Batches.size(Math.max(0, others), cores.getAsInt()));
      turn.tasksLeft = batches.size();
      tasks += batches.size();
      changed.signalAll();
      return batches;
    } finally {
      lock.unlock();
    }
  }

  private void change(Runnable action) {
    lock.lock();
    try {
      action.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void returned(Turn turn, int made) {
    if (turn.tasksLeft == 0) {
      return; // The video is over: its job was cancelled before this task returned.
    }
    turn.tasksLeft--;
    turn.segmentsLeft -= made;
    tasks--;
    segments -= made;
  }

  private void over(Turn turn) {
    waiting.remove(turn);
    tasks -= turn.tasksLeft;
    segments -= turn.segmentsLeft;
    turn.tasksLeft = 0;
    turn.segmentsLeft = 0;
  }
}
