package zoetrope.tex;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Writes what stands in rows: the cells of tables and the lines of text. */
final class TableWriter {
  private final MarkedSource out;
  private final Consumer<List<Node>> content;

  /** {@code content} writes the nodes of a cell to {@code out}. */
  TableWriter(MarkedSource out, Consumer<List<Node>> content) {
    this.out = out;
    this.content = content;
  }

  /** Cells and rows; a strut in every row keeps it off its neighbours. */
  void table(List<Node> nodes, RowStrut strut) {
    List<Node> row = new ArrayList<>();
    for (Node node : withoutLastBreak(nodes)) {
      if (node instanceof Node.Separator s && s.row()) {
        row(row, strut.source(s.space()));
        out.append("\\\\ ");
        row.clear();
      } else {
        row.add(node);
      }
    }
    row(row, strut.source(""));
  }

  private void row(List<Node> row, String strut) {
    int rules = 0;
    while (rules < row.size()
        && row.get(rules) instanceof Node.Command c
        && c.name().equals("hline")) {
      rules++;
    }
    content.accept(row.subList(0, rules));
    List<Node> cells = row.subList(rules, row.size());
    boolean spanning =
        !cells.isEmpty()
            && cells.get(0) instanceof Node.Command c
            && (c.name().equals("multicolumn") || c.name().equals("intertext"));
    out.append(cells.isEmpty() || spanning ? "" : strut);
    content.accept(cells);
  }

  /** A row that a break at the very end would open, and that holds nothing, is not wanted. */
  private static List<Node> withoutLastBreak(List<Node> body) {
    int end = body.size();
    while (end > 0
        && (body.get(end - 1) instanceof Node.Blank
            || body.get(end - 1) instanceof Node.Separator s && s.row())) {
      end--;
    }
    return body.subList(0, end);
  }

  /** Lines of text under each other; one line alone is just text. */
  void lines(List<Node> nodes, String column) {
    List<List<Node>> rows = new ArrayList<>();
    rows.add(new ArrayList<>());
    for (Node node : withoutLastBreak(nodes)) {
      boolean item = node instanceof Node.Command c && c.name().equals("item");
      if (node instanceof Node.Separator || item && NodeSpans.hasInk(rows.get(rows.size() - 1))) {
        rows.add(new ArrayList<>());
      }
      if (!(node instanceof Node.Separator)) {
        rows.get(rows.size() - 1).add(node);
      }
    }
    boolean several = rows.size() > 1;
    out.append(several ? "\\begin{array}{" + column + "}" : "");
    for (int i = 0; i < rows.size(); i++) {
      out.append(i == 0 ? "" : "\\\\ ");
      out.append(several ? RowStrut.TABLE.source("") : "");
      line(several ? NodeSpans.trimmed(rows.get(i)) : rows.get(i));
    }
    out.append(several ? "\\end{array}" : "");
  }

  private void line(List<Node> row) {
    out.append("\\text{");
    for (Node node : row) {
      if (node instanceof Node.Command c && c.name().equals("item")) {
        out.mark(List.of(c.span()), () -> out.append("\\(\\bullet\\)"));
        out.append("~");
      } else {
        content.accept(List.of(node));
      }
    }
    out.append("}");
  }
}
