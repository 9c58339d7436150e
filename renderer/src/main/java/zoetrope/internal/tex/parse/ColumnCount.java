package zoetrope.internal.tex.parse;

/** Counts the columns that a table's argument, such as {@code l*{3}{rc}}, stands for. */
final class ColumnCount {
  /** How many repetitions may be within one another. */
  private static final int DEEPEST = 20;

  private final String columns;
  private int pos;

  private ColumnCount(String columns) {
    this.columns = columns;
  }

  /** The number of columns, or of more than {@link TexLimits#COLUMNS} any number above that. */
  static long of(String columns) {
    return new ColumnCount(columns).group(0);
  }

  /** The columns up to the end of a group, or of all. */
  private long group(int depth) {
    long count = 0;
    while (pos < columns.length() && columns.charAt(pos) != '}') {
      char c = columns.charAt(pos++);
      if (c == '*') {
        long times = number();
        skipTo('{');
        count += depth < DEEPEST ? times * group(depth + 1) : tooMany();
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

  /** The number in braces, or the digit, that comes next. */
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

  /** Goes behind the next {@code c}. */
  private void skipTo(char c) {
    int at = columns.indexOf(c, pos);
    pos = at < 0 ? columns.length() : at + 1;
  }
}
