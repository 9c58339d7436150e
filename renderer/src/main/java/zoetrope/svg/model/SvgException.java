package zoetrope.svg.model;

/**
 * Thrown when a drawing cannot be read. The message names the drawing and the line, the cause and a
 * fix.
 */
public final class SvgException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an exception with a message. */
  public SvgException(String message) {
    super(message);
  }

  /** Creates an exception with a message and a cause. */
  public SvgException(String message, Throwable cause) {
    super(message, cause);
  }
}
