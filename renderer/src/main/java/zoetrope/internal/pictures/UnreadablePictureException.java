package zoetrope.internal.pictures;

/** Bytes that are no picture, a broken one, or one of too many pixels; the message says which. */
public final class UnreadablePictureException extends Exception {
  private static final long serialVersionUID = 1;

  UnreadablePictureException(String message) {
    super(message);
  }

  UnreadablePictureException(String message, Throwable cause) {
    super(message, cause);
  }
}
