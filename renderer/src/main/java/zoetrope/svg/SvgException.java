package zoetrope.svg;

/** A drawing cannot be had: which one, in which line, why, and what to do about it. */
public final class SvgException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SvgException(String message) {
    super(message);
  }

  SvgException(String message, Throwable cause) {
    super(message, cause);
  }
}
