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
    write(rows(nodes, false), column);
  }

  /** The items of a list under each other, those of lists within it indented. */
  void list(List<Node> nodes) {
    write(rows(nodes, true), "l");
  }

  /** A line of text, and how many lists it lies in beside the outermost. */
  private record Row(List<Node> nodes, int depth) {}

  private static List<Row> rows(List<Node> nodes, boolean lists) {
    List<Row> rows = new ArrayList<>();
    rows.add(new Row(new ArrayList<>(), 0));
    collect(nodes, 0, lists, rows);
    return rows;
  }

  /** Adds rows; after a list in the list what follows begins a row of its own. */
  private static void collect(List<Node> nodes, int depth, boolean lists, List<Row> rows) {
    boolean afterList = false;
    for (Node node : withoutLastBreak(nodes)) {
      boolean full = NodeSpans.hasInk(rows.get(rows.size() - 1).nodes());
      if (lists && node instanceof Node.Environment e && Environments.isList(e.name())) {
        if (!full) {
          rows.remove(rows.size() - 1);
        }
        rows.add(new Row(new ArrayList<>(), depth + 1));
        collect(e.body(), depth + 1, true, rows);
        afterList = true;
      } else if (!afterList || !(node instanceof Node.Blank)) {
        boolean item = node instanceof Node.Command c && c.name().equals("item");
        if (afterList || node instanceof Node.Separator || item && full) {
          rows.add(new Row(new ArrayList<>(), depth));
        }
        if (!(node instanceof Node.Separator)) {
          rows.get(rows.size() - 1).nodes().add(node);
        }
        afterList = false;
      }
    }
  }

  private void write(List<Row> rows, String column) {
    boolean several = rows.size() > 1;
    out.append(several ? "\\begin{array}{" + column + "}" : "");
    for (int i = 0; i < rows.size(); i++) {
      out.append(i == 0 ? "" : "\\\\ ");
      out.append(several ? RowStrut.TABLE.source("") : "");
      out.append("\\qquad ".repeat(rows.get(i).depth()));
      List<Node> row = rows.get(i).nodes();
      line(several ? NodeSpans.trimmed(row) : row);
    }
    out.append(several ? "\\end{array}" : "");
  }

  private void line(List<Node> row) {
    out.append("\\text{");
    for (int i = 0; i < row.size(); i++) {
      Node node = row.get(i);
      if (node instanceof Node.Command c && c.name().equals("item")) {
        String label = ((Node.Argument.Raw) c.arguments().get(0)).text();
        out.mark(List.of(c.span()), () -> out.append(label));
        out.append("~");
      } else {
        out.append(Ligatures.apart(row, i));
        content.accept(List.of(node));
      }
    }
    out.append("}");
  }
}
