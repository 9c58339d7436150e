package zoetrope.internal.scene;

import java.util.Objects;

/**
 * What an author's code has thrown, as something that can be told of: the methods of its class are
 * an author's code, too, and may fail themselves.
 */
public final class ReadableThrowable {
  /** Causes may go round and round. */
  private static final int LONGEST_CHAIN = 20;

  private ReadableThrowable() {}

  /** The throwable itself, or in its place one that says why it cannot be read. */
  public static Throwable of(Throwable thrown) {
    try {
      Throwable cause = thrown;
      for (int i = 0; cause != null && i < LONGEST_CHAIN; i++) {
        String told = cause + cause.getMessage();
        requireLines(cause, told);
        cause = cause.getCause();
      }
      return thrown;
    } catch (Throwable e) { // Authors can throw whatever they like.
      return standIn(thrown, e);
    }
  }

  private static void requireLines(Throwable thrown, String told) {
    for (StackTraceElement line : thrown.getStackTrace()) {
      Objects.requireNonNull(line, told);
    }
  }

  private static Throwable standIn(Throwable thrown, Throwable reason) {
    Throwable result =
        new IllegalStateException(
            "a "
                + thrown.getClass().getSimpleName()
                + " was thrown, of which nothing can be told: its own methods fail with "
                + reason.getClass().getSimpleName());
    try {
      requireLines(thrown, "");
      result.setStackTrace(thrown.getStackTrace());
    } catch (Throwable e) {
      result.setStackTrace(reason.getStackTrace());
    }
    return result;
  }

  /**
   * The one among a throwable and its causes that says most: the first that knows an author's line,
   * as what was thrown in another thread is wrapped there.
   */
  public static Throwable withLine(Throwable thrown) {
    Throwable cause = thrown;
    for (int i = 0; cause != null && i < LONGEST_CHAIN; i++) {
      if (CallSite.of(cause) != null) {
        return cause;
      }
      cause = cause.getCause();
    }
    return thrown;
  }
}
