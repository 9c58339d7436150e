package zoetrope.internal.tex.atom;

import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.RomanAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.parse.Environments;
import zoetrope.internal.tex.parse.Environments.Form;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.RowMetrics;
import zoetrope.internal.tex.parse.TableSpacing;
import zoetrope.source.Span;

/** Builds rows: the cells of tables and the lines of text. */
record TableAtoms(AtomBuilder builder) {
  /** LaTeX's {@code \abovedisplayskip}, around {@code \intertext}, in em. */
  private static final double TEXT_GAP = 1;

  /** The space around mathtools' {@code \shortintertext}, in em. */
  private static final double SHORT_TEXT_GAP = 0.3;

  /** The width of a dot and the space around it in {@code \hdotsfor}, in em. */
  private static final double DOT = 0.277779;

  private static final double DOT_SPACE = 3 / 18.0;

  void add(Node.Environment environment, AtomList list) {
    String name = environment.name();
    Origin origin = builder.origin(environment.span());
    if (Environments.isList(name)) {
      addRows(rows(environment.body(), true), "l", list, origin);
    } else if (name.equals("minipage")) {
      Node.Column column = environment.columns().get(0);
      list.add(
          SpannedAtoms.of(
              paragraph(environment.body(), column.letter(), column.width(), false),
              origin,
              list.mode()));
    } else if (Environments.isText(name)) {
      addLines(environment.body(), Environments.column(name), list, origin);
    } else if (Environments.form(name).maxColumns() == 0) {
      builder.add(List.of(new Node.Group(environment.body(), environment.span())), list);
    } else {
      add(environment, list, origin);
    }
  }

  /** Adds rows of small text, from {@code \substack}. */
  void addStack(List<Node> body, Span span, AtomList list) {
    add(
        new Node.Environment("subarray", "c", List.of(), TableSpacing.LATEX, body, span),
        list,
        builder.origin(span));
  }

  void add(Node.Environment environment, AtomList list, Origin origin) {
    Form form = Environments.form(environment.name());
    Atom table = table(environment, form);
    Atom whole = form.left().isEmpty() ? table : fenced(table, form);
    list.add(SpannedAtoms.of(whole, origin, list.mode()));
  }

  private static Atom fenced(Atom table, Form form) {
    SymbolAtom left = AtomBuilder.delimiter(form.left());
    SymbolAtom right = AtomBuilder.delimiter(form.right());
    return Fractions.fenced(table, left, List.of(), right);
  }

  private TableAtom table(Node.Environment environment, Form form) {
    RowMetrics metrics = RowMetrics.of(environment.name(), environment.spacing());
    double margin = form.margin() < 0 ? -sideGap(environment) : form.margin();
    margin = Environments.takesColumns(environment.name()) ? 0 : margin;
    TableAtom table = new TableAtom(metrics, margin, environment.position());
    List<Node> body = withoutLastBreak(environment.body());
    List<TableAtom.Column> columns = columns(environment, form, body);
    int lastRow = (int) body.stream().filter(TableAtoms::endsRow).count();
    int rows = 0;
    List<Node> row = new ArrayList<>();
    for (int i = 0; i <= body.size(); i++) {
      Node node = i < body.size() ? body.get(i) : null;
      if (node != null && !endsRow(node)) {
        row.add(node);
        continue;
      }
      List<Node.Line> lines = removeLines(row);
      boolean isEmpty = row.stream().allMatch(n -> n instanceof Node.Space);
      if (isEmpty && i > 0 && !(node instanceof Node.Separator)) {
        table.addLastLines(lines);
      } else {
        List<TableAtom.Column> rowColumns =
            environment.name().startsWith("multline")
                ? multline(row, rows == 0 ? 'l' : rows == lastRow ? 'r' : 'c')
                : columns;
        double space = node instanceof Node.Separator s ? RowMetrics.inEm(s.space()) : 0;
        table.add(row(row, environment, rowColumns, lines, space));
      }
      row.clear();
      rows++;
      if (node instanceof Node.Command text) {
        table.add(text(text));
      }
    }
    return table;
  }

  private static boolean endsRow(Node node) {
    return node instanceof Node.Separator s && s.row()
        || isCommand(node, "intertext")
        || isCommand(node, "shortintertext");
  }

  /** Removes and returns the horizontal lines above a row, which are the first nodes of the row. */
  private static List<Node.Line> removeLines(List<Node> row) {
    List<Node.Line> lines = new ArrayList<>();
    while (row.stream().anyMatch(n -> n instanceof Node.Line)) {
      if (row.remove(0) instanceof Node.Line line) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** Returns the format of a row of {@code multline}. */
  private static List<TableAtom.Column> multline(List<Node> row, char letter) {
    boolean left = row.stream().anyMatch(n -> isCommand(n, "shoveleft"));
    boolean right = row.stream().anyMatch(n -> isCommand(n, "shoveright"));
    char alignment = left ? 'l' : right ? 'r' : letter;
    return List.of(new TableAtom.Column(alignment, 0, List.of(), List.of()));
  }

  private List<TableAtom.Column> columns(Node.Environment environment, Form form, List<Node> body) {
    List<TableAtom.Column> columns = new ArrayList<>();
    environment.columns().forEach(column -> columns.add(column(column, environment)));
    double side = sideGap(environment);
    int letters = form.letters().length();
    String name = environment.name();
    boolean lettered = name.equals("subarray") || name.endsWith("matrix*");
    for (int i = 0; i < Math.max(cells(body), 1); i++) {
      if (i >= columns.size()) {
        double before = i == 0 ? 0 : i % letters == 0 ? form.groupGap() : form.gap();
        double after = form.letters().equals("l") && i == 0 ? form.gap() : 0;
        boolean half = form.letters().equals("c");
        columns.add(
            new TableAtom.Column(
                lettered ? environment.position().charAt(0) : form.letters().charAt(i % letters),
                0,
                List.of(gap(half ? side : after > 0 || letters == 1 ? 0 : before)),
                List.of(gap(half ? side : after))));
      }
    }
    return columns;
  }

  /** Returns the maximum number of cells of a row. */
  private static int cells(List<Node> body) {
    int maximum = 1;
    int cells = 1;
    for (Node node : body) {
      cells = endsRow(node) ? 1 : node instanceof Node.Separator ? cells + 1 : cells;
      cells += node instanceof Node.Spanning spanning ? spanning.count() - 1 : 0;
      maximum = Math.max(maximum, cells);
    }
    return maximum;
  }

  private static Atom gap(double em) {
    return new SpaceAtom(TeXConstants.UNIT_EM, (float) em, 0, 0);
  }

  /** Returns the gap on both sides of a centred column, in em. */
  private static double sideGap(Node.Environment environment) {
    Form form = Environments.form(environment.name());
    return form.margin() < 0 ? environment.spacing().arrayGap() : form.gap() / 2;
  }

  private TableAtom.Column column(Node.Column column, Node.Environment table) {
    return new TableAtom.Column(
        column.letter(), column.width(), edges(column.left(), table), edges(column.right(), table));
  }

  private List<Atom> edges(List<Node.Edge> edges, Node.Environment table) {
    boolean math = Environments.form(table.name()).math();
    TableSpacing spacing = table.spacing();
    List<Atom> atoms = new ArrayList<>();
    for (Node.Edge edge : edges) {
      atoms.add(
          switch (edge.kind()) {
            case GAP -> gap(math ? spacing.arrayGap() : spacing.tabularGap());
            case RULE -> TableAtom.RULE;
            case DASHES -> TableAtom.DASHES;
            default ->
                math ? builder.formula(edge.content(), ReadingMode.MATH) : line(edge.content());
          });
    }
    return atoms;
  }

  private TableAtom.Row row(
      List<Node> row,
      Node.Environment environment,
      List<TableAtom.Column> columns,
      List<Node.Line> lines,
      double space) {
    List<TableAtom.Cell> cells = new ArrayList<>();
    Atom tag = null;
    List<Node> content = new ArrayList<>();
    int column = 0;
    for (int i = 0; i <= row.size(); i++) {
      Node node = i < row.size() ? row.get(i) : null;
      if (node instanceof Node.Command c && c.name().startsWith("tag")) {
        tag = tag(c);
      } else if (node != null && !(node instanceof Node.Separator)) {
        content.add(node);
      } else {
        TableAtom.Cell cell = cell(trimmed(content), column, columns, environment);
        cells.add(cell);
        column = cell.end();
        content.clear();
      }
    }
    return new TableAtom.Row(lines, cells, null, 0, tag, space);
  }

  private TableAtom.Cell cell(
      List<Node> content, int first, List<TableAtom.Column> columns, Node.Environment table) {
    Form form = Environments.form(table.name());
    boolean math = form.math();
    if (content.isEmpty() || !(content.get(0) instanceof Node.Spanning spanning)) {
      boolean continues = form.continues(first) && !content.isEmpty();
      TableAtom.Column column = columns.get(first);
      Atom atom =
          continues
              ? builder.continued(content)
              : column.width() > 0
                  ? paragraph(content, column.letter(), column.width(), true)
                  : content(content, math);
      return new TableAtom.Cell(first, 1, column, atom, 0);
    }
    boolean dots = spanning.pitch() > 0;
    Atom dot =
        SpannedAtoms.of(SymbolAtom.get("ldotp"), builder.origin(spanning.span()), ReadingMode.MATH);
    return new TableAtom.Cell(
        first,
        spanning.count(),
        column(spanning.column(), table),
        dots ? dot : content(spanning.body(), math),
        dots ? DOT + DOT_SPACE * spanning.pitch() : 0);
  }

  private Atom paragraph(List<Node> text, char position, double width, boolean isCell) {
    List<Atom> words = new ArrayList<>();
    for (List<Node> word : TextLines.words(text)) {
      words.add(word.isEmpty() ? null : line(word));
    }
    return new TextLines(words, width, position, isCell);
  }

  private Atom content(List<Node> nodes, boolean math) {
    return math ? builder.formula(nodes, ReadingMode.MATH) : line(nodes);
  }

  private TableAtom.Row text(Node.Command command) {
    List<Node> text = ((Node.Argument.Content) command.arguments().get(0)).body();
    double gap = command.name().startsWith("short") ? SHORT_TEXT_GAP : TEXT_GAP;
    return new TableAtom.Row(List.of(), List.of(), line(text), gap, null, 0);
  }

  /** Returns the atom of a tag. It is in parentheses unless the command is {@code \tag*}. */
  Atom tag(Node.Command command) {
    List<Node> text = ((Node.Argument.Content) command.arguments().get(0)).body();
    List<Node> nodes = new ArrayList<>(text);
    if (!command.name().equals("tag*")) {
      nodes.add(0, new Node.Glyph("(", false, command.span()));
      nodes.add(new Node.Glyph(")", false, command.span()));
    }
    return new RomanAtom(builder.formula(nodes, ReadingMode.TEXT));
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
    TableAtom table = new TableAtom(RowMetrics.ARRAY, 0, "c");
    TableAtom.Column format = new TableAtom.Column(column.charAt(0), 0, List.of(), List.of());
    for (Row row : rows) {
      AtomList line = new AtomList(ReadingMode.MATH);
      for (int depth = 0; depth < row.depth(); depth++) {
        line.add(gap(2));
      }
      line.add(line(trimmed(row.nodes())));
      TableAtom.Cell cell = new TableAtom.Cell(0, 1, format, line.content(), 0);
      table.add(new TableAtom.Row(List.of(), List.of(cell), null, 0, null, 0));
    }
    list.add(SpannedAtoms.of(table, origin, list.mode()));
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
