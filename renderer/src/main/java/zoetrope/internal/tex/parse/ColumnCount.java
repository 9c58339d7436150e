package zoetrope.internal.tex.parse;

/** Counts the columns of a table argument such as {@code l*{3}{rc}}. */
final class ColumnCount {
  /** The maximum depth of nested repetitions. */
  private static final int MAX_DEPTH = 20;

  private final String columns;
  private int pos;

  private ColumnCount(String columns) {
    this.columns = columns;
  }

  /** Returns the number of columns. Above {@link TexLimits#COLUMNS} it may be any larger number. */
  static long of(String columns) {
    return new ColumnCount(columns).group(0);
  }

  /** Counts the columns up to the end of a group, or of the argument. */
  private long group(int depth) {
    long count = 0;
    while (pos < columns.length() && columns.charAt(pos) != '}') {
      char c = columns.charAt(pos++);
      if (c == '*') {
        long times = number();
        skipTo('{');
        count += depth < MAX_DEPTH ? times * group(depth + 1) : tooMany();
        pos++;
      } else if (c == '@' || c == '{') {
        skipTo('}');
      } else if (Character.isLetter(c)) {
        count++;
      }
      count = Math.min(count, tooMany());
    }
    return count;
  }

  private static int tooMany() {
    return TexLimits.COLUMNS + 1;
  }

  /** Reads the number in braces, or the digit, that comes next. */
  private long number() {
    long number = 0;
    while (pos < columns.length() && " {".indexOf(columns.charAt(pos)) >= 0) {
      pos++;
    }
    while (pos < columns.length() && Character.digit(columns.charAt(pos), 10) >= 0) {
      number = Math.min(10 * number + columns.charAt(pos++) - '0', tooMany());
    }
    return number;
  }

  /** Moves past the next {@code c}. */
  private void skipTo(char c) {
    int at = columns.indexOf(c, pos);
    pos = at < 0 ? columns.length() : at + 1;
  }
}
