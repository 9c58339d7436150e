package zoetrope.internal.files;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Reports which files scenes read. Code that reads a file reports it here first, whether the file
 * exists or not. A listener exists only during a call of {@link #during}, on the calling thread and
 * on the threads that it starts.
 */
public final class ReadFiles {
  private static final ThreadLocal<Consumer<Path>> LISTENER = new InheritableThreadLocal<>();

  private ReadFiles() {}

  /**
   * Runs an action and reports the files that it reads, on any thread, to {@code listener}, and to
   * listeners of enclosing calls.
   */
  public static <T> T during(Consumer<Path> listener, Supplier<T> action) {
    Consumer<Path> outer = LISTENER.get();
    LISTENER.set(outer == null ? listener : outer.andThen(listener));
    try {
      return action.get();
    } finally {
      if (outer == null) {
        LISTENER.remove();
      } else {
        LISTENER.set(outer);
      }
    }
  }

  /** Reports that a file is about to be read, if it exists. */
  public static void note(Path file) {
    Consumer<Path> listener = LISTENER.get();
    if (listener != null) {
      listener.accept(file);
    }
  }
}
