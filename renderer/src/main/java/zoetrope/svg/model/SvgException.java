package zoetrope.svg.model;

/**
 * Thrown when a drawing cannot be read. The message names the drawing and the cause, and the line
 * and a fix if they are known.
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
