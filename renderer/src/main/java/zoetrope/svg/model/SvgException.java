package zoetrope.svg.model;

/** A drawing cannot be read. The message says which, in which line, why, and gives a remedy. */
public final class SvgException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** An error with this message. */
  public SvgException(String message) {
    super(message);
  }

  /** An error with this message and cause. */
  public SvgException(String message, Throwable cause) {
    super(message, cause);
  }
}
