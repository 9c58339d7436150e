package zoetrope.render.request;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/**
 * A signal that cancels all work that uses it. Any thread can give the signal; it cannot be taken
 * back.
 */
public final class Cancellation {
  private final Cancellation parent;
  private final Set<Runnable> listeners = new LinkedHashSet<>();
  private boolean cancelled;
  private int unfinished;

  /** Creates a signal that has not been given. */
  public Cancellation() {
    this(null);
  }

  private Cancellation(Cancellation parent) {
    this.parent = parent;
  }

  /**
   * Returns a separate signal. The two signals are independent, except that unfinished files of the
   * separate signal also count as unfinished files of this signal.
   */
  public Cancellation child() {
    return new Cancellation(this);
  }

  /** Requests that all work stops, and returns without waiting for it. */
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
   * Does nothing unless this is cancelled.
   *
   * @throws CancellationException if {@link #cancel()} was called
   */
  public void check() {
    if (isCancelled()) {
      throw new CancellationException("stopped");
    }
  }

  /** Whether there are files that are neither complete nor deleted yet. */
  public synchronized boolean hasUnfinishedFiles() {
    return unfinished > 0;
  }

  /**
   * Runs work that must finish once it has begun, such as completing or deleting a file. Until then
   * {@link #hasUnfinishedFiles} is true, so that a program can wait for the work before the program
   * ends.
   *
   * @throws CancellationException if this is cancelled already; then nothing is done
   */
  public void complete(Runnable work) {
    complete(
        () -> {
          work.run();
          return null;
        });
  }

  /**
   * Runs work like {@link #complete(Runnable)}, and returns its result.
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

  /** Calls {@code listener} when this is cancelled, or immediately if it is cancelled already. */
  public void onCancel(Runnable listener) {
    synchronized (this) {
      if (!cancelled) {
        listeners.add(listener);
        return;
      }
    }
    listener.run();
  }

  public synchronized void forget(Runnable listener) {
    listeners.remove(listener);
  }
}
