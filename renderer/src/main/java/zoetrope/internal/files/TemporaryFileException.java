package zoetrope.internal.files;

import java.io.IOException;
import java.io.UncheckedIOException;

/** A file cannot be written to the temporary folder; the message says which, and what helps. */
public final class TemporaryFileException extends UncheckedIOException {
  private static final long serialVersionUID = 1;

  /** With what to tell. */
  public TemporaryFileException(String message, IOException cause) {
    super(message, cause);
  }
}
