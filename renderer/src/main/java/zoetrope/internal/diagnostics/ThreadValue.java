package zoetrope.internal.diagnostics;

import java.util.function.Supplier;

/** A value that a thread has while it does something; threads that it starts do not have it. */
public final class ThreadValue<T> {
  private final ThreadLocal<T> current = new ThreadLocal<>();

  /** The value of this thread; null where it has none. */
  public T get() {
    return current.get();
  }

  /** Changes the value of this thread, until what {@link #during} does is over. */
  public void set(T value) {
    current.set(value);
  }

  /** Does something on this thread, which has {@code value} meanwhile; then all is as before. */
  public <R> R during(T value, Supplier<R> action) {
    T before = current.get();
    current.set(value);
    try {
      return action.get();
    } finally {
      if (before == null) {
        current.remove();
      } else {
        current.set(before);
      }
    }
  }
}
