package zoetrope.tex;

import java.util.Locale;
import zoetrope.internal.diagnostics.SourceSnippet;
import zoetrope.source.Span;

/**
 * Thrown when a formula cannot be typeset. The message says what is wrong, where it is in the
 * author's source, and a fix if one is known.
 */
public final class TexException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The number of characters of a long line that are shown on each side of the error. */
  private static final int CONTEXT_CHARACTERS = 200;

  private final int position;

  public TexException(String source, Span span, String problem, String fix) {
    super(message(source, span, withSmallLetter(problem), fix));
    this.position = span.start();
  }

  /** Returns the index in the author's source of the first wrong character. */
  public int position() {
    return position;
  }

  /**
   * Returns a sentence with a small first letter, for use after a colon. Names such as LaTeX keep
   * their first letter.
   */
  private static String withSmallLetter(String sentence) {
    return sentence.matches("(?!Java )[A-Z](?:[a-z']*[ ,:].*|[a-z]+)")
        ? sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1)
        : sentence;
  }

  private static String asHint(String sentence) {
    return withSmallLetter(sentence).replaceFirst("(?<!\\\\right)\\.$", "");
  }

  private static String message(String source, Span span, String problem, String fix) {
    boolean oneLine = source.indexOf('\n') < 0;
    String line = oneLine ? "" : " (line " + SourceSnippet.lineNumber(source, span.start()) + ")";
    String quote = SourceSnippet.of(source, span, CONTEXT_CHARACTERS).indented("  ");
    return problem + line + "\n" + quote + (fix.isEmpty() ? "" : "\n  hint: " + asHint(fix));
  }
}
