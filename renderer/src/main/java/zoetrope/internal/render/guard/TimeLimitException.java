package zoetrope.internal.render.guard;

/**
 * Thrown when a scene exceeds its time limit. Its stack trace is that of the thread that worked for
 * the scene at that time.
 */
public final class TimeLimitException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * Creates an exception without a stack trace, for a time limit that was exceeded in another
   * process.
   */
  public TimeLimitException(String message) {
    this(message, new StackTraceElement[0]);
  }

  TimeLimitException(String message, StackTraceElement[] stack) {
    super(message, null, false, true);
    setStackTrace(stack);
  }
}
