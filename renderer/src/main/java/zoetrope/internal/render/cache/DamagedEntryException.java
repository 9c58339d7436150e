package zoetrope.internal.render.cache;

import java.io.IOException;

/** Thrown when an entry of a store of segments differs from what was written. */
public final class DamagedEntryException extends IOException {
  private static final long serialVersionUID = 1L;

  DamagedEntryException(String message) {
    super(message);
  }
}
