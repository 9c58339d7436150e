package zoetrope.latex;

/**
 * A source that the installed LaTeX cannot draw, or programs that are not there: what is wrong,
 * where in the author's source, and the remedy if known.
 */
public final class LatexException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final boolean missing;

  private LatexException(String message, Throwable cause, int line, boolean missing) {
    super(message, cause);
    this.line = line;
    this.missing = missing;
  }

  /** Something is wrong in a line of the author's, 0 if it is not known in which. */
  static LatexException at(int line, String message) {
    return new LatexException(message, null, line, false);
  }

  /** Something went wrong that has no line. */
  static LatexException of(String message) {
    return at(0, message);
  }

  /** Something has to be installed: a program, or a package that a line asks for. */
  static LatexException missing(int line, String message) {
    return new LatexException(message, null, line, true);
  }

  static LatexException because(String message, Throwable cause) {
    return new LatexException(message, cause, 0, false);
  }

  /** The line of the author's source (or preamble), from 1; 0 when it is not known. */
  public int line() {
    return line;
  }

  /**
   * Whether the source may be right, and a program or a package has to be installed: then a scene
   * may show something else instead.
   */
  public boolean needsInstallation() {
    return missing;
  }
}
