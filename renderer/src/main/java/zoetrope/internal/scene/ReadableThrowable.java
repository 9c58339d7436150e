package zoetrope.internal.scene;

import java.util.Objects;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * Makes exceptions of an author's code safe to read. An author may write the class of an exception,
 * too, so its methods may fail.
 */
public final class ReadableThrowable {
  /** The maximum number of causes that are read, because a chain of causes may be a cycle. */
  private static final int MAX_CAUSES = 20;

  private ReadableThrowable() {}

  /** Returns the throwable, or a replacement that says why the throwable cannot be read. */
  public static Throwable of(Throwable thrown) {
    try {
      Throwable cause = thrown;
      for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
        String text = cause + cause.getMessage();
        requireLines(cause, text);
        cause = cause.getCause();
      }
      return thrown;
    } catch (Throwable e) { // Authors can throw anything.
      return replacement(thrown, e);
    }
  }

  private static void requireLines(Throwable thrown, String text) {
    for (StackTraceElement line : thrown.getStackTrace()) {
      Objects.requireNonNull(line, text);
    }
  }

  private static Throwable replacement(Throwable thrown, Throwable reason) {
    Throwable result =
        new IllegalStateException(
            Preconditions.a(thrown.getClass().getSimpleName())
                + " was thrown that cannot be read: its methods fail with "
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
   * Returns the first among a throwable and its causes that has a line of the author, or the
   * throwable itself. An exception of another thread, for example, is wrapped, and only its cause
   * has the line.
   */
  public static Throwable withLine(Throwable thrown) {
    Throwable cause = thrown;
    for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
      if (CallSite.of(cause) != null) {
        return cause;
      }
      cause = cause.getCause();
    }
    return thrown;
  }
}
