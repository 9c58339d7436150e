package zoetrope.internal.svg.css;

/** Thrown when a style sheet is too expensive to apply. */
public final class CssException extends RuntimeException {
  private static final long serialVersionUID = 1;

  CssException(String message) {
    super(message);
  }
}
