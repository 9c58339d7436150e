package zoetrope.internal.render.cache;

import java.io.IOException;

/** Thrown when the content of an entry differs from the content that was written. */
public final class DamagedEntryException extends IOException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception that describes the damage. */
  DamagedEntryException(String message) {
    super(message);
  }
}
