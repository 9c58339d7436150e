package zoetrope.mobject.image;

/** A picture cannot be had: which one, why, and what to do about it. */
public final class PictureException extends RuntimeException {
  private static final long serialVersionUID = 1;

  PictureException(String message) {
    super(message);
  }

  PictureException(String message, Throwable cause) {
    super(message, cause);
  }
}
