package zoetrope.internal.pictures;

/**
 * Thrown if bytes are not an image, are a broken image, or are an image with too many pixels. The
 * message gives the reason.
 */
public final class UnreadablePictureException extends Exception {
  private static final long serialVersionUID = 1;

  UnreadablePictureException(String message, Throwable cause) {
    super(message, cause);
  }
}
