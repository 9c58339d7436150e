package zoetrope.internal.files;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Thrown when a file cannot be written to the temporary folder. The message names the folder and
 * suggests a fix.
 */
public final class TemporaryFileException extends UncheckedIOException {
  private static final long serialVersionUID = 1;

  public TemporaryFileException(String message, IOException cause) {
    super(message, cause);
  }
}
