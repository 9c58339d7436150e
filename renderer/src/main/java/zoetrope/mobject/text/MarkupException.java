package zoetrope.mobject.text;

/** Thrown when markup cannot be read. The message quotes the line, with a caret under the error. */
public final class MarkupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final int index;

  MarkupException(String source, int index, String problem) {
    super(message(source, index, problem));
    this.index = index;
  }

  /** Returns the index of the error in the markup. */
  public int index() {
    return index;
  }

  private static String message(String source, int index, String problem) {
    int at = Math.min(index, source.length());
    int start = at == 0 ? 0 : source.lastIndexOf('\n', at - 1) + 1;
    int newline = source.indexOf('\n', at);
    String line = source.substring(start, newline < 0 ? source.length() : newline);
    int column = source.codePointCount(start, at);
    return problem + "\n  " + line.replace('\t', ' ') + "\n  " + " ".repeat(column) + "^";
  }
}
