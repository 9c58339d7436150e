package zoetrope.internal.tex.parse;

import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;
import zoetrope.tex.TexException;

/**
 * Checks the rows of a table: their number of cells, and the positions of horizontal lines and of
 * cells across several columns.
 */
final class RowChecker {
  private final TokenReader reader;
  private final TableScope scope;
  private int column = 1;

  /** Whether the current row or cell has no content yet. */
  private boolean rowIsEmpty = true;

  private boolean cellIsEmpty = true;

  private RowChecker(TokenReader reader, TableScope scope) {
    this.reader = reader;
    this.scope = scope;
  }

  static void check(List<Node> body, TableScope scope, TokenReader reader) {
    if (!scope.isTable()) {
      return;
    }
    boolean hasRows = body.stream().anyMatch(node -> node instanceof Node.Separator);
    boolean hasContent = body.stream().anyMatch(node -> !(node instanceof Node.Separator));
    for (Node node : scope == TableScope.WHOLE ? body : List.<Node>of()) {
      if (!hasContent || !hasRows && isOfTables(node)) {
        throw outside(node.span(), reader);
      }
    }
    RowChecker checker = new RowChecker(reader, scope);
    body.forEach(checker::check);
  }

  /** Whether a node is a line, a wide cell or a text between rows. */
  static boolean isOfTables(Node node) {
    return node instanceof Node.Line
        || node instanceof Node.Spanning
        || node instanceof Node.Command c && Signatures.isOfTables(c.name());
  }

  /** Returns the error for a table command that is not in a table. */
  static TexException outside(Span span, TokenReader reader) {
    return reader.error(
        at(span),
        reader.source(span) + " outside of a table",
        "Use it in the rows of \\begin{array} or the like.");
  }

  private void check(Node node) {
    if (node instanceof Node.Separator separator) {
      column = separator.row() ? 1 : column + 1;
      rowIsEmpty = separator.row();
      cellIsEmpty = true;
      requireColumns(column, separator.span());
    } else if (node instanceof Node.Line line) {
      requireBeginning(rowIsEmpty, "a row: write it after \\\\", line.span());
      requireColumns(line.last(), line.span());
    } else if (node instanceof Node.Spanning spanning) {
      requireBeginning(cellIsEmpty, "a cell: write it after &", spanning.span());
      column += spanning.count() - 1;
      requireColumns(column, spanning.span());
      fill();
    } else if (node instanceof Node.Colored colored) {
      checkInside(colored.body());
    } else if (node instanceof Node.Infix infix) {
      checkInside(infix.above());
      checkInside(infix.below());
    } else if (!(node instanceof Node.Space)) {
      boolean endsRow = isOfTables(node);
      column = endsRow ? 1 : column;
      rowIsEmpty = endsRow;
      cellIsEmpty = endsRow;
    }
  }

  private void checkInside(List<Node> nodes) {
    fill();
    for (Node node : nodes) {
      requireBeginning(!isOfTables(node), "a row: write it after \\\\", node.span());
      check(node);
    }
  }

  private void fill() {
    rowIsEmpty = false;
    cellIsEmpty = false;
  }

  private void requireBeginning(boolean isThere, String where, Span span) {
    if (!isThere) {
      throw reader.error(
          at(span), reader.source(span) + " is possible only at the beginning of " + where, "");
    }
  }

  private void requireColumns(int needed, Span span) {
    if (needed <= scope.columns()) {
      return;
    }
    if (scope.columns() == TexLimits.COLUMNS) {
      throw reader.error(
          at(span),
          "A table has more than " + TexLimits.COLUMNS + " columns",
          "Divide the table into several.");
    }
    boolean described = Environments.takesColumns(scope.table());
    String columns = scope.columns() == 1 ? "single column" : scope.columns() + " columns";
    throw reader.error(
        at(span),
        "A row has more cells than the " + columns + " of " + scope.table(),
        described
            ? "Describe more columns in \\begin{"
                + scope.table()
                + "}{...}, or end the row by \\\\."
            : "End the row by \\\\, or use another environment, such as aligned.");
  }

  private static Token at(Span span) {
    return new Token(Kind.COMMAND, "", span);
  }
}
