package zoetrope.tools.fuzz;

import java.util.List;

/** The exceptions for refused input. */
final class Refusals {
  /** Exceptions of the JDK that the project throws for an author's mistake. */
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
    boolean hasMessage = error.getMessage() != null && !error.getMessage().isBlank();
    boolean isOwnClass = error.getClass().getName().startsWith("zoetrope.");
    return hasMessage
        && thrownHere
        && (isOwnClass || OF_AUTHORS.stream().anyMatch(t -> t == error.getClass()));
  }
}
