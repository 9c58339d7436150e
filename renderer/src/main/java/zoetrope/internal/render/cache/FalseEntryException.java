package zoetrope.internal.render.cache;

/**
 * Thrown when a store contains a segment for some frames that differs from the segment drawn now.
 */
public final class FalseEntryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception for a key.
   *
   * @param place the position of its frames in the scene
   */
  FalseEntryException(String place, String key) {
    super(
        "the cache has other frames for "
            + place
            + " than are drawn now (entry "
            + key.substring(0, 12)
            + "): clear it, and report this bug");
  }
}
