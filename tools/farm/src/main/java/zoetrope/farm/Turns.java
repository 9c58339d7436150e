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
import zoetrope.render.SegmentOrder;

/**
 * Which film's tasks are handed to the cluster next: those of the longest that waits, as soon as
 * fewer tasks are there than keep all cores busy twice. So no core is without work while there is a
 * segment, the films that end last are short, and rows of segments are cut when it is known how
 * much else waits. For any number of threads.
 */
final class Turns {
  /** So many tasks for each core are handed out before the next film has its turn. */
  private static final int TASKS_OF_A_CORE = 2;

  /** Executors come and go, which nobody tells. */
  private static final long LOOK_MILLIS = 1_000;

  private final IntSupplier cores;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Guarded by the lock, as are the next ones. */
  private final TreeSet<Turn> waiting =
      new TreeSet<>(
          Comparator.comparingLong((Turn turn) -> -turn.pictures).thenComparingLong(t -> t.number));

  private long turns;

  /** Tasks that were handed out and have not come back. */
  private long tasks;

  /** Segments of all films that have not come. */
  private long segments;

  /**
   * Turns of films.
   *
   * @param cores how many tasks the cluster does at once, by now
   */
  Turns(IntSupplier cores) {
    this.cores = cores;
  }

  /** A film's segments, from when it waits until it is over. */
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
     * Waits until the film's segments are handed out, and returns those that each task makes.
     *
     * @param vain whether to wait is in vain
     * @throws CancellationException when it is
     * @throws InterruptedException when the thread is interrupted
     */
    List<List<SegmentOrder>> await(BooleanSupplier vain) throws InterruptedException {
      return Turns.this.await(this, vain);
    }

    /** A task has come back with so many segments. */
    void came(int made) {
      change(() -> Turns.this.came(this, made));
    }

    /** Nothing more of it is waited for. */
    @Override
    public void close() {
      change(() -> Turns.this.over(this));
    }
  }

  /** Takes a film into account, which waits from now on. */
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
      while (waiting.first() != turn || tasks >= TASKS_OF_A_CORE * (long) cores.getAsInt()) {
        if (vain.getAsBoolean()) {
          throw new CancellationException("nobody makes it");
        }
        changed.await(LOOK_MILLIS, TimeUnit.MILLISECONDS);
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

  private void came(Turn turn, int made) {
    if (turn.tasksLeft == 0) {
      return; // It is over: the job was cancelled while this was on its way.
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
