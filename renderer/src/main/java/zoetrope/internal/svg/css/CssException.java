package zoetrope.internal.svg.css;

/** A style sheet that costs more to apply than any drawing needs. */
public final class CssException extends RuntimeException {
  private static final long serialVersionUID = 1;

  CssException(String message) {
    super(message);
  }
}
