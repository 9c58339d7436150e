package zoetrope.latex;

/**
 * Thrown when the installed LaTeX cannot draw a source, or when programs are missing. The message
 * says what is wrong, where it is in the author's source, and a fix if one is known.
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

  /** Returns an error in a source line, 0 if the line is not known. */
  static LatexException at(int line, String message) {
    return new LatexException(message, null, line, false);
  }

  static LatexException of(String message) {
    return at(0, message);
  }

  /** Returns an error for a missing program, or for a missing package that a line needs. */
  static LatexException missing(int line, String message) {
    return new LatexException(message, null, line, true);
  }

  static LatexException because(String message, Throwable cause) {
    return new LatexException(message, cause, 0, false);
  }

  /** Returns the line in the source (or preamble), from 1, or 0 if it is not known. */
  public int line() {
    return line;
  }

  /**
   * Whether a program or a package must be installed. The source itself may be correct, so a scene
   * can show a placeholder instead.
   */
  public boolean needsInstallation() {
    return missing;
  }
}
