package zoetrope.studio.stream;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import zoetrope.render.result.UsageException;

/**
 * A queue of the requests of a page that plays. One task at a time handles the requests in order. A
 * run is the time from the start of playback to the next stop or jump. Requests of earlier runs are
 * dropped.
 *
 * @param <S> the source that requests are about
 * @param <W> the type of requests
 */
final class WishQueue<S, W> implements AutoCloseable {
  private final int maxWaiting;
  private final Executor executor;
  private final Supplier<S> source;
  private final Worker<S, W> worker;
  private final Consumer<Throwable> failed;
  private final Deque<Wish<W>> wishes = new ArrayDeque<>();
  private int latest;
  private boolean busy;
  private boolean closed;

  private record Wish<W>(int run, W of) {}

  /** Handles requests; never called by two threads at once. */
  interface Worker<S, W> {
    /** Handles a request. */
    void fulfil(S source, W wish);

    /** Frees the objects that were kept between requests: after a failure, and at the end. */
    void free();
  }

  /**
   * Creates a queue with a maximum number of waiting requests; more are dropped.
   *
   * @param source returns the current source, and throws a {@link UsageException} if there is none;
   *     the failure of a request is ignored if the source has changed
   * @param failed called with the failure of a request of the current run, after which the waiting
   *     requests are dropped
   */
  WishQueue(
      int maxWaiting,
      Executor executor,
      Supplier<S> source,
      Worker<S, W> worker,
      Consumer<Throwable> failed) {
    this.maxWaiting = maxWaiting;
    this.executor = executor;
    this.source = source;
    this.worker = worker;
    this.failed = failed;
  }

  /** Adds a request of a run of the page. */
  void add(int run, W wish) {
    synchronized (this) {
      latest = run;
      wishes.removeIf(old -> old.run() != run);
      if (wishes.size() >= maxWaiting || closed) {
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
        if (!isReplaced(from) && dropWaiting(next.run())) {
          failed.accept(e);
        }
      }
    }
  }

  /** Whether a source was replaced or closed since it was taken. */
  private boolean isReplaced(S from) {
    try {
      return from != null && source.get() != from;
    } catch (UsageException e) {
      return true; // The window shows no scene any more.
    }
  }

  /** Drops all waiting requests if {@code run} is the current run. Returns whether it is. */
  private synchronized boolean dropWaiting(int run) {
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
