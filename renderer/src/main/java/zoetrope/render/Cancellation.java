package zoetrope.render;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * A request to stop that reaches everything which is at work. May be made from any thread, once.
 */
public final class Cancellation {
  private final Set<Runnable> listeners = new LinkedHashSet<>();
  private boolean cancelled;
  private int held;

  /** What must be cleared away before the program may end; closed when it is. */
  interface Hold extends AutoCloseable {
    @Override
    void close();
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

  /** Throws {@link CancellationException} when {@link #cancel()} was called. */
  public void check() {
    if (isCancelled()) {
      throw new CancellationException("stopped");
    }
  }

  /**
   * Announces something that must be cleared away, such as half a file. Throws {@link
   * CancellationException} when stopping was asked for already: nothing more may be begun.
   */
  synchronized Hold hold() {
    check();
    held++;
    return this::release;
  }

  private synchronized void release() {
    held--;
  }

  /** Whether something that was begun is not cleared away yet. */
  public synchronized boolean isHeld() {
    return held > 0;
  }

  /** Calls {@code listener} when stopping is asked for; at once when it was already. */
  void onCancel(Runnable listener) {
    synchronized (this) {
      if (!cancelled) {
        listeners.add(listener);
        return;
      }
    }
    listener.run();
  }

  /** Forgets a listener. */
  synchronized void forget(Runnable listener) {
    listeners.remove(listener);
  }
}
