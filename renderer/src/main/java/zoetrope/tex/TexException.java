package zoetrope.tex;

/**
 * A formula that cannot be set: what is wrong, where in the author's source, and the remedy if
 * known.
 */
public final class TexException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int position;
  private final String problem;

  TexException(String source, TexSpan span, String problem, String remedy) {
    super(CaretMessage.of(source, span, problem, remedy));
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
}
