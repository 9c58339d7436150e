package zoetrope.internal.video;

/**
 * Thrown when a video or an image cannot be written or read. The message says what failed, names
 * the file, and suggests a fix.
 */
public final class VideoException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public VideoException(String message) {
    super(message);
  }

  public VideoException(String message, Throwable cause) {
    super(message, cause);
  }
}
