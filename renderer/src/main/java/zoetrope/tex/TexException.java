package zoetrope.tex;

import zoetrope.internal.diagnostics.SourceSnippet;
import zoetrope.source.Span;

/**
 * A formula that cannot be set: what is wrong, where in the author's source, and the remedy if
 * known.
 */
public final class TexException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** How much of a long line is shown on each side of the mistake. */
  private static final int CONTEXT = 200;

  private final int position;
  private final String problem;

  public TexException(String source, Span span, String problem, String remedy) {
    super(message(source, span, problem, remedy));
    this.position = span.start();
    this.problem = problem;
  }

  /** The index in the author's source of the first character of what is wrong. */
  public int position() {
    return position;
  }

  /** What is wrong, in one sentence without the source. */
  public String problem() {
    return problem;
  }

  private static String message(String source, Span span, String problem, String remedy) {
    boolean oneLine = source.indexOf('\n') < 0;
    String line = oneLine ? "" : " (line " + SourceSnippet.lineNumber(source, span.start()) + ")";
    String quote = SourceSnippet.of(source, span, CONTEXT).indented("  ");
    return problem + line + "\n" + quote + (remedy.isEmpty() ? "" : "\n" + remedy);
  }
}
