package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.ALIGN_CENTER;
import static org.scilab.forge.jlatexmath.TeXConstants.ALIGN_LEFT;

import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.EmptyAtom;
import org.scilab.forge.jlatexmath.RomanAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.parse.Environments;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.RowMetrics;

/**
 * Builds rows: the cells of tables and the lines of text. JLaTeXMath's parser reads the frame of a
 * table, with finished atoms as its cells.
 */
final class TableAtoms {
  /** LaTeX's {@code \abovedisplayskip}, around {@code \intertext}, in em. */
  private static final double TEXT_GAP = 1;

  /** The space around mathtools' {@code \shortintertext}, in em. */
  private static final double SHORT_TEXT_GAP = 0.3;

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
    } else if (name.equals("subarray")) {
      boolean left = environment.raw().get(0).trim().equals("l");
      addStack(environment.body(), left ? ALIGN_LEFT : ALIGN_CENTER, list, origin);
    } else {
      add(environment, list, origin);
    }
  }

  /** Adds a table. */
  void add(Node.Environment environment, AtomList list, Origin origin) {
    String name = environment.name();
    TableRows rows = new TableRows(RowMetrics.of(name));
    Snippet cells = new Snippet();
    appendTable(environment.body(), rows, cells);
    boolean flush = !environment.raw().isEmpty() && environment.raw().get(0).startsWith("@");
    Snippet table =
        new Snippet()
            .append(flush ? Environments.FLUSH : "")
            .append(Environments.begin(name, environment.position(), rows.columns()));
    environment.raw().forEach(argument -> table.append("{" + argument + "}"));
    table.append(cells).append(Environments.end(name));
    if (rows.isPlain() && !environment.position().matches("[tb]")) {
      table.readAfter(list, origin);
    } else {
      Atom whole = rows.finished(table.read(ReadingMode.MATH), environment.position());
      list.add(SpannedAtoms.of(whole, origin, list.mode()));
    }
  }

  /**
   * Adds the rows of {@code \substack}.
   *
   * @param alignment one of JLaTeXMath's constants, such as {@code ALIGN_CENTER}
   */
  void addStack(List<Node> body, int alignment, AtomList list, Origin origin) {
    TableRows rows = new TableRows(RowMetrics.SUBARRAY);
    for (Row row : rows(body, false)) {
      rows.beginRow();
      rows.cell(builder.formula(row.nodes(), ReadingMode.MATH));
    }
    list.add(SpannedAtoms.of(rows.stacked(alignment), origin, list.mode()));
  }

  /** Writes rows of cells. */
  private void appendTable(List<Node> nodes, TableRows rows, Snippet table) {
    List<Node> row = new ArrayList<>();
    for (Node node : withoutLastBreak(nodes)) {
      boolean isEnd = node instanceof Node.Separator s && s.row();
      if (isEnd || isIntertext(node)) {
        if (isEnd || row.stream().anyMatch(n -> !(n instanceof Node.Space))) {
          appendRow(row, rows, table);
          table.append("\\\\ ");
        }
        row.clear();
      }
      if (node instanceof Node.Separator s && s.row()) {
        rows.addSpace(RowMetrics.inEm(s.space()));
      } else if (isIntertext(node)) {
        appendText((Node.Command) node, rows, table);
        table.append("\\\\ ");
      } else {
        row.add(node);
      }
    }
    appendRow(row, rows, table);
  }

  private void appendRow(List<Node> row, TableRows rows, Snippet table) {
    int rules = 0;
    while (rules < row.size() && isCommand(row.get(rules), "hline")) {
      table.append("\\hline ");
      rules++;
    }
    rows.beginRow();
    List<Node> cells = new ArrayList<>();
    for (Node node : row.subList(rules, row.size())) {
      if (node instanceof Node.Command c && c.name().startsWith("tag")) {
        rows.tag(tag(c));
      } else {
        cells.add(node);
      }
    }
    builder.appendCells(cells, rows, table);
  }

  /** Returns the atom of a tag: in parentheses, but not for {@code \tag*}. */
  Atom tag(Node.Command command) {
    List<Node> text = ((Node.Argument.Content) command.arguments().get(0)).body();
    List<Node> nodes = new ArrayList<>(text);
    if (!command.name().equals("tag*")) {
      nodes.add(0, new Node.Glyph("(", false, command.span()));
      nodes.add(new Node.Glyph(")", false, command.span()));
    }
    return new RomanAtom(builder.formula(nodes, ReadingMode.TEXT));
  }

  private static boolean isIntertext(Node node) {
    return isCommand(node, "intertext") || isCommand(node, "shortintertext");
  }

  private void appendText(Node.Command command, TableRows rows, Snippet table) {
    List<Node> text = ((Node.Argument.Content) command.arguments().get(0)).body();
    boolean isShort = command.name().startsWith("short");
    rows.addText(
        new RomanAtom(builder.formula(text, ReadingMode.TEXT)),
        isShort ? SHORT_TEXT_GAP : TEXT_GAP);
    table.append(rows.cell(new EmptyAtom()));
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
    TableRows spread = new TableRows(RowMetrics.ARRAY);
    for (int i = 0; i < rows.size(); i++) {
      spread.beginRow();
      AtomList cell = new AtomList(ReadingMode.MATH);
      for (int depth = 0; depth < rows.get(i).depth(); depth++) {
        cell.add(new SpaceAtom(TeXConstants.UNIT_EM, 2, 0, 0));
      }
      cell.add(line(trimmed(rows.get(i).nodes())));
      table.append(i == 0 ? "" : "\\\\ ").append(spread.cell(cell.content()));
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
