package zoetrope.render.result;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import zoetrope.internal.files.TemporaryFileException;
import zoetrope.internal.render.cache.FalseEntryException;
import zoetrope.internal.render.guard.TimeLimitException;
import zoetrope.internal.video.VideoException;
import zoetrope.scene.SceneException;
import zoetrope.sound.SoundException;

/**
 * The reason why something could not be rendered.
 *
 * @param kind who is responsible
 * @param subject the subject of the failure, about which a caller may add advice
 * @param message what is wrong, and a fix
 * @param file the author's source file, or an empty string
 * @param line the line in the source file, or 0
 * @param cause the exception that a rendering of this scene alone would throw
 */
public record Failure(
    Kind kind, Subject subject, String message, String file, int line, Throwable cause) {
  private static final int LONGEST_CHAIN = 20;

  /** The kind of a failure, which says who or what caused it. */
  public enum Kind {
    /** The caller asked for something that does not exist. */
    USAGE,
    /** The scene could not be run to its end. */
    SCENE,
    /** The scene exceeded the time limit. */
    TIMEOUT,
    /** A file could not be written, or memory ran out. */
    SYSTEM,
    /** An error in this program. */
    INTERNAL,
    /** The rendering was cancelled. */
    CANCELLED
  }

  /**
   * The subject of a failure. A program can use it to add advice for its users, such as an option
   * of the command line.
   */
  public enum Subject {
    /** The name of a scene that does not resemble any other. */
    SCENE_NAME,
    /** The time of a still. */
    STILL_TIME,
    /** The beginning of a time range. */
    RANGE_START,
    /** The length of a scene without plays and pauses: there can be stills of it, but no video. */
    FILM_LENGTH,
    /** The file or folder to write. */
    TARGET,
    /** The memory limit of Java. */
    MEMORY,
    /** The time limit of a scene. */
    TIME_LIMIT,
    /** The recordings of spoken lines. */
    RECORDINGS,
    /** The cached segments. */
    CACHE,
    /** Anything else. */
    OTHER
  }

  /** Returns a description of the failure that an exception reports. */
  public static Failure of(Throwable error) {
    Optional<String> lack = lackOfMemory(error);
    if (lack.isPresent()) {
      SceneException of = error instanceof SceneException e ? e : null;
      String file = of == null ? "" : of.file();
      int line = of == null ? 0 : of.line();
      return new Failure(Kind.SYSTEM, Subject.MEMORY, lack.get(), file, line, error);
    }
    if (error instanceof SceneException e && e.getCause() instanceof TimeLimitException) {
      return new Failure(Kind.TIMEOUT, Subject.TIME_LIMIT, e.getMessage(), e.file(), e.line(), e);
    }
    if (error instanceof SceneException e) {
      String message = String.valueOf(e.getMessage());
      return new Failure(Kind.SCENE, Subject.OTHER, message, e.file(), e.line(), e);
    }
    if (error instanceof SoundException) { // A sound file has changed since the scene ran.
      return new Failure(Kind.SCENE, Subject.OTHER, error.getMessage(), "", 0, error);
    }
    if (error instanceof UsageException e) {
      return new Failure(Kind.USAGE, e.subject(), e.getMessage(), "", 0, e);
    }
    if (error instanceof VideoException e) {
      return of(new OutputException(e.getMessage(), e));
    }
    if (error instanceof TemporaryFileException) {
      return new Failure(Kind.SYSTEM, Subject.OTHER, error.getMessage(), "", 0, error);
    }
    if (error instanceof OutputException) {
      return new Failure(Kind.SYSTEM, Subject.TARGET, error.getMessage(), "", 0, error);
    }
    if (error instanceof FarmException) {
      return new Failure(Kind.SYSTEM, Subject.OTHER, error.getMessage(), "", 0, error);
    }
    if (error instanceof FalseEntryException) {
      return new Failure(Kind.INTERNAL, Subject.CACHE, error.getMessage(), "", 0, error);
    }
    if (error instanceof CancellationException) {
      String message = "stopped before it was done";
      return new Failure(Kind.CANCELLED, Subject.OTHER, message, "", 0, error);
    }
    return new Failure(Kind.INTERNAL, Subject.OTHER, "internal error: " + error, "", 0, error);
  }

  /** Returns the message if the error or one of its causes is a lack of memory; otherwise empty. */
  private static Optional<String> lackOfMemory(Throwable error) {
    Throwable cause = error;
    for (int i = 0; cause != null && i < LONGEST_CHAIN; i++) {
      if (isLackOfMemory(cause)) {
        return Optional.of(
            "out of memory ("
                + cause.getMessage()
                + "): take fewer jobs or smaller frames, or give Java more with -Xmx4g");
      }
      cause = cause.getCause();
    }
    return Optional.empty();
  }

  /**
   * Whether memory ran out. If it ran out while a class was initialized, Java stores only the name
   * of the error, in the message of another error.
   */
  private static boolean isLackOfMemory(Throwable error) {
    return error instanceof OutOfMemoryError
        || error instanceof ExceptionInInitializerError
            && String.valueOf(error.getMessage()).contains(OutOfMemoryError.class.getName());
  }

  /** Returns or throws the cause. */
  RuntimeException thrown() {
    if (cause instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) cause;
  }

  /** Returns {@code File.java:12: }message, or the message alone. */
  @Override
  public String toString() {
    String place = file.isEmpty() ? "" : line > 0 ? file + ":" + line + ": " : file + ": ";
    return place + message;
  }
}
