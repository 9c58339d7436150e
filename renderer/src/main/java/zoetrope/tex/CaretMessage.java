package zoetrope.tex;

/** Error text that quotes the source line and puts carets under what is wrong. */
final class CaretMessage {
  private CaretMessage() {}

  static String of(String source, TexSpan span, String problem, String remedy) {
    int at = Math.min(span.start(), source.length());
    int lineStart = at == 0 ? 0 : source.lastIndexOf('\n', at - 1) + 1;
    int newline = source.indexOf('\n', at);
    int lineEnd = newline < 0 ? source.length() : newline;
    String line = source.substring(lineStart, lineEnd).replace('\t', ' ');
    int width = Math.max(1, Math.min(span.end(), lineEnd) - at);
    long linesBefore = source.substring(0, lineStart).chars().filter(c -> c == '\n').count();
    String place = source.indexOf('\n') < 0 ? "" : " (line " + (1 + linesBefore) + ")";
    String hint = remedy.isEmpty() ? "" : "\n" + remedy;
    return problem
        + place
        + "\n  "
        + line
        + "\n  "
        + " ".repeat(columns(source, lineStart, at))
        + "^".repeat(width)
        + hint;
  }

  private static int columns(String source, int from, int to) {
    return source.codePointCount(from, to);
  }
}
