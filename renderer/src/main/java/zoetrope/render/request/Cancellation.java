package zoetrope.render.request;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/**
 * A request to stop that reaches everything which is at work. May be made from any thread, once.
 */
public final class Cancellation {
  private final Cancellation parent;
  private final Set<Runnable> listeners = new LinkedHashSet<>();
  private boolean cancelled;
  private int unfinished;

  /** A request that was not made yet. */
  public Cancellation() {
    this(null);
  }

  private Cancellation(Cancellation parent) {
    this.parent = parent;
  }

  /** A request of its own, whose unfinished files are this one's too. */
  public Cancellation child() {
    return new Cancellation(this);
  }

  /** Asks everything to stop and returns at once. */
  public void cancel() {
    List<Runnable> toCall;
    synchronized (this) {
      if (cancelled) {
        return;
      }
      cancelled = true;
      toCall = new ArrayList<>(listeners);
    }
    toCall.forEach(Runnable::run);
  }

  /** Whether {@link #cancel()} was called. */
  public synchronized boolean isCancelled() {
    return cancelled;
  }

  /**
   * Asks whether to go on.
   *
   * @throws CancellationException when {@link #cancel()} was called
   */
  public void check() {
    if (isCancelled()) {
      throw new CancellationException("stopped");
    }
  }

  /** Whether there are files that are neither whole nor cleared away yet. */
  public synchronized boolean hasUnfinishedFiles() {
    return unfinished > 0;
  }

  /**
   * Does what has to be completed, or cleared away, once it has begun: a program that ends waits
   * for it.
   *
   * @throws CancellationException when stopping was asked for already: nothing is done
   */
  public void complete(Runnable work) {
    complete(
        () -> {
          work.run();
          return null;
        });
  }

  /**
   * Does the same and returns a result.
   *
   * @throws CancellationException if this is cancelled already; then nothing is done
   */
  public <T> T complete(Supplier<T> work) {
    begin();
    try {
      return work.get();
    } finally {
      end();
    }
  }

  private synchronized void begin() {
    check();
    if (parent != null) {
      parent.begin();
    }
    unfinished++;
  }

  private synchronized void end() {
    unfinished--;
    if (parent != null) {
      parent.end();
    }
  }

  /** Calls {@code listener} when stopping is asked for; at once when it was already. */
  public void onCancel(Runnable listener) {
    synchronized (this) {
      if (!cancelled) {
        listeners.add(listener);
        return;
      }
    }
    listener.run();
  }

  /** Forgets a listener. */
  public synchronized void forget(Runnable listener) {
    listeners.remove(listener);
  }
}
