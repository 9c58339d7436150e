package zoetrope.internal.tex.atom;

import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.RomanAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.parse.Environments;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.RowStrut;

/**
 * Builds rows: the cells of tables and the lines of text. JLaTeXMath's parser reads the frame of a
 * table, with finished atoms as its cells.
 */
final class TableAtoms {
  private final AtomBuilder builder;

  TableAtoms(AtomBuilder builder) {
    this.builder = builder;
  }

  /** Adds an environment. */
  void add(Node.Environment environment, AtomList list) {
    String name = environment.name();
    Origin origin = builder.origin(environment.span());
    if (Environments.isList(name)) {
      addRows(rows(environment.body(), true), "l", list, origin);
    } else if (Environments.isText(name)) {
      addLines(environment.body(), Environments.column(name), list, origin);
    } else if (Environments.isPlain(name)) {
      builder.add(List.of(new Node.Group(environment.body(), environment.span())), list);
    } else {
      add(environment.body(), name, environment.raw(), list, origin);
    }
  }

  /** Adds the table of the environment {@code name}. */
  void add(List<Node> body, String name, List<String> raw, AtomList list, Origin origin) {
    boolean columns = body.stream().anyMatch(n -> n instanceof Node.Separator s && !s.row());
    Snippet table = new Snippet().append(Environments.begin(name, columns));
    raw.forEach(argument -> table.append("{" + argument + "}"));
    appendTable(body, RowStrut.of(name), table);
    table.append(Environments.end(name)).readAfter(list, origin);
  }

  /** Adds the rows of {@code \substack}. */
  void addStack(List<Node> body, AtomList list, Origin origin) {
    Snippet table = new Snippet().append("{\\scriptstyle\\begin{array}{@{}c@{}}");
    appendTable(body, RowStrut.SMALL, table);
    table.append("\\end{array}}").readAfter(list, origin);
  }

  /** Writes rows of cells. A strut in each row separates it from its neighbours. */
  private void appendTable(List<Node> nodes, RowStrut strut, Snippet table) {
    List<Node> row = new ArrayList<>();
    for (Node node : withoutLastBreak(nodes)) {
      if (node instanceof Node.Separator s && s.row()) {
        appendRow(row, strut.atom(s.space()), table);
        table.append("\\\\ ");
        row.clear();
      } else {
        row.add(node);
      }
    }
    appendRow(row, strut.atom(""), table);
  }

  private void appendRow(List<Node> row, Atom strut, Snippet table) {
    int rules = 0;
    while (rules < row.size() && isCommand(row.get(rules), "hline")) {
      table.append("\\hline ");
      rules++;
    }
    List<Node> cells = row.subList(rules, row.size());
    boolean spanning =
        !cells.isEmpty()
            && (isCommand(cells.get(0), "multicolumn") || isCommand(cells.get(0), "intertext"));
    builder.appendCells(cells, cells.isEmpty() || spanning ? null : strut, table);
  }

  private static boolean isCommand(Node node, String name) {
    return node instanceof Node.Command c && c.name().equals(name);
  }

  /** Returns the body without row breaks at its end, which would add an empty row. */
  private static List<Node> withoutLastBreak(List<Node> body) {
    int end = body.size();
    while (end > 0
        && (body.get(end - 1) instanceof Node.Space
            || body.get(end - 1) instanceof Node.Separator s && s.row())) {
      end--;
    }
    return body.subList(0, end);
  }

  /** Adds lines of text below each other. A single line is added as plain text. */
  void addLines(List<Node> nodes, String column, AtomList list, Origin origin) {
    addRows(rows(nodes, false), column, list, origin);
  }

  /** A line of text, and its depth in nested lists: 0 in the outermost one. */
  private record Row(List<Node> nodes, int depth) {}

  private static List<Row> rows(List<Node> nodes, boolean lists) {
    List<Row> rows = new ArrayList<>();
    rows.add(new Row(new ArrayList<>(), 0));
    collect(nodes, 0, lists, rows);
    return rows;
  }

  /** Adds rows. Text after a nested list begins a new row. */
  private static void collect(List<Node> nodes, int depth, boolean lists, List<Row> rows) {
    boolean afterList = false;
    for (Node node : withoutLastBreak(nodes)) {
      boolean full =
          rows.get(rows.size() - 1).nodes().stream().anyMatch(n -> !(n instanceof Node.Space));
      if (lists && node instanceof Node.Environment e && Environments.isList(e.name())) {
        if (!full) {
          rows.remove(rows.size() - 1);
        }
        rows.add(new Row(new ArrayList<>(), depth + 1));
        collect(e.body(), depth + 1, true, rows);
        afterList = true;
      } else if (!afterList || !(node instanceof Node.Space)) {
        boolean item = isCommand(node, "item");
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

  private void addRows(List<Row> rows, String column, AtomList list, Origin origin) {
    if (rows.size() == 1) {
      list.add(line(rows.get(0).nodes()));
      return;
    }
    Snippet table = new Snippet().append("\\begin{array}{" + column + "}");
    for (int i = 0; i < rows.size(); i++) {
      table.append(i == 0 ? "" : "\\\\ ").append(RowStrut.TABLE.atom(""));
      for (int depth = 0; depth < rows.get(i).depth(); depth++) {
        table.append(new SpaceAtom(TeXConstants.UNIT_EM, 2, 0, 0));
      }
      table.append(line(trimmed(rows.get(i).nodes())));
    }
    table.append("\\end{array}").readAfter(list, origin);
  }

  private Atom line(List<Node> nodes) {
    return new RomanAtom(builder.formula(nodes, ReadingMode.TEXT));
  }

  private static List<Node> trimmed(List<Node> nodes) {
    int from = 0;
    int to = nodes.size();
    while (from < to && nodes.get(from) instanceof Node.Space) {
      from++;
    }
    while (to > from && nodes.get(to - 1) instanceof Node.Space) {
      to--;
    }
    return nodes.subList(from, to);
  }
}
