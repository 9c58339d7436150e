package zoetrope.render.result;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/**
 * Thrown when a file or folder cannot be written. The message names the file or folder and says
 * why.
 */
public final class OutputException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an error with a message for the user and a cause. */
  public OutputException(String message, Throwable cause) {
    super(message, cause);
  }

  /** Returns the error for a failure to write {@code file}. */
  public static OutputException writing(Path file, IOException cause) {
    return new OutputException(
        "cannot write " + file + ": " + reason(cause) + "; free some space, or write elsewhere",
        cause);
  }

  /** Returns the error for a failure to create {@code folder}. */
  public static OutputException making(Path folder, IOException cause) {
    return new OutputException(
        "cannot make the folder " + folder + ": " + reason(cause) + "; choose another place",
        cause);
  }

  private static String reason(IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return "no permission";
    }
    boolean named = cause instanceof FileSystemException;
    String reason = named ? ((FileSystemException) cause).getReason() : cause.getMessage();
    return reason == null ? cause.getClass().getSimpleName() : reason;
  }
}
