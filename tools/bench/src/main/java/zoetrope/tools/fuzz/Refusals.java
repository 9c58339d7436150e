package zoetrope.tools.fuzz;

import java.util.List;

/** Which exceptions are the project's way to refuse something. */
final class Refusals {
  /** The exceptions that an author's mistake may end in, beside the project's own. */
  private static final List<Class<?>> OF_AUTHORS =
      List.of(
          IllegalArgumentException.class,
          IllegalStateException.class,
          IndexOutOfBoundsException.class,
          java.io.UncheckedIOException.class);

  private Refusals() {}

  /** Whether an exception is thrown on purpose, by the project, with a message. */
  static boolean isOurs(Throwable error) {
    StackTraceElement[] trace = error.getStackTrace();
    boolean thrownHere = trace.length > 0 && trace[0].getClassName().startsWith("zoetrope.");
    boolean told = error.getMessage() != null && !error.getMessage().isBlank();
    boolean own = error.getClass().getName().startsWith("zoetrope.");
    return told && thrownHere && (own || OF_AUTHORS.stream().anyMatch(t -> t == error.getClass()));
  }
}
