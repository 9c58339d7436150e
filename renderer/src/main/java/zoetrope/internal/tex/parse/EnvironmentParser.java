package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.source.Span;

/** Parses environments, with their positions and columns. */
final class EnvironmentParser {
  private final Parser parser;
  private final TokenReader reader;
  private final TexSizes sizes;

  /** Creates a parser for source that a table adds to its cells. */
  private final Function<List<Token>, Parser> inserts;

  EnvironmentParser(
      Parser parser, TokenReader reader, TexSizes sizes, Function<List<Token>, Parser> inserts) {
    this.parser = parser;
    this.reader = reader;
    this.sizes = sizes;
    this.inserts = inserts;
  }

  /** Parses an environment from its {@code \begin} to its {@code \end}. */
  Node parse(Token begin, Context context) {
    String name = reader.rawGroup(begin, "the environment's name");
    if (!Environments.isMath(name) && !Environments.isText(name)) {
      String fix =
          Suggestions.to(name, Environments.names(), 1).stream()
              .findFirst()
              .map(near -> "Did you mean " + near + "?")
              .orElse("Known are: " + String.join(", ", Environments.names()) + ".");
      throw reader.error(begin, "Unknown environment " + name, fix);
    }
    String position = position(name);
    List<String> raw = new ArrayList<>();
    List<ColumnSpec.Column> columns = List.of();
    if (Environments.takesArgument(name)) {
      raw.add(reader.rawGroup(begin, "its columns"));
      sizes.check(name, 0, raw.get(0), begin);
    }
    if (Environments.takesColumns(name)) {
      ColumnSpec spec = sizes.columns(raw.get(0), begin);
      raw.set(0, spec.source());
      columns = spec.columns();
    }
    Span span = begin.span().union(reader.previous().span());
    Context inner = Environments.isMath(name) ? context.asMath() : context.asText();
    List<Node> body = parser.body(name, inner);
    Token end = reader.next();
    String endName = end.isCommand("end") ? reader.rawGroup(end, "the environment's name") : null;
    if (!name.equals(endName)) {
      throw reader.error(
          endName == null ? begin : end,
          "\\begin{" + name + "} must be closed by \\end{" + name + "}",
          "");
    }
    Node environment =
        new Node.Environment(name, position, raw, cells(body, columns, inner, span), span);
    boolean formula = Environments.isMath(name) && !context.math();
    return formula ? new Node.Formula(List.of(environment), true, span) : environment;
  }

  private String position(String name) {
    return Environments.takesPosition(name)
        ? bracket("tcb", "a position")
        : Environments.isAlignedMatrix(name) ? bracket("lcr", "an alignment") : "c";
  }

  /** Reads one of {@code letters} in brackets; returns {@code c} if there are none. */
  private String bracket(String letters, String what) {
    reader.skipSpaces();
    if (!reader.peek().isCharacter("[")) {
      return "c";
    }
    Token open = reader.next();
    String letter = reader.rawUntil(open, "]").trim();
    if (!letter.matches("[" + letters + "]")) {
      throw reader.error(
          open,
          "'" + letter + "' is not " + what,
          "Write one of " + String.join(", ", letters.split("")) + ".");
    }
    return letter;
  }

  /** Returns the body of a table with what its columns add to each cell. */
  private List<Node> cells(
      List<Node> body, List<ColumnSpec.Column> columns, Context context, Span span) {
    if (columns.stream().allMatch(c -> c.before().isEmpty() && c.after().isEmpty())) {
      return body;
    }
    List<Node> result = new ArrayList<>();
    List<Node> cell = new ArrayList<>();
    int column = 0;
    for (Node node : body) {
      if (node instanceof Node.Separator separator) {
        result.addAll(cell(cell, column, columns, context, span));
        result.add(separator);
        cell.clear();
        column = separator.row() ? 0 : column + 1;
      } else {
        cell.add(node);
      }
    }
    if (!cell.isEmpty()) {
      result.addAll(cell(cell, column, columns, context, span));
    }
    return result;
  }

  /** Returns a cell with the source of its column. Lines between rows come before all. */
  private List<Node> cell(
      List<Node> cell, int column, List<ColumnSpec.Column> columns, Context context, Span span) {
    int from = 0;
    while (from < cell.size()
        && (cell.get(from) instanceof Node.Space
            || cell.get(from) instanceof Node.Command c && c.name().equals("hline"))) {
      from++;
    }
    boolean none = from == cell.size() || column >= columns.size();
    if (none || cell.get(from) instanceof Node.Command c && c.name().equals("multicolumn")) {
      return cell;
    }
    List<Node> whole = new ArrayList<>(inserted(columns.get(column).before(), context, span));
    whole.addAll(cell.subList(from, cell.size()));
    whole.addAll(inserted(columns.get(column).after(), context, span));
    List<Node> result = new ArrayList<>(cell.subList(0, from));
    result.add(new Node.Group(whole, span));
    return result;
  }

  /** Parses source that a table adds to a cell. Its nodes have the span of the table. */
  private List<Node> inserted(String source, Context context, Span span) {
    return inserts.apply(Tokenizer.tokenize(source, span)).list(context, t -> false);
  }
}
