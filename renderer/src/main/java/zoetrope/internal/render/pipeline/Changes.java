package zoetrope.internal.render.pipeline;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A lock for what several threads share, on which they wait for changes. */
public final class Changes {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Takes the lock. */
  public void lock() {
    lock.lock();
  }

  /** Gives the lock back. */
  public void unlock() {
    lock.unlock();
  }

  /** Wakes all that wait, with the lock held. */
  public void tell() {
    changed.signalAll();
  }

  /** Changes something, and wakes all that wait. */
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
   * Waits, with the lock held, until something has changed.
   *
   * @throws CancellationException when the thread is interrupted, which it remains
   */
  public void await() {
    await(Long.MAX_VALUE);
  }

  /**
   * Does the same for at most so many nanoseconds; {@link Long#MAX_VALUE} is without end.
   *
   * @throws CancellationException when the thread is interrupted, which it remains
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
