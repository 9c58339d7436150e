package zoetrope.internal.diagnostics;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What code knows of the scene that runs on its thread, as values by key. Threads that it starts
 * know nothing of it.
 */
public final class ThreadContext {
  private static final ThreadLocal<ThreadContext> CURRENT = new ThreadLocal<>();

  private final Map<Key<?>, Object> values;

  private ThreadContext(Map<Key<?>, Object> values) {
    this.values = values;
  }

  /** The context of this thread, which may be empty. */
  public static ThreadContext current() {
    ThreadContext context = CURRENT.get();
    return context == null ? new ThreadContext(Map.of()) : context;
  }

  /** A copy with another value for a key. */
  public <T> ThreadContext with(Key<T> key, T value) {
    Map<Key<?>, Object> all = new IdentityHashMap<>(values);
    all.put(key, value);
    return new ThreadContext(all);
  }

  /** Does something on this thread in this context. Afterwards the thread has its former one. */
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

  /** Names a value. */
  public static final class Key<T> {
    /** The value in this thread's context; null when it has none. */
    @SuppressWarnings("unchecked") // with() puts nothing else there.
    public T get() {
      ThreadContext context = CURRENT.get();
      return context == null ? null : (T) context.values.get(this);
    }

    /** Changes the value until the present {@link ThreadContext#during} is over. */
    public void set(T value) {
      CURRENT.set(current().with(this, value));
    }

    /** Does something on this thread, in a context with this value. */
    public <R> R during(T value, Supplier<R> action) {
      return current().with(this, value).during(action);
    }
  }
}
