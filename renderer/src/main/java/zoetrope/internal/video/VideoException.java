package zoetrope.internal.video;

/**
 * A film or a picture could not be written or read; the message says what, which file, and a
 * remedy.
 */
public final class VideoException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A failure, with a message for the author. */
  public VideoException(String message) {
    super(message);
  }

  /** A failure, with a message for the author and its cause. */
  public VideoException(String message, Throwable cause) {
    super(message, cause);
  }
}
