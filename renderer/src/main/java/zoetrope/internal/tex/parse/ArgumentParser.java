package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import zoetrope.color.Color;
import zoetrope.internal.tex.parse.Node.Argument;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;

/** Parses commands with their arguments, by their signatures. */
record ArgumentParser(Parser parser, TokenReader reader, ColorNames colors, TexSizes sizes) {
  /** Commands that a star may follow. */
  private static final Set<String> STARRED = Set.of("operatorname", "hspace", "vspace", "tag");

  /** The kinds of tokens that cannot begin an argument. */
  private static final Set<Kind> NO_ARGUMENT =
      EnumSet.of(Kind.END, Kind.CLOSE, Kind.ALIGN, Kind.SHIFT, Kind.SUPERSCRIPT, Kind.SUBSCRIPT);

  Node command(Token t, Context context) {
    String name = t.text();
    if (STARRED.contains(name)) {
      reader.skipSpaces();
      if (reader.skipCharacter("*") && Signatures.has(name + "*")) {
        name += "*";
      }
    }
    if (name.equals("not")) {
      return negated(t, context);
    }
    String signature = Signatures.of(name);
    List<Argument> arguments = new ArrayList<>();
    for (int i = 0; i < signature.length(); i++) {
      char letter = signature.charAt(i);
      Context inner = context.within(name);
      switch (letter) {
        case 'o', 'q' -> {
          optional(letter == 'o', inner.asMath(), arguments);
          if (name.equals("rule") && !arguments.isEmpty()) {
            sizes.length(((Argument.Raw) arguments.get(0)).text(), t);
          }
        }
        case 'd' -> arguments.add(new Argument.Fixed(delimiter(t)));
        case 'c' -> arguments.add(new Argument.Raw(color(t).toHex(), false));
        case 'r' -> {
          TokenReader.Raw raw = raw(t);
          sizes.check(name, i, raw);
          boolean isDelimiter = name.equals("genfrac") && i < 2 && !raw.text().isBlank();
          String text = isDelimiter ? Delimiters.written(raw.whole()) : raw.text();
          arguments.add(new Argument.Raw(text, false));
        }
        default -> {
          requireArgument(t, signature, i);
          boolean text = letter == 't' || letter == 'i' && (!context.math() || hasFormula());
          Context read = text ? inner.asText() : inner.asMath();
          List<Node> body = argument(t, read);
          arguments.add(new Argument.Content(body, false, text && letter == 'i'));
        }
      }
    }
    return new Node.Command(name, context.math(), arguments, t.span());
  }

  /** Whether the group that follows is text, because it has a formula between dollar signs. */
  private boolean hasFormula() {
    int depth = 0;
    for (int i = 0; i == 0 || depth > 0; i++) {
      Token t = reader.peek(i);
      depth += t.depthChange();
      if (t.is(Kind.END) || depth == 1 && t.is(Kind.SHIFT)) {
        return t.is(Kind.SHIFT);
      }
    }
    return false;
  }

  /** Parses {@code \not} and the sign that it strikes out, as two pieces with one span. */
  private Node negated(Token t, Context context) {
    requireArgument(t, "m", 0);
    Span span = t.span().union(reader.peek().span());
    List<Node> body = argument(t, context);
    List<Argument> arguments = List.of(new Argument.Content(body, false, false));
    return new Node.Command("not", context.math(), arguments, span);
  }

  /**
   * Reads the value after a command such as {@code \arraycolsep}, and returns {@code spacing} with
   * this value.
   */
  TableSpacing changed(TableSpacing spacing, Token t) {
    TokenReader.Raw raw = reader.group(t, "a value");
    if (t.isCommand(TableSpacing.STRETCH)) {
      return spacing.with(t.text(), sizes.factor(raw.text(), raw.whole()));
    }
    sizes.length(raw.text(), raw.whole());
    return spacing.with(t.text(), RowMetrics.inEm(raw.text()));
  }

  private void requireArgument(Token command, String signature, int have) {
    reader.skipSpaces();
    Token t = reader.peek();
    boolean ends = t.isCommand("\\") || t.isCommand("right") || t.isCommand("end");
    if (ends || NO_ARGUMENT.contains(t.kind())) {
      int optional = (int) signature.chars().filter(c -> c == 'o' || c == 'q').count();
      int needed = signature.length() - optional;
      int found = Math.max(0, have - optional);
      String follow = found == 0 ? "none follows" : "only " + found + " follows";
      throw reader.error(
          command,
          "\\" + command.text() + " needs " + Parser.arguments(needed) + ", but " + follow,
          "Write arguments in braces: \\" + command.text() + "{...}".repeat(needed) + ".");
    }
  }

  /** Parses the last argument of a command with {@code needed} arguments. */
  List<Node> last(Token command, int needed, Context context) {
    requireArgument(command, "m".repeat(needed), needed - 1);
    return argument(command, context);
  }

  /** Parses a group, or the next node alone. */
  private List<Node> argument(Token command, Context context) {
    reader.skipSpaces();
    if (reader.peek().is(Kind.OPEN)) {
      boolean isStack = command.isCommand("substack");
      TableScope scope = isStack ? TableScope.STACK : TableScope.group(context);
      return parser.group(reader.next(), context, scope).body();
    }
    return parser.single(command, context).map(List::of).orElse(List.of());
  }

  /** Parses the script that {@code sign} begins. */
  List<Node> script(Token sign, Context context) {
    String plain =
        UnicodeMath.superscript(sign.text())
            .or(() -> UnicodeMath.subscript(sign.text()))
            .orElse(null);
    if (plain != null) {
      return List.of(new Node.Glyph(plain, true, sign.span()));
    }
    reader.skipSpaces();
    if (NO_ARGUMENT.contains(reader.peek().kind())) {
      throw reader.error(sign, "Nothing follows '" + sign.text() + "'", "Write {} for nothing.");
    }
    return argument(sign, context);
  }

  private void optional(boolean content, Context context, List<Argument> arguments) {
    reader.skipSpaces();
    if (!reader.peek().isCharacter("[")) {
      return;
    }
    Token open = reader.next();
    if (!content) {
      arguments.add(new Argument.Raw(reader.raw(open, "]").text(), true));
      return;
    }
    List<Node> body = parser.groupList(context, t -> t.isCharacter("]") || t.is(Kind.CLOSE));
    if (!reader.skipCharacter("]")) {
      throw reader.error(open, "This bracket is never closed", "Add a ] where it ends.");
    }
    arguments.add(new Argument.Content(body, true, false));
  }

  private TokenReader.Raw raw(Token command) {
    reader.skipSpaces();
    if (command.isCommand("kern") && !reader.peek().is(Kind.OPEN)) {
      StringBuilder length = new StringBuilder();
      while (reader.peek().is(Kind.CHARACTER)
          && !length.toString().matches("-?[0-9.]+ *[a-z]{2}")) {
        length.append(reader.next().text());
      }
      return new TokenReader.Raw(length.toString(), List.of(command), List.of(0));
    }
    if (command.isCommand("genfrac") && Delimiters.isDelimiter(reader.peek())) {
      Token delimiter = reader.next();
      return new TokenReader.Raw(delimiter.toSource(), List.of(delimiter), List.of(0));
    }
    return reader.group(command, "its argument");
  }

  /** Parses the delimiter after {@code \left} and the like. Its span includes the command. */
  Node.Delimiter delimiter(Token command) {
    reader.skipSpaces();
    Token t = reader.next();
    if (!Delimiters.isDelimiter(t)) {
      throw reader.error(
          command,
          "\\" + command.text() + " must be followed by a delimiter",
          "For instance \\" + command.text() + "( or \\" + command.text() + ". for none.");
    }
    return new Node.Delimiter(Delimiters.written(t), command.span().union(t.span()));
  }

  Color color(Token command) {
    reader.skipSpaces();
    String model = null;
    if (reader.peek().isCharacter("[")) {
      model = reader.raw(reader.next(), "]").text();
    }
    Token at = reader.peek(1);
    String spec = reader.group(command, "a colour").text();
    return (model == null ? colors.find(spec) : colors.inModel(model, spec))
        .orElseThrow(
            () ->
                reader.error(
                    at,
                    "Unknown colour " + spec,
                    "Use a name from the package xcolor, such as red or teal, or #RRGGBB."));
  }

  Node textColor(Token t, Context context) {
    Color color = color(t);
    requireArgument(t, "ci", 1);
    return new Node.Colored(color, argument(t, context), t.span());
  }

  void defineColor(Token t) {
    String name = reader.group(t, "the colour's name").text().trim();
    String model = reader.group(t, "its model").text().trim();
    String spec = reader.group(t, "its numbers").text().trim();
    colors.define(
        name,
        colors
            .inModel(model, spec)
            .orElseThrow(
                () ->
                    reader.error(
                        t,
                        "'" + spec + "' is not a colour in the model " + model,
                        "Models are rgb, RGB, gray and HTML.")));
  }
}
