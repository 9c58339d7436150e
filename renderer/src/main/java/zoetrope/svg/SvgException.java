package zoetrope.svg;

/** A drawing cannot be read. The message says which, in which line, why, and gives a remedy. */
public final class SvgException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SvgException(String message) {
    super(message);
  }

  SvgException(String message, Throwable cause) {
    super(message, cause);
  }
}
