package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import zoetrope.color.Color;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.tex.FallbackGlyphs;

/**
 * Parses tokens to nodes. Reports each mistake in the source with its position: unbalanced braces,
 * missing arguments, doubled scripts, unknown commands and characters.
 */
public final class Parser {
  /**
   * The maximum depth of nested constructs. Real formulas need less, and the recursion fits into a
   * thread's stack.
   */
  private static final int MAX_DEPTH = 200;

  private static final String LEAVE_OUT =
      "Leave it and its end out, because the source is a formula already.";

  private final TokenReader reader;
  private final CommandTable table;
  private final ColorNames colors = new ColorNames();
  private final CharacterParser characters;
  private final ArgumentParser arguments;
  private final ScriptParser scripts;
  private final EnvironmentParser environments;
  private ListLevel list;
  private final TexSizes sizes;
  private int depth;
  private int nesting;
  private TableScope scope;
  private TableSpacing spacing = TableSpacing.LATEX;

  public Parser(String source, List<Token> tokens, CommandTable table, FallbackGlyphs fallback) {
    this.reader = new TokenReader(source, tokens);
    this.table = table;
    this.characters = new CharacterParser(reader, table, fallback);
    this.sizes = new TexSizes(reader);
    this.arguments = new ArgumentParser(this, reader, colors, sizes);
    this.scripts = new ScriptParser(reader, arguments);
    this.environments =
        new EnvironmentParser(
            this,
            reader,
            sizes,
            (inserted, context) -> new Parser(source, inserted, table, fallback).parse(context));
  }

  public List<Node> parse(Context context) {
    scope = context.math() ? TableScope.WHOLE : TableScope.LINES;
    List<Node> nodes = list(context, t -> false);
    RowChecker.check(nodes, scope, reader);
    return nodes;
  }

  static String arguments(int count) {
    return count == 1 ? "one argument" : count + " arguments";
  }

  /** Parses nodes up to the token that {@code stop} accepts, which is not consumed. */
  List<Node> list(Context outer, Predicate<Token> stop) {
    Context context = outer;
    List<Node> nodes = new ArrayList<>();
    if (++depth > MAX_DEPTH) {
      throw reader.error(
          reader.peek(),
          "Groups are nested more than " + MAX_DEPTH + " deep",
          "Remove unnecessary braces.");
    }
    int declarations = 0;
    while (!reader.peek().is(Kind.END) && !stop.test(reader.peek())) {
      Token t = reader.peek();
      if (t.is(Kind.COMMAND) && Signatures.isDeclaration(t.text()) && ++declarations > MAX_DEPTH) {
        throw reader.error(
            t,
            "More than " + MAX_DEPTH + " declarations such as \\" + t.text() + " in one group",
            "Each applies to the rest of the group: remove those that a later one replaces.");
      }
      if (t.is(Kind.COMMAND) && Signatures.joinsTheRest(t.text())) {
        context = new Context(context.math(), true, context.bold(), context.italic());
      }
      if (t.is(Kind.COMMAND) && t.text().matches("(no)?limits")) {
        requireOperator(nodes, t);
      }
      if (t.is(Kind.COMMAND) && Signatures.isInfix(t.text())) {
        infix(nodes, context, stop);
      } else if (t.isCommand("color")) {
        colored(nodes, context, stop);
      } else if (context.math() && ScriptParser.isScript(t)) {
        nodes.add(scripts.parse(context));
      } else {
        node(context).ifPresent(nodes::add);
      }
    }
    depth--;
    return nodes;
  }

  private void requireOperator(List<Node> before, Token t) {
    Node last = before.isEmpty() ? null : before.get(before.size() - 1);
    boolean isNone =
        last == null
            || last instanceof Node.Separator
            || RowChecker.isOfTables(last)
            || last instanceof Node.Command c
                && (Signatures.isDeclaration(c.name()) || c.name().startsWith("tag"));
    if (isNone) {
      throw reader.error(
          t, "\\" + t.text() + " must follow an operator", "For instance \\sum\\limits.");
    }
  }

  /** Parses an argument without braces. */
  Optional<Node> single(Token command, Context context) {
    Token t = reader.peek();
    if (t.is(Kind.COMMAND)
        && (Signatures.isInfix(t.text()) || t.text().matches("color|(no)?limits"))) {
      throw reader.error(
          t,
          "\\" + t.text() + " is not an argument of " + command.toSource(),
          "Write the argument in braces.");
    }
    TableScope outer = scope;
    scope = TableScope.group(context);
    Optional<Node> node = node(context);
    scope = outer;
    return node;
  }

  /** Parses one node. Returns empty for a token that produces no node. */
  Optional<Node> node(Context context) {
    Token t = reader.next();
    if (++nesting > MAX_DEPTH) {
      throw reader.error(
          t, "Commands are nested more than " + MAX_DEPTH + " deep", "Remove some of them.");
    }
    Optional<Node> node = node(t, context);
    nesting--;
    return node;
  }

  private Optional<Node> node(Token t, Context context) {
    return switch (t.kind()) {
      case SPACE -> context.math() ? Optional.empty() : Optional.of(new Node.Space(t.span()));
      case OPEN -> Optional.of(group(t, context, TableScope.group(context)));
      case CLOSE ->
          throw reader.error(
              t, "This closing brace has no opening one", "Remove it, or write \\}.");
      case ALIGN -> Optional.of(cellEnd(t));
      case SHIFT -> Optional.of(formula(t, context));
      case SUPERSCRIPT, SUBSCRIPT ->
          throw reader.error(
              t,
              "A " + (t.is(Kind.SUPERSCRIPT) ? "superscript" : "subscript") + " within text",
              "Write \\"
                  + t.text()
                  + (t.is(Kind.SUPERSCRIPT) ? "{}" : "")
                  + " for the character, or put the formula between dollar signs.");
      case PARAMETER -> throw reader.error(t, "'#' is for arguments of macros", "Write \\#.");
      case COMMAND -> command(t, context);
      default -> Optional.of(characters.read(t, context));
    };
  }

  private Node cellEnd(Token t) {
    if (!scope.isTable()) {
      throw reader.error(
          t,
          "An alignment mark outside of an alignment",
          "Write \\& for the character, or align with \\begin{aligned} ... \\end{aligned}.");
    }
    sizes.cell(t);
    return new Node.Separator(false, "", t.span());
  }

  /** Parses the nodes of a group or an argument. */
  List<Node> groupList(Context context, Predicate<Token> stop) {
    return list(context, TableScope.group(context), stop);
  }

  private List<Node> list(Context context, TableScope inner, Predicate<Token> stop) {
    TableScope outer = scope;
    TableSpacing outerSpacing = spacing;
    scope = inner;
    List<Node> nodes = list(context, stop);
    scope = outer;
    spacing = outerSpacing;
    RowChecker.check(nodes, inner, reader);
    return nodes;
  }

  /** Parses the last argument of a command with {@code needed} arguments. */
  List<Node> lastArgument(Token command, int needed, Context context) {
    return arguments.last(command, needed, context);
  }

  Node.Group group(Token open, Context context, TableScope inner) {
    List<Node> body = list(context, inner, t -> t.is(Kind.CLOSE));
    if (!reader.peek().is(Kind.CLOSE)) {
      throw reader.error(open, "This brace is never closed", "Add a } where the group ends.");
    }
    Token close = reader.next();
    return new Node.Group(body, open.span().union(close.span()));
  }

  private Node formula(Token open, Context context) {
    if (context.math()) {
      throw reader.error(
          open,
          "A dollar sign within mathematics",
          "Leave the dollar signs out, because the source is a formula already; write \\$ for the"
              + " character.");
    }
    boolean display = reader.peek().is(Kind.SHIFT);
    if (display) {
      reader.next();
    }
    Node node = formula(open, context, display, t -> t.is(Kind.SHIFT));
    if (display && !reader.next().is(Kind.SHIFT)) {
      throw reader.error(open, "This formula must end with two dollar signs", "");
    }
    return node;
  }

  private Node formula(Token open, Context context, boolean display, Predicate<Token> stop) {
    Context math = new Context(true, false, context.bold(), context.italic());
    List<Node> body = list(math, TableScope.LINES, stop);
    if (reader.peek().is(Kind.END)) {
      throw reader.error(open, "The formula that begins here never ends", "");
    }
    Token close = reader.next();
    return new Node.Formula(body, display, open.span().union(close.span()));
  }

  private Optional<Node> command(Token t, Context context) {
    String name = t.text();
    if (Signatures.isOfTables(name) && !scope.isTable()) {
      throw RowChecker.outside(t.span(), reader);
    } else if (Signatures.isLine(name) || EnvironmentParser.COMMANDS.contains(name)) {
      return Optional.of(environments.command(t, context));
    }
    return switch (name) {
      case "\\", "cr" -> Optional.of(row(t));
      case "left" -> Optional.of(fence(t, context));
      case "begin" -> Optional.of(environments.parse(t, context, spacing));
      case TableSpacing.STRETCH, "arraycolsep", "tabcolsep", "jot" -> {
        spacing = arguments.changed(spacing, t);
        yield Optional.empty();
      }
      case "(", "[" -> {
        if (context.math()) {
          throw reader.error(t, "\\" + name + " within mathematics", LEAVE_OUT);
        }
        String close = name.equals("(") ? ")" : "]";
        yield Optional.of(formula(t, context, name.equals("["), x -> x.isCommand(close)));
      }
      case "right", "middle" ->
          throw reader.error(t, "\\" + name + " without a \\left in this group", "");
      case "end" -> throw reader.error(t, "\\end without a \\begin in this group", "");
      case "definecolor" -> {
        arguments.defineColor(t);
        yield Optional.empty();
      }
      case "textcolor" -> Optional.of(arguments.textColor(t, context));
      case "item" -> Optional.of(item(t));
      default -> {
        requireKnown(t);
        yield Optional.of(arguments.command(t, context));
      }
    };
  }

  /** Returns an item of the current list, with its label. */
  private Node item(Token t) {
    if (list == null) {
      throw reader.error(t, "\\item outside of a list", "Use it in \\begin{itemize}.");
    }
    List<Node.Argument> label = List.of(new Node.Argument.Raw(list.nextLabel(), false));
    return new Node.Command("item", false, label, t.span());
  }

  private void requireKnown(Token t) {
    String name = t.text();
    Optional<String> instead = Advice.instead(name);
    if (instead.isPresent()) {
      throw reader.error(t, "\\" + name + " is not supported in formulas", instead.get());
    }
    if (!table.knows(name) && !Signatures.has(name)) {
      throw reader.error(t, "Unknown command \\" + name, Advice.unknown(name, table.names()));
    }
  }

  private Node row(Token t) {
    if (!scope.rows()) {
      throw reader.error(
          t,
          "A row break within braces, delimiters or an argument",
          "Put the rows in \\begin{gathered} ... \\end{gathered}.");
    }
    sizes.cell(t);
    reader.skipCharacter("*");
    String space = "";
    if (reader.peek().isCharacter("[")) {
      Token open = reader.next();
      space = reader.raw(open, "]").text();
      if (!RowMetrics.isLength(space)) {
        throw reader.error(
            open,
            "'" + space + "' is not a length",
            "For instance \\\\[3pt]; to show a bracket, write {[}.");
      }
      sizes.length(space, open);
    }
    return new Node.Separator(true, space, t.span());
  }

  private void infix(List<Node> before, Context context, Predicate<Token> stop) {
    Token t = reader.next();
    List<Node.Delimiter> delimiters = new ArrayList<>();
    while (t.text().endsWith("withdelims") && delimiters.size() < 2) {
      delimiters.add(arguments.delimiter(t));
    }
    int from = before.size();
    while (from > 0 && !(before.get(from - 1) instanceof Node.Separator)) {
      from--;
    }
    List<Node> above = new ArrayList<>(before.subList(from, before.size()));
    List<Node> below = list(context, stop.or(Parser::endsCell));
    if (above.isEmpty() || below.isEmpty()) {
      throw reader.error(
          t, "\\" + t.text() + " needs something before and after it in its group", "");
    }
    if (below.stream().anyMatch(n -> n instanceof Node.Infix)) {
      throw reader.error(
          t, "\\" + t.text() + " twice in one group", "Put one of the fractions in braces.");
    }
    before.subList(from, before.size()).clear();
    before.add(new Node.Infix(t.text(), delimiters, above, below, t.span()));
  }

  private static boolean endsCell(Token t) {
    return t.is(Kind.ALIGN) || t.isCommand("\\") || t.isCommand("cr");
  }

  private void colored(List<Node> before, Context context, Predicate<Token> stop) {
    Token t = reader.next();
    Color color = arguments.color(t);
    List<Node> body = list(context, stop.or(Parser::endsCell));
    if (!body.isEmpty()) {
      before.add(new Node.Colored(color, body, t.span()));
    }
  }

  private Node fence(Token left, Context context) {
    List<Node.Delimiter> delimiters = new ArrayList<>();
    List<List<Node>> parts = new ArrayList<>();
    Token opener = left;
    while (true) {
      delimiters.add(arguments.delimiter(opener));
      if (opener.isCommand("right")) {
        return new Node.Fence(delimiters, parts, left.span());
      }
      parts.add(
          groupList(
              context,
              t ->
                  t.isCommand("right")
                      || t.isCommand("middle")
                      || t.is(Kind.CLOSE)
                      || t.isCommand("end")));
      opener = reader.next();
      if (!opener.isCommand("right") && !opener.isCommand("middle")) {
        throw reader.error(
            left, "\\left without a \\right in this group", "Write \\right. for no delimiter.");
      }
    }
  }

  /** Parses the body of an environment up to its {@code \end}. */
  List<Node> body(String environment, TableScope inner, Context context) {
    ListLevel outerList = list;
    list = Environments.isList(environment) ? new ListLevel(outerList, environment) : null;
    List<Node> body = list(context, inner, t -> t.isCommand("end") || t.is(Kind.CLOSE));
    list = outerList;
    return body;
  }
}
