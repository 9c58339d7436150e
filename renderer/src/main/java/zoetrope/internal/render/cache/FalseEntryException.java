package zoetrope.internal.render.cache;

import zoetrope.internal.diagnostics.Messages;

/**
 * Thrown when the stored segment for some frames differs from the segment that was just drawn from
 * the same frames.
 */
public final class FalseEntryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception for the entry with this key.
   *
   * @param place the position of the segment's frames in the scene, such as "1.000 s to 3.000 s"
   */
  FalseEntryException(String place, String key) {
    super(
        Messages.of(
            "the cache has other frames for %s than are drawn now (entry %s): clear it,"
                + " and report this bug",
            place, key.substring(0, 12)));
  }
}
