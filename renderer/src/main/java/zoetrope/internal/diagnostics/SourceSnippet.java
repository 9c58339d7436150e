package zoetrope.internal.diagnostics;

import zoetrope.source.Span;

/**
 * The line of a source that an error message quotes, with carets under the error.
 *
 * @param line the text around the span, without line breaks; control characters are replaced
 * @param carets blanks as wide as the text before the span, and a caret for each character of the
 *     span
 */
public record SourceSnippet(String line, String carets) {
  /**
   * Returns the snippet for {@code place} in {@code source}: its line, limited to {@code context}
   * UTF-16 units before and after the start of the span. A span of several lines is cut at the end
   * of the first.
   */
  public static SourceSnippet of(String source, Span place, int context) {
    int at = Math.min(place.start(), source.length());
    int newline = source.indexOf('\n', at);
    int lineEnd = newline < 0 ? source.length() : newline;
    int from = Math.max(lineStart(source, at), at - context);
    int to = (int) Math.min(lineEnd, (long) at + context);
    StringBuilder line = new StringBuilder();
    source
        .substring(from, to)
        .codePoints()
        .map(SourceSnippet::shown)
        .forEach(line::appendCodePoint);
    StringBuilder carets = new StringBuilder();
    source.substring(from, at).codePoints().forEach(c -> carets.append(blankAsWideAs(c)));
    int width = source.codePointCount(at, Math.max(at, Math.min(place.end(), to)));
    return new SourceSnippet(
        line.toString(), carets.append("^".repeat(Math.max(1, width))).toString());
  }

  /** Returns the line number, from 1, of the character at {@code index}. */
  public static int lineNumber(String source, int index) {
    int end = Math.min(index, source.length());
    return 1 + (int) source.substring(0, end).chars().filter(c -> c == '\n').count();
  }

  /** Returns both lines, each after {@code indent}. */
  public String indented(String indent) {
    return indent + line + "\n" + indent + carets;
  }

  private static int lineStart(String source, int at) {
    return at == 0 ? 0 : source.lastIndexOf('\n', at - 1) + 1;
  }

  private static int shown(int codePoint) {
    if (codePoint == '\t') {
      return ' ';
    }
    return Graphemes.isControl(codePoint) ? '\uFFFD' : codePoint;
  }

  /**
   * Returns a blank that is as wide as a character in a terminal: Chinese characters are twice as
   * wide as Latin ones.
   */
  private static String blankAsWideAs(int codePoint) {
    if (Graphemes.extendsCluster(codePoint)) {
      return "";
    }
    return codePoint >= 0x2E80 && codePoint < 0xFFE7 ? "\u3000" : " ";
  }
}
