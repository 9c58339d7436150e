package zoetrope.scene;

import zoetrope.internal.scene.CallSite;
import zoetrope.internal.scene.FailureText;
import zoetrope.internal.scene.ReadableThrowable;

/** A scene failed. The message says what is wrong and gives a remedy. */
public final class SceneException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String file;
  private final int line;

  /**
   * @param file the author's source file, or an empty string when unknown
   * @param line the line in it, or 0
   */
  public SceneException(String message, Throwable cause, String file, int line) {
    super(message, cause);
    this.file = file;
    this.line = line;
  }

  /**
   * Wraps a failure in an author's code, with a message for the author and the author's line if
   * known. An {@link OutOfMemoryError} is the cause then, as it may be nobody's fault.
   */
  public static SceneException of(Throwable failure) {
    Throwable readable = ReadableThrowable.of(failure);
    Throwable origin = ReadableThrowable.withLine(origin(readable));
    StackTraceElement place = CallSite.of(origin);
    return new SceneException(
        FailureText.of(origin),
        readable,
        place == null || place.getFileName() == null ? "" : place.getFileName(),
        place == null ? 0 : Math.max(0, place.getLineNumber()));
  }

  /**
   * The original exception of a failed static initialiser. When the class is used again, the JVM
   * throws a NoClassDefFoundError whose cause is the original ExceptionInInitializerError.
   */
  private static Throwable origin(Throwable failure) {
    Throwable first = failure.getCause() instanceof ExceptionInInitializerError e ? e : failure;
    return first instanceof ExceptionInInitializerError && first.getCause() != null
        ? first.getCause()
        : first;
  }

  /** This exception, with the line of a play where no line is known: it failed after that. */
  SceneException after(PlayRecord play) {
    return file.isEmpty() && !play.file().isEmpty()
        ? new SceneException(
            getMessage() + " (after this line)", getCause(), play.file(), play.line())
        : this;
  }

  /** The author's source file, or an empty string when unknown. */
  public String file() {
    return file;
  }

  /** The line in {@link #file()}, or 0. */
  public int line() {
    return line;
  }

  /** {@code File.java:12}, or an empty string when unknown. */
  public String place() {
    return file.isEmpty() ? "" : line > 0 ? file + ":" + line : file;
  }
}
