package zoetrope.internal.render.cache;

/** Says that a store holds another segment for some frames than is drawn of them. */
public final class FalseEntryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * For the entry of a key.
   *
   * @param place where its frames are in the scene
   */
  FalseEntryException(String place, String key) {
    super(
        "the cache holds other pictures for "
            + place
            + " than are drawn now (entry "
            + key.substring(0, 12)
            + "): clear it, and tell those who make this program");
  }
}
