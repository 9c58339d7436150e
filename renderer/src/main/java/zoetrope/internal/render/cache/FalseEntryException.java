package zoetrope.internal.render.cache;

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
        "the cache has other frames for "
            + place
            + " than are drawn now (entry "
            + key.substring(0, 12)
            + "): clear it, and report this bug");
  }
}
