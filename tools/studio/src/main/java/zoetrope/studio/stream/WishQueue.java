package zoetrope.studio.stream;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * What a page that plays asks for: done in order, by one task at a time. What the page asked for in
 * an earlier run, before it stopped or jumped, is left out.
 *
 * @param <W> what is asked for
 */
final class WishQueue<W> implements AutoCloseable {
  private final int most;
  private final Executor executor;
  private final Worker<W> worker;
  private final Consumer<Throwable> failed;
  private final Deque<Wish<W>> wishes = new ArrayDeque<>();
  private int latest;
  private boolean busy;
  private boolean closed;

  private record Wish<W>(int run, W of) {}

  /** Fulfils wishes; never called by two threads at once. */
  interface Worker<W> {
    /** Does what is asked for. */
    void fulfil(W wish);

    /** Frees what is kept from one wish to the next, after a failure and in the end. */
    void free();
  }

  /**
   * A queue of at most so many wishes that wait; more are left out.
   *
   * @param failed is told what a wish failed of, of which the page's run goes on; those that wait
   *     are left out then
   */
  WishQueue(int most, Executor executor, Worker<W> worker, Consumer<Throwable> failed) {
    this.most = most;
    this.executor = executor;
    this.worker = worker;
    this.failed = failed;
  }

  /** Asks for something in a run of the page. */
  void add(int run, W wish) {
    synchronized (this) {
      latest = run;
      wishes.removeIf(old -> old.run() != run);
      if (wishes.size() >= most || closed) {
        return;
      }
      wishes.add(new Wish<>(run, wish));
      if (busy) {
        return;
      }
      busy = true;
    }
    executor.execute(this::work);
  }

  /** Leaves out what was asked for and not begun. */
  synchronized void stop() {
    wishes.clear();
  }

  private void work() {
    for (Wish<W> next = next(); next != null; next = next()) {
      try {
        worker.fulfil(next.of());
      } catch (RuntimeException | Error e) {
        worker.free();
        if (leavesOut(next.run())) {
          failed.accept(e);
        }
      }
    }
  }

  /** Leaves out what else a run asked for; false where the page is in another one by now. */
  private synchronized boolean leavesOut(int run) {
    if (run != latest) {
      return false;
    }
    wishes.clear();
    return true;
  }

  private synchronized Wish<W> next() {
    if (closed) {
      worker.free();
    }
    Wish<W> next = closed ? null : wishes.poll();
    busy = next != null;
    return next;
  }

  @Override
  public synchronized void close() {
    closed = true;
    wishes.clear();
    if (!busy) {
      worker.free();
    }
  }
}
