package zoetrope.internal.render.cache;

import java.io.IOException;

/** Says that an entry of a store is not what was written there. */
public final class DamagedEntryException extends IOException {
  private static final long serialVersionUID = 1L;

  /** Of an entry that is damaged in this way. */
  DamagedEntryException(String message) {
    super(message);
  }
}
