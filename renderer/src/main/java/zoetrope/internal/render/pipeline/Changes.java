package zoetrope.internal.render.pipeline;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * A lock that guards shared state. Threads that hold it can wait until another thread changes the
 * state.
 */
public final class Changes {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Returns the result of an action that runs with the lock held. */
  public <T> T get(Supplier<T> action) {
    lock.lock();
    try {
      return action.get();
    } finally {
      lock.unlock();
    }
  }

  /** Changes the state with the lock held, and wakes all waiting threads. */
  public void change(Runnable action) {
    lock.lock();
    try {
      action.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits while a condition is true. The condition is evaluated with the lock held.
   *
   * @throws CancellationException if the thread is interrupted; it stays interrupted
   */
  public void awaitWhile(BooleanSupplier condition) {
    lock.lock();
    try {
      while (condition.getAsBoolean()) {
        await(Long.MAX_VALUE);
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits for a change, but at most this many nanoseconds; {@link Long#MAX_VALUE} means no limit.
   * The caller must hold the lock.
   *
   * @throws CancellationException if the thread is interrupted; it stays interrupted
   */
  public void await(long nanos) {
    try {
      if (nanos == Long.MAX_VALUE) {
        changed.await();
      } else {
        changed.await(nanos, TimeUnit.NANOSECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }
}
