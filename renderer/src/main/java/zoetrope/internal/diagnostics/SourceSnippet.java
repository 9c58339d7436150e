package zoetrope.internal.diagnostics;

/**
 * The line of a source that a message is about, and carets under the place in it.
 *
 * @param line what stands around the place, without line breaks; control characters are replaced
 * @param carets blanks as wide as what stands before the place, and a caret for each character
 */
public record SourceSnippet(String line, String carets) {
  /**
   * What stands around {@code place} in {@code source}: its line, and of that at most {@code
   * context} UTF-16 units before the place and after its start. A place that goes on into the next
   * line counts to the end of its first.
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

  /** The number of the line, from 1, in which the character at {@code index} stands. */
  public static int lineNumber(String source, int index) {
    int end = Math.min(index, source.length());
    return 1 + (int) source.substring(0, end).chars().filter(c -> c == '\n').count();
  }

  /** Both lines, each after {@code indent}. */
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

  /** Chinese characters are twice as wide as Latin ones where messages are read. */
  private static String blankAsWideAs(int codePoint) {
    if (Graphemes.extendsCluster(codePoint)) {
      return "";
    }
    return codePoint >= 0x2E80 && codePoint < 0xFFE7 ? "\u3000" : " ";
  }
}
