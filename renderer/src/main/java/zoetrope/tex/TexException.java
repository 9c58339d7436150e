package zoetrope.tex;

import zoetrope.internal.diagnostics.SourceSnippet;
import zoetrope.source.Span;

/**
 * Thrown when a formula cannot be set. The message says what is wrong, where it is in the author's
 * source, and a fix if one is known.
 */
public final class TexException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The number of characters of a long line that are shown on each side of the error. */
  private static final int CONTEXT_CHARACTERS = 200;

  private final int position;
  private final String problem;

  public TexException(String source, Span span, String problem, String fix) {
    super(message(source, span, problem, fix));
    this.position = span.start();
    this.problem = problem;
  }

  /** Returns the index in the author's source of the first wrong character. */
  public int position() {
    return position;
  }

  /** Returns the problem in one sentence, without the source. */
  public String problem() {
    return problem;
  }

  private static String message(String source, Span span, String problem, String fix) {
    boolean oneLine = source.indexOf('\n') < 0;
    String line = oneLine ? "" : " (line " + SourceSnippet.lineNumber(source, span.start()) + ")";
    String quote = SourceSnippet.of(source, span, CONTEXT_CHARACTERS).indented("  ");
    return problem + line + "\n" + quote + (fix.isEmpty() ? "" : "\n" + fix);
  }
}
