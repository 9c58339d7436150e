package zoetrope.internal.render.guard;

/** A scene took longer than it may. Its stack is that of the thread that was at work. */
public final class TimeLimitException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** One of another process. */
  public TimeLimitException(String message) {
    this(message, new StackTraceElement[0]);
  }

  TimeLimitException(String message, StackTraceElement[] stack) {
    super(message, null, false, true);
    setStackTrace(stack);
  }
}
