package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.tex.parse.Node.Edge;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;

/**
 * Parses environments, with their positions and columns, and the commands of tables.
 *
 * @param inserts parses source that the columns of a table insert
 */
record EnvironmentParser(
    Parser parser,
    TokenReader reader,
    TexSizes sizes,
    BiFunction<List<Token>, Context, List<Node>> inserts) {
  /** The commands that this class parses in addition to the lines between rows. */
  static final Set<String> COMMANDS = Set.of("multicolumn", "hdotsfor", "parbox");

  private static final Pattern RANGE = Pattern.compile("\\s*([0-9]{1,3})\\s*-\\s*([0-9]{1,3})\\s*");

  /** The columns of mathtools' {@code cases*} and the like. The second column is text. */
  private static final List<ColumnSpec.Column> TEXT_IN_SECOND =
      List.of(new ColumnSpec.Column("", "", null), new ColumnSpec.Column("\\text{", "}", null));

  /** Parses an environment from its {@code \begin} to its {@code \end}. */
  Node parse(Token begin, Context context, TableSpacing spacing) {
    String name = reader.group(begin, "the environment's name").text();
    requireKnown(name, begin);
    boolean math = Environments.hasMathCells(name);
    Context inner = math ? context.asMath() : context.asText();
    String position = position(name);
    List<ColumnSpec.Column> columns = List.of();
    int maxColumns = Environments.columns(name);
    if (Environments.takesColumns(name) || hasColumns(name)) {
      columns = columns(columnsOf(name, begin), inner);
      maxColumns = Math.max(1, columns.size());
    } else if (name.equals("minipage")) {
      columns = List.of(new ColumnSpec.Column("", "", lines(begin, position)));
    } else if (Environments.takesArgument(name)) {
      TokenReader.Raw raw = reader.group(begin, "its argument");
      sizes.check(name, 0, raw);
      position = name.equals("subarray") ? raw.text().trim() : position;
      maxColumns =
          name.startsWith("alignat") ? 2 * Integer.parseInt(raw.text().trim()) : maxColumns;
    }
    Span span = begin.span().union(reader.previous().span());
    insertInCells(name.endsWith("cases*") ? TEXT_IN_SECOND : columns, span);
    if (name.equals("CD")) {
      DiagramArrows.rewrite(reader);
    }
    TableScope scope = maxColumns > 0 ? new TableScope(name, maxColumns, true) : TableScope.LINES;
    List<Node> body = parser.body(name, scope, inner);
    close(name, begin);
    Node environment =
        new Node.Environment(
            name,
            position,
            columns.stream().map(ColumnSpec.Column::format).toList(),
            spacing,
            body,
            span);
    boolean formula = Environments.isMath(name) && math && !context.math();
    return formula ? new Node.Formula(List.of(environment), true, span) : environment;
  }

  private TokenReader.Raw columnsOf(String name, Token begin) {
    return Environments.takesColumns(name)
        ? reader.group(begin, "its columns")
        : reader.raw(reader.next(), "]");
  }

  private void requireKnown(String name, Token begin) {
    if (!Environments.isMath(name) && !Environments.isText(name)) {
      throw reader.error(begin, "Unknown environment " + name, Advice.unknownEnvironment(name));
    }
  }

  private void close(String name, Token begin) {
    Token end = reader.next();
    String endName =
        end.isCommand("end") ? reader.group(end, "the environment's name").text() : null;
    if (!name.equals(endName)) {
      throw reader.error(
          endName == null ? begin : end,
          "\\begin{" + name + "} must be closed by \\end{" + name + "}",
          "");
    }
  }

  private String position(String name) {
    return Environments.takesPosition(name)
        ? bracket("tcb", "a position")
        : Environments.isAlignedMatrix(name) ? bracket("lcr", "an alignment") : "c";
  }

  /**
   * Whether columns in brackets follow, such as {@code [cc|c]} after {@code \begin{pmatrix}}. Many
   * documents define this syntax themselves.
   */
  private boolean hasColumns(String name) {
    if (!name.endsWith("matrix") || !reader.peek().isCharacter("[")) {
      return false;
    }
    int end = 1;
    while (reader.peek(end).is(Kind.CHARACTER) && "lcr|".contains(reader.peek(end).text())) {
      end++;
    }
    return end > 2 && reader.peek(end).isCharacter("]");
  }

  /** Reads one of {@code letters} in brackets; returns {@code c} if there are no brackets. */
  private String bracket(String letters, String what) {
    reader.skipSpaces();
    if (!reader.peek().isCharacter("[")) {
      return "c";
    }
    Token open = reader.next();
    String letter = reader.raw(open, "]").text().trim();
    if (!letter.matches("[" + letters + "]")) {
      throw reader.error(
          open,
          "'" + letter + "' is not " + what,
          "Write one of " + String.join(", ", letters.split("")) + ".");
    }
    return letter;
  }

  private List<ColumnSpec.Column> columns(TokenReader.Raw raw, Context context) {
    Span span = raw.whole().span();
    try {
      List<ColumnSpec.Column> columns =
          ColumnSpec.parse(raw.text(), source -> inserted(source, context, span));
      if (context.math() && columns.stream().anyMatch(column -> column.format().isParagraph())) {
        throw reader.error(
            raw.whole(), "A column of text needs a table of text", "Use \\begin{tabular}.");
      }
      return columns;
    } catch (ColumnSpec.Mistake e) {
      throw reader.error(raw.at(e.place()), e.getMessage(), e.fix());
    }
  }

  private List<Node> inserted(String source, Context context, Span span) {
    return inserts.apply(Tokenizer.tokenize(source, span), context);
  }

  /** Reads the width of a paragraph, and returns the format of its column. */
  private Node.Column lines(Token command, String position) {
    TokenReader.Raw raw = reader.group(command, "its width");
    double em = RowMetrics.widthInEm(raw.text());
    if (em == 0) {
      throw reader.error(
          raw.whole(),
          "'" + raw.text() + "' is not a width",
          "For instance 4cm or 0.5\\textwidth.");
    }
    return new Node.Column(position.charAt(0), em, List.of(), List.of());
  }

  /** Parses {@code \parbox[t]{4cm}{...}}, which means the same as {@code minipage}. */
  private Node parbox(Token t, Context context) {
    Node.Column column = lines(t, bracket("tcb", "a position"));
    List<Node> text = parser.lastArgument(t, 2, context.asText());
    return new Node.Environment(
        "minipage", "c", List.of(column), TableSpacing.LATEX, text, t.span());
  }

  /** Parses a line between rows, or one of {@link #COMMANDS}. */
  Node command(Token t, Context context) {
    return Signatures.isLine(t.text())
        ? line(t)
        : t.isCommand("parbox") ? parbox(t, context) : spanning(t, context);
  }

  private Node line(Token t) {
    sizes.cell(t);
    TableRule rule = TableRule.of(t.text());
    if (rule.spaced()) {
      reader.skipSpaces();
      if (reader.peek().isCharacter("[")) {
        Token open = reader.next();
        String length = reader.raw(open, "]").text();
        sizes.length(length, open);
        rule = rule.with(RowMetrics.inEm(length));
      }
    }
    String name = t.text();
    if (!name.startsWith("c")) {
      return new Node.Line(rule, 1, 0, "", t.span());
    }
    String trimmed = rule.spaced() ? trimmed() : "";
    TokenReader.Raw raw = reader.group(t, "a range of columns");
    Matcher range = RANGE.matcher(raw.text());
    int first = range.matches() ? Integer.parseInt(range.group(1)) : 0;
    if (first < 1 || Integer.parseInt(range.group(2)) < first) {
      throw reader.error(
          raw.whole(),
          "'" + raw.text() + "' is not a range of columns",
          "For instance \\" + name + "{2-3}.");
    }
    return new Node.Line(rule, first, Integer.parseInt(range.group(2)), trimmed, t.span());
  }

  /** Reads the ends that {@code \cmidrule(lr)} cuts off. */
  private String trimmed() {
    reader.skipSpaces();
    if (!reader.peek().isCharacter("(")) {
      return "";
    }
    Token open = reader.next();
    String ends = reader.raw(open, ")").text().trim();
    if (!ends.matches("[lr]*")) {
      throw reader.error(open, "'" + ends + "' are not ends of a line", "Write l, r or lr.");
    }
    return ends;
  }

  private Node spanning(Token t, Context context) {
    boolean dots = t.text().equals("hdotsfor");
    double pitch = dots ? 1 : 0;
    reader.skipSpaces();
    if (dots && reader.peek().isCharacter("[")) {
      Token open = reader.next();
      String factor = reader.raw(open, "]").text();
      pitch = sizes.factor(factor, open);
    }
    TokenReader.Raw count = reader.group(t, "a number of columns");
    sizes.check(t.text(), 0, count);
    int columns = Integer.parseInt(count.text().trim());
    if (dots) {
      Node.Column plain = new Node.Column('c', 0, List.of(Edge.GAP), List.of(Edge.GAP));
      return new Node.Spanning(columns, plain, pitch, List.of(), t.span());
    }
    TokenReader.Raw raw = reader.group(t, "the alignment");
    List<ColumnSpec.Column> described = columns(raw, context);
    if (described.size() != 1) {
      throw reader.error(raw.whole(), "'" + raw.text() + "' is not one column", "Write l, c or r.");
    }
    ColumnSpec.Column column = described.get(0);
    List<Node> body = new ArrayList<>(inserted(column.before(), context, t.span()));
    body.addAll(parser.lastArgument(t, 3, context));
    body.addAll(inserted(column.after(), context, t.span()));
    return new Node.Spanning(columns, column.format(), 0, body, t.span());
  }

  /**
   * Inserts the source that columns add to their cells into each cell of the table that begins
   * here. Empty cells, and cells across several columns, stay unchanged.
   */
  private void insertInCells(List<ColumnSpec.Column> columns, Span span) {
    if (columns.stream().allMatch(c -> c.before().isEmpty() && c.after().isEmpty())) {
      return;
    }
    int column = 0;
    int start = 0;
    int depth = 0;
    for (int i = 0; !reader.peek(i).is(Kind.END); i++) {
      Token t = reader.peek(i);
      depth += t.is(Kind.OPEN) || t.isCommand("begin") ? 1 : t.is(Kind.CLOSE) ? -1 : 0;
      boolean rowEnds = t.isCommand("\\") || t.isCommand("cr");
      if (depth == 0 && (rowEnds || t.is(Kind.ALIGN) || t.isCommand("end"))) {
        int inserted = column < columns.size() ? insert(columns.get(column), start, i, span) : 0;
        i += inserted;
        start = rowEnds ? afterBreak(i + 1) : i + 1;
        column = rowEnds ? 0 : column + 1;
      }
      if (t.isCommand("end") && depth-- == 0) {
        return;
      }
    }
  }

  /**
   * Returns the index after the arguments of a row break, which begin at index {@code place}: an
   * optional star, and an optional length in brackets.
   */
  private int afterBreak(int place) {
    int next = reader.peek(place).isCharacter("*") ? place + 1 : place;
    return reader.peek(next).isCharacter("[") ? after(next, t -> t.isCharacter("]")) : next;
  }

  /**
   * Inserts the source that a column adds into the cell between two tokens. Returns the number of
   * inserted tokens.
   */
  private int insert(ColumnSpec.Column column, int start, int end, Span span) {
    int from = start;
    while (from < end && (reader.peek(from).is(Kind.SPACE) || isLine(reader.peek(from)))) {
      from += isLine(reader.peek(from)) ? lineLength(from) : 1;
    }
    if (from >= end || reader.peek(from).text().matches("multicolumn|hdotsfor")) {
      return 0;
    }
    List<Token> after = new ArrayList<>(Tokenizer.tokenize(column.after(), span));
    after.add(Token.CLOSE.at(span));
    List<Token> before = new ArrayList<>(List.of(Token.OPEN.at(span)));
    before.addAll(Tokenizer.tokenize(column.before(), span));
    reader.insert(end, after);
    reader.insert(from, before);
    return before.size() + after.size();
  }

  private static boolean isLine(Token t) {
    return t.is(Kind.COMMAND) && Signatures.isLine(t.text());
  }

  /**
   * Returns the number of tokens of a line between rows with its arguments. The line begins {@code
   * ahead} tokens after the next token.
   */
  private int lineLength(int ahead) {
    String name = reader.peek(ahead).text();
    int end = ahead + 1;
    if (TableRule.of(name).spaced() && reader.peek(end).isCharacter("[")) {
      end = after(end, t -> t.isCharacter("]"));
    }
    if (name.startsWith("c")) {
      end = after(end, t -> t.is(Kind.CLOSE));
    }
    return end - ahead;
  }

  /**
   * Returns the index after the first token from index {@code place} on that {@code isLast}
   * accepts.
   */
  private int after(int place, Predicate<Token> isLast) {
    int end = place;
    while (!isLast.test(reader.peek(end)) && !reader.peek(end).is(Kind.END)) {
      end++;
    }
    return end + 1;
  }
}
