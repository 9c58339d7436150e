package zoetrope.render;

import java.util.concurrent.CancellationException;
import zoetrope.internal.video.VideoException;
import zoetrope.scene.SceneException;

/**
 * Why something could not be rendered.
 *
 * @param kind whose doing it is
 * @param message what is wrong and what helps
 * @param file the author's source file, or an empty string
 * @param line the line in it, or 0
 * @param cause for a stack trace
 */
public record Failure(Kind kind, String message, String file, int line, Throwable cause) {

  /** Whose doing a failure is. */
  public enum Kind {
    /** The caller asked for something that does not exist. */
    USAGE,
    /** The scene could not be run to its end. */
    SCENE,
    /** A file could not be written, or memory ran out. */
    SYSTEM,
    /** A fault of this program. */
    INTERNAL,
    /** Somebody asked to stop. */
    CANCELLED
  }

  /** What an exception means. */
  public static Failure of(Throwable error) {
    if (error instanceof SceneException e) {
      return new Failure(Kind.SCENE, String.valueOf(e.getMessage()), e.file(), e.line(), e);
    }
    if (error instanceof UsageException) {
      return new Failure(Kind.USAGE, error.getMessage(), "", 0, error);
    }
    if (error instanceof VideoException || error instanceof OutputException) {
      return new Failure(Kind.SYSTEM, error.getMessage(), "", 0, error);
    }
    if (error instanceof OutOfMemoryError) {
      return new Failure(Kind.SYSTEM, outOfMemory(error), "", 0, error);
    }
    if (error instanceof CancellationException) {
      return new Failure(Kind.CANCELLED, "stopped before it was done", "", 0, error);
    }
    return new Failure(Kind.INTERNAL, "internal error: " + error, "", 0, error);
  }

  private static String outOfMemory(Throwable error) {
    return "out of memory ("
        + error.getMessage()
        + "): take fewer --jobs or a smaller picture, or give Java more with ZOETROPE_JAVA_OPTS=-Xmx4g";
  }

  /** {@code File.java:12: }message, or the message alone. */
  @Override
  public String toString() {
    String place = file.isEmpty() ? "" : line > 0 ? file + ":" + line + ": " : file + ": ";
    return place + message;
  }
}
