package zoetrope.internal.diagnostics;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Values, by key, that describe the scene running on a thread. Threads that this thread starts do
 * not inherit the values.
 */
public final class ThreadContext {
  private static final ThreadLocal<ThreadContext> CURRENT = new ThreadLocal<>();

  private final Map<Key<?>, Object> values;

  private ThreadContext(Map<Key<?>, Object> values) {
    this.values = values;
  }

  /** Returns the context of this thread, which may be empty. */
  public static ThreadContext current() {
    ThreadContext context = CURRENT.get();
    return context == null ? new ThreadContext(Map.of()) : context;
  }

  public <T> ThreadContext with(Key<T> key, T value) {
    Map<Key<?>, Object> all = new IdentityHashMap<>(values);
    all.put(key, value);
    return new ThreadContext(all);
  }

  /**
   * Runs an action on this thread in this context, and restores the previous context afterwards.
   */
  public <R> R during(Supplier<R> action) {
    ThreadContext before = CURRENT.get();
    CURRENT.set(this);
    try {
      return action.get();
    } finally {
      if (before == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(before);
      }
    }
  }

  public static final class Key<T> {
    /** Returns the value in this thread's context; null when it has none. */
    @SuppressWarnings("unchecked") // with() is the only method that stores values.
    public T get() {
      ThreadContext context = CURRENT.get();
      return context == null ? null : (T) context.values.get(this);
    }

    /** Changes the value until the current call of {@link ThreadContext#during} ends. */
    public void set(T value) {
      CURRENT.set(current().with(this, value));
    }

    /** Runs an action on this thread, in a context with this value. */
    public <R> R during(T value, Supplier<R> action) {
      return current().with(this, value).during(action);
    }
  }
}
