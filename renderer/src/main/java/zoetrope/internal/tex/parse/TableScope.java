package zoetrope.internal.tex.parse;

/**
 * The cells and rows that a list of nodes may have.
 *
 * @param table the environment or command that makes the table; empty for a whole source, null
 *     outside of a table
 * @param columns the maximum number of cells in a row; 0 outside of a table
 * @param rows whether row breaks are allowed
 */
record TableScope(String table, int columns, boolean rows) {
  static final TableScope WHOLE = new TableScope("", TexLimits.COLUMNS, true);
  static final TableScope STACK = new TableScope("substack", 1, true);

  /** Lines of text, and formulas that are no tables. TeX ignores row breaks in such formulas. */
  static final TableScope LINES = new TableScope(null, 0, true);

  private static final TableScope GROUP = new TableScope(null, 0, false);

  static TableScope group(Context context) {
    return context.math() ? GROUP : LINES;
  }

  boolean isTable() {
    return columns > 0;
  }
}
