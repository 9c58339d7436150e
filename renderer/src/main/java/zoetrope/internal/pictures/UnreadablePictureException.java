package zoetrope.internal.pictures;

/**
 * Thrown for bytes that are no image, a broken image, or an image with too many pixels. The message
 * says which.
 */
public final class UnreadablePictureException extends Exception {
  private static final long serialVersionUID = 1;

  UnreadablePictureException(String message) {
    super(message);
  }

  UnreadablePictureException(String message, Throwable cause) {
    super(message, cause);
  }
}
