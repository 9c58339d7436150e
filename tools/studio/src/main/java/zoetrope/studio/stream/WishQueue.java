package zoetrope.studio.stream;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What a page that plays asks for: done in order, by one task at a time. What the page asked for in
 * an earlier run, before it stopped or jumped, is left out.
 *
 * @param <S> what wishes are asked of
 * @param <W> what is asked for
 */
final class WishQueue<S, W> implements AutoCloseable {
  private final int most;
  private final Executor executor;
  private final Supplier<S> source;
  private final Worker<S, W> worker;
  private final Consumer<Throwable> failed;
  private final Deque<Wish<W>> wishes = new ArrayDeque<>();
  private int latest;
  private boolean busy;
  private boolean closed;

  private record Wish<W>(int run, W of) {}

  /** Fulfils wishes; never called by two threads at once. */
  interface Worker<S, W> {
    /** Does what is asked for. */
    void fulfil(S source, W wish);

    /** Frees what is kept from one wish to the next, after a failure and in the end. */
    void free();
  }

  /**
   * A queue of at most so many wishes that wait; more are left out.
   *
   * @param source what is shown; a wish that fails since it is another one meanwhile is left out
   * @param failed is told what a wish failed of, of which the page's run goes on; those that wait
   *     are left out then
   */
  WishQueue(
      int most,
      Executor executor,
      Supplier<S> source,
      Worker<S, W> worker,
      Consumer<Throwable> failed) {
    this.most = most;
    this.executor = executor;
    this.source = source;
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

  private void work() {
    for (Wish<W> next = next(); next != null; next = next()) {
      S from = null;
      try {
        from = source.get();
        worker.fulfil(from, next.of());
      } catch (RuntimeException | Error e) {
        worker.free();
        if (!hasGone(from) && leavesOut(next.run())) {
          failed.accept(e);
        }
      }
    }
  }

  private boolean hasGone(S from) {
    return from != null && source.get() != from;
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
