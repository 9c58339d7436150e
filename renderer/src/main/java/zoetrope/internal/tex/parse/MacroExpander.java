package zoetrope.internal.tex.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import zoetrope.internal.tex.parse.StandardMacros.Macro;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;
import zoetrope.tex.TexException;
import zoetrope.tex.TexSource;

/**
 * Expands macros and executes the definitions in a formula. Definitions end with the formula and
 * never reach the typesetter's tables. Tokens of a macro's body get the span of its call. Tokens of
 * arguments keep their spans.
 */
public final class MacroExpander {
  /** The macro that LaTeX reads for the height of a table's rows. */
  static final String STRETCH = "arraystretch";

  private static final int MAX_EXPANSIONS = 10_000;

  private final String source;
  private final Map<String, Macro> macros;
  private final Deque<Token> input = new ArrayDeque<>();
  private final List<Token> output = new ArrayList<>();
  private final Set<String> pairedDelimiters = new HashSet<>();
  private int expansions;
  private int expanded;

  private MacroExpander(String source, Map<String, Macro> macros) {
    this.source = source;
    this.macros = macros;
  }

  public static List<Token> expand(TexSource source) {
    requireShort(source.source());
    Map<String, Macro> macros = new TreeMap<>(StandardMacros.all());
    MacroExpander expander = new MacroExpander(source.source(), macros);
    Token before = new Token(Kind.COMMAND, "", Token.CALL);
    source.macros().forEach((name, body) -> expander.define(before, name, Macro.of(body)));
    expander.input.addAll(Tokenizer.tokenize(source.source()));
    while (!expander.input.isEmpty()) {
      expander.step();
    }
    expander.requireFew(expander.output);
    return expander.output;
  }

  private static void requireShort(String source) {
    if (source.length() > TexLimits.SOURCE) {
      throw new TexException(
          source,
          new Span(TexLimits.SOURCE, TexLimits.SOURCE),
          "The formula has more than " + TexLimits.SOURCE + " characters",
          "Divide the formula into several.");
    }
  }

  private void requireFew(List<Token> tokens) {
    if (tokens.size() > TexLimits.TOKENS) {
      throw error(
          tokens.get(TexLimits.TOKENS),
          "The formula has more than "
              + TexLimits.TOKENS
              + " characters and commands"
              + (expansions > 0 ? ", macros expanded" : ""),
          "Divide the formula into several.");
    }
  }

  private void step() {
    Token token = input.poll();
    if (!token.is(Kind.COMMAND)) {
      output.add(token);
      return;
    }
    Macro defined = macros.get(token.text());
    if (defined != null
        && defined != StandardMacros.all().get(token.text())
        && !isDelimiterName(token)) {
      call(token, defined);
      return;
    }
    switch (token.text()) {
      case "newcommand", "renewcommand", "providecommand" -> newCommand(token);
      case "def", "gdef" -> def(token);
      case "DeclareMathOperator" -> declareOperator(token);
      case "char" -> push(CharacterCode.read(source, token, input), token);
      case "ce" -> push(ChemicalFormula.rewrite(argument(token, 1)), token);
      case "dv", "derivative" -> derivative(token, "\\mathrm{d}", 2);
      case "pdv", "partialderivative" -> derivative(token, "\\partial", 3);
      case "fdv", "functionalderivative" -> derivative(token, "\\delta", 2);
      case "dd", "differential" -> differential(token);
      case "div" -> divergence(token);
      case "DeclarePairedDelimiter" -> pairedDelimiter(token);
      case "mqty" -> matrix(token);
      case "num", "unit", "si", "qty", "SI", "ang", "pu" -> quantity(token);
      case "numrange", "qtyrange", "SIrange", "numlist", "qtylist", "SIlist" -> quantity(token);
      case "numproduct", "qtyproduct" -> quantity(token);
      default -> {
        Macro macro = macros.get(token.text());
        if (macro == null || isDelimiterName(token)) {
          output.add(token);
        } else {
          call(token, macro);
        }
      }
    }
  }

  private void derivative(Token token, String sign, int most) {
    skipStar();
    List<Token> order = optional().orElse(List.of());
    List<List<Token>> arguments = new ArrayList<>(List.of(argument(token, 1)));
    while (arguments.size() < most && SpecialMacros.opens(input.peek())) {
      arguments.add(argument(token, most));
    }
    push(SpecialMacros.derivative(sign, order, arguments), token);
  }

  private void differential(Token token) {
    List<Token> order = optional().orElse(List.of());
    boolean isGroup = SpecialMacros.opens(input.peek());
    push(SpecialMacros.differential(order, isGroup ? argument(token, 1) : null), token);
  }

  /**
   * Expands {@code \div} before a vector to the divergence of the package physics. Otherwise,
   * {@code \div} stays the division sign.
   */
  private void divergence(Token token) {
    if (!input.isEmpty() && SpecialMacros.isVector(input.peek())) {
      call(token, macros.get("divergence"));
    } else {
      output.add(token);
    }
  }

  private void matrix(Token token) {
    skipStar();
    if (input.isEmpty() || !input.peek().text().matches("[(\\[|]")) {
      call(token, macros.get("mqty"));
      return;
    }
    push(SpecialMacros.matrix(SpecialMacros.bracketed(input)), token);
  }

  private void pairedDelimiter(Token token) {
    String name = commandName(token);
    List<Token> body = SpecialMacros.paired(argument(token, 3), argument(token, 3));
    macros.put(name, new Macro(1, null, body));
    pairedDelimiters.add(name);
  }

  /** Rewrites a command of siunitx, or {@code \pu} of mhchem. */
  private void quantity(Token token) {
    if (token.text().equals("qty") && !SpecialMacros.twoGroups(input)) {
      skipSpaces();
      if (!input.isEmpty() && input.peek().text().matches("[(\\[|]")) {
        push(SpecialMacros.bracketed(input), token);
      } else {
        call(token, macros.get("qty"));
      }
      return;
    }
    QuantityReader reader = new QuantityReader(token, () -> argument(token, 1), this::error);
    push(reader.read(optional().orElse(List.of())), token);
  }

  /**
   * Whether a command such as {@code \lvert} names a delimiter, because it follows {@code \left} or
   * the like.
   */
  private boolean isDelimiterName(Token token) {
    if (output.isEmpty() || !Delimiters.isDelimiter(token)) {
      return false;
    }
    Token before = output.get(output.size() - 1);
    return before.is(Kind.COMMAND)
        && (before.text().equals("left")
            || before.text().equals("right")
            || before.text().equals("middle")
            || Signatures.of(before.text()).equals("d"));
  }

  private void call(Token token, Macro called) {
    Macro macro = called;
    if (++expansions > MAX_EXPANSIONS) {
      throw error(
          token,
          "The macro \\" + token.text() + " expands without end",
          "A macro must not contain itself.");
    }
    if (pairedDelimiters.contains(token.text()) || StandardMacros.isStarred(macro)) {
      skipStar();
    }
    if (SpecialMacros.twoGroups(input) && StandardMacros.withTwo(macro).isPresent()) {
      macro = StandardMacros.withTwo(macro).get();
    }
    List<List<Token>> arguments = new ArrayList<>();
    for (int i = 1; i <= macro.arguments(); i++) {
      if (i == 1 && macro.whenLeftOut() != null) {
        arguments.add(optional().orElse(macro.whenLeftOut()));
      } else {
        arguments.add(argument(token, macro.arguments()));
      }
    }
    List<Token> body = macro.body();
    List<Token> result = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      Token t = body.get(i);
      if (t.is(Kind.PARAMETER) && i + 1 < body.size()) {
        int index = body.get(++i).text().charAt(0) - '1';
        if (index < 0 || index >= arguments.size()) {
          throw error(
              token,
              "The macro \\"
                  + token.text()
                  + " takes "
                  + arguments.size()
                  + " arguments, but its body mentions #"
                  + body.get(i).text(),
              "");
        }
        result.addAll(arguments.get(index));
      } else {
        result.add(t.at(token.span()));
      }
    }
    expanded += result.size();
    if (expanded > TexLimits.EXPANDED) {
      throw error(
          token,
          "The macro \\" + token.text() + " grows without end",
          "A macro must not contain itself, and must not repeat its arguments too often.");
    }
    push(result, token);
  }

  private void push(List<Token> tokens, Token call) {
    for (int i = tokens.size() - 1; i >= 0; i--) {
      Token t = tokens.get(i);
      input.push(t.end() == 0 ? t.at(call.span()) : t);
    }
  }

  private void newCommand(Token token) {
    skipStar();
    String name = commandName(token);
    int count = 0;
    Optional<List<Token>> number = optional();
    List<Token> whenLeftOut = null;
    if (number.isPresent()) {
      String digits = textOf(number.get()).trim();
      if (!digits.matches("[0-9]")) {
        throw error(token, "'" + digits + "' is not a number of arguments from 0 to 9", "");
      }
      count = digits.charAt(0) - '0';
      whenLeftOut = optional().orElse(null);
    }
    List<Token> body = argument(token, 2);
    if (!token.text().equals("providecommand") || !macros.containsKey(name)) {
      define(token, name, new Macro(count, whenLeftOut, body));
    }
  }

  private void def(Token token) {
    String name = commandName(token);
    int count = 0;
    while (!input.isEmpty() && !input.peek().is(Kind.OPEN)) {
      Token t = input.poll();
      if (t.is(Kind.PARAMETER)
          && !input.isEmpty()
          && input.peek().isCharacter(String.valueOf(count + 1))) {
        input.poll();
        count++;
      } else if (!t.is(Kind.SPACE)) {
        throw error(
            t,
            "\\def takes its arguments as #1#2... here, without other characters between",
            "Use \\newcommand{\\" + name + "}[1]{...}.");
      }
    }
    define(token, name, new Macro(count, null, argument(token, 2)));
  }

  /** Defines a macro. The value of {@code \arraystretch} is also passed on to the parser. */
  private void define(Token definition, String name, Macro macro) {
    macros.put(name, macro);
    if (name.equals(STRETCH)) {
      Span at = definition.span();
      output.addAll(List.of(new Token(Kind.COMMAND, STRETCH, at), Token.OPEN.at(at)));
      output.addAll(macro.body());
      output.add(Token.CLOSE.at(at));
    }
  }

  private void declareOperator(Token token) {
    boolean star = skipStar();
    String name = commandName(token);
    List<Token> body = new ArrayList<>();
    body.add(new Token(Kind.COMMAND, star ? "operatorname*" : "operatorname", token.span()));
    body.add(Token.OPEN.at(token.span()));
    body.addAll(argument(token, 2));
    body.add(Token.CLOSE.at(token.span()));
    macros.put(name, new Macro(0, null, body));
  }

  private String commandName(Token definition) {
    List<Token> tokens = argument(definition, 2);
    tokens = tokens.stream().filter(t -> !t.is(Kind.SPACE)).toList();
    if (tokens.size() != 1 || !tokens.get(0).is(Kind.COMMAND)) {
      throw error(
          definition,
          "\\" + definition.text() + " must be followed by the name of a command",
          "For instance \\" + definition.text() + "{\\name}{...}.");
    }
    return tokens.get(0).text();
  }

  private boolean skipStar() {
    skipSpaces();
    if (!input.isEmpty() && input.peek().isCharacter("*")) {
      input.poll();
      return true;
    }
    return false;
  }

  private Optional<List<Token>> optional() {
    skipSpaces();
    if (input.isEmpty() || !input.peek().isCharacter("[")) {
      return Optional.empty();
    }
    Token open = input.poll();
    List<Token> tokens = new ArrayList<>();
    for (int depth = 0; ; ) {
      if (input.isEmpty()) {
        throw error(open, "This bracket is never closed", "");
      }
      Token t = input.poll();
      if (depth == 0 && t.isCharacter("]")) {
        return Optional.of(tokens);
      }
      depth += t.is(Kind.OPEN) ? 1 : t.is(Kind.CLOSE) ? -1 : 0;
      tokens.add(t);
    }
  }

  /** Returns the next group without its braces, or the next token. */
  private List<Token> argument(Token command, int needed) {
    skipSpaces();
    if (input.isEmpty() || input.peek().is(Kind.CLOSE)) {
      throw error(
          command,
          "\\" + command.text() + " needs " + Parser.arguments(needed) + ", but too few follow",
          "");
    }
    Token first = input.poll();
    List<Token> tokens = new ArrayList<>();
    if (!first.is(Kind.OPEN)) {
      tokens.add(first);
      return tokens;
    }
    for (int depth = 0; ; ) {
      if (input.isEmpty()) {
        throw error(first, "This brace is never closed", "Add a } where the group ends.");
      }
      Token t = input.poll();
      if (depth == 0 && t.is(Kind.CLOSE)) {
        return tokens;
      }
      depth += t.is(Kind.OPEN) ? 1 : t.is(Kind.CLOSE) ? -1 : 0;
      tokens.add(t);
    }
  }

  private void skipSpaces() {
    while (!input.isEmpty() && input.peek().is(Kind.SPACE)) {
      input.poll();
    }
  }

  private static String textOf(List<Token> tokens) {
    StringBuilder text = new StringBuilder();
    tokens.forEach(t -> text.append(t.toSource()));
    return text.toString();
  }

  private TexException error(Token at, String problem, String fix) {
    return new TexException(source, at.span(), problem, fix);
  }
}
