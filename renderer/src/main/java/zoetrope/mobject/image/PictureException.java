package zoetrope.mobject.image;

/** Thrown when an image cannot be read. The message names the image, the cause and a fix. */
public final class PictureException extends RuntimeException {
  private static final long serialVersionUID = 1;

  PictureException(String message) {
    super(message);
  }

  PictureException(String message, Throwable cause) {
    super(message, cause);
  }
}
