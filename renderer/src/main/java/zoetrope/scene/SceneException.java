package zoetrope.scene;

import zoetrope.internal.scene.CallSite;
import zoetrope.internal.scene.FailureText;
import zoetrope.internal.scene.ReadableThrowable;

/**
 * An exception that reports the failure of a scene. The message says what is wrong and suggests a
 * fix.
 */
public final class SceneException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String file;
  private final int line;

  /**
   * Creates an exception.
   *
   * @param file the author's source file, or an empty string if unknown
   * @param line the line in the file, or 0 if unknown
   */
  public SceneException(String message, Throwable cause, String file, int line) {
    super(message, cause);
    this.file = file;
    this.line = line;
  }

  /**
   * Returns an exception whose cause is a failure in an author's code. It has a message for the
   * author, and the author's line if it is known.
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
   * Returns the original exception of a failed static initialiser. When the class is used again,
   * the JVM throws a NoClassDefFoundError whose cause is the original ExceptionInInitializerError.
   */
  private static Throwable origin(Throwable failure) {
    Throwable first = failure.getCause() instanceof ExceptionInInitializerError e ? e : failure;
    return first instanceof ExceptionInInitializerError && first.getCause() != null
        ? first.getCause()
        : first;
  }

  /**
   * Returns this exception, with the line of {@code play} if it has no line yet.
   *
   * @param play the last play or pause that began before the failure
   */
  SceneException after(PlayRecord play) {
    return file.isEmpty() && !play.file().isEmpty()
        ? new SceneException(
            getMessage() + " (after this line)", getCause(), play.file(), play.line())
        : this;
  }

  /** Returns the author's source file, or an empty string if unknown. */
  public String file() {
    return file;
  }

  /** Returns the line in {@link #file()}, or 0 if unknown. */
  public int line() {
    return line;
  }

  /** Returns the place as {@code File.java:12}, or an empty string if unknown. */
  public String place() {
    return file.isEmpty() ? "" : line > 0 ? file + ":" + line : file;
  }
}
