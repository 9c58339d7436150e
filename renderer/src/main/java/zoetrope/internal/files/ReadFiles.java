package zoetrope.internal.files;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Tells somebody which files scenes ask for: all that begins to read one says so here first,
 * whether the file is there or not. Nobody listens unless {@link #during} is called, on its thread
 * and on those that this starts.
 */
public final class ReadFiles {
  private static final ThreadLocal<Consumer<Path>> LISTENER = new InheritableThreadLocal<>();

  private ReadFiles() {}

  /**
   * Does something, and tells {@code listener}, on any thread, which files that asks for. Who
   * listens already is told, too.
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

  /** Says that a file is about to be read, if it is there. */
  public static void note(Path file) {
    Consumer<Path> listener = LISTENER.get();
    if (listener != null) {
      listener.accept(file);
    }
  }
}
