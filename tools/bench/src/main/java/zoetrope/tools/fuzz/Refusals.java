package zoetrope.tools.fuzz;

import java.util.List;

/** The exceptions with which the project refuses input. */
final class Refusals {
  /** Exceptions of other libraries that an author's mistake may cause. */
  private static final List<Class<?>> OF_AUTHORS =
      List.of(
          IllegalArgumentException.class,
          IllegalStateException.class,
          IndexOutOfBoundsException.class,
          java.io.UncheckedIOException.class);

  private Refusals() {}

  /** Whether the project threw an exception on purpose, with a message. */
  static boolean isOurs(Throwable error) {
    StackTraceElement[] trace = error.getStackTrace();
    boolean thrownHere = trace.length > 0 && trace[0].getClassName().startsWith("zoetrope.");
    boolean told = error.getMessage() != null && !error.getMessage().isBlank();
    boolean own = error.getClass().getName().startsWith("zoetrope.");
    return told && thrownHere && (own || OF_AUTHORS.stream().anyMatch(t -> t == error.getClass()));
  }
}
