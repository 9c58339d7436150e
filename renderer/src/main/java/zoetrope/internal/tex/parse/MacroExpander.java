package zoetrope.internal.tex.parse;

import static zoetrope.internal.tex.parse.Tokenizer.replacement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.tex.parse.StandardMacros.Macro;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;
import zoetrope.tex.TexException;
import zoetrope.tex.TexSource;

/**
 * Expands macros and executes the definitions in a formula. A definition is valid in its formula
 * only. Tokens of a macro's body get the span of its call. Tokens of arguments keep their spans.
 */
public final class MacroExpander {
  private static final int MAX_EXPANSIONS = 10_000;

  private final Map<String, Macro> macros;
  private final MacroInput input;
  private final List<Token> output = new ArrayList<>();
  private final Set<String> pairedDelimiters = new HashSet<>();

  /** The commands that {@code \let} made equal to commands of the typesetter. */
  private final Map<String, Token> primitives = new TreeMap<>();

  /** The options of siunitx for all numbers and units that follow. */
  private final List<Token> setup = new ArrayList<>();

  private int expansions;
  private int expandedTokens;

  private MacroExpander(String source, Map<String, Macro> macros) {
    this.input = new MacroInput(source);
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
      throw input.error(
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
    if (primitives.containsKey(token.text())) {
      output.add(primitives.get(token.text()).at(token.span()));
      return;
    }
    if (!define(token)) {
      expand(token);
    }
  }

  /** Executes a definition. Returns whether the token begins one. */
  private boolean define(Token token) {
    switch (token.text()) {
      case "newcommand", "renewcommand", "providecommand" -> newCommand(token);
      case "def", "gdef" -> def(token);
      case "setlength" -> setLength(token, input.commandName(token), input.argument(token, 2));
      case "arraycolsep", "tabcolsep", "jot" -> setLength(token, token.text(), input.length());
      case "let" -> let(token);
      case "DeclareMathOperator" -> declareOperator(token);
      case "DeclareSIUnit" -> declareUnit(token);
      case "sisetup" -> setup.addAll(replacement("#1,", input.argument(token, 1)));
      case "DeclarePairedDelimiter", "DeclarePairedDelimiterX" -> pairedDelimiter(token);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void expand(Token token) {
    switch (token.text()) {
      case "char" -> input.push(CharacterCode.read(token, input), token);
      case "ce" -> input.push(ChemicalFormula.rewrite(input.argument(token, 1)), token);
      case "dv", "derivative" -> derivative(token, "\\mathrm{d}", 2);
      case "pdv", "partialderivative" -> derivative(token, "\\partial", 3);
      case "fdv", "functionalderivative" -> derivative(token, "\\delta", 2);
      case "dd", "differential" -> differential(token);
      case "div" -> divergence(token);
      case "mqty", "matrixquantity" -> matrix(token, "matrix");
      case "smqty", "smallmatrixquantity" -> matrix(token, "smallmatrix");
      case "imat", "identitymatrix", "dmat", "diagonalmatrix", "admat", "antidiagonalmatrix" ->
          input.push(SpecialMacros.diagonal(token, input), token);
      case "indices" -> input.push(SpecialMacros.indices(input.argument(token, 1)), token);
      case "multirow" -> input.push(SpecialMacros.multirow(token, input), token);
      case "iint", "iiint", "iiiint", "oiint", "oiiint", "idotsint" -> integrals(token);
      case "num", "unit", "si", "qty", "SI", "ang", "pu" -> quantity(token);
      case "numrange",
          "qtyrange",
          "SIrange",
          "numlist",
          "qtylist",
          "SIlist",
          "numproduct",
          "qtyproduct" ->
          quantity(token);
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
    input.skipStar();
    List<Token> order = input.optional().orElse(List.of());
    List<List<Token>> arguments = new ArrayList<>(List.of(input.argument(token, 1)));
    while (arguments.size() < most && SpecialMacros.opens(input.peek())) {
      arguments.add(input.argument(token, most));
    }
    input.push(SpecialMacros.derivative(sign, order, arguments), token);
  }

  private void differential(Token token) {
    List<Token> order = input.optional().orElse(List.of());
    boolean isGroup = SpecialMacros.opens(input.peek());
    input.push(SpecialMacros.differential(order, isGroup ? input.argument(token, 1) : null), token);
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

  private void matrix(Token token, String environment) {
    input.skipStar();
    boolean fenced = !input.isEmpty() && input.peek().text().matches("[(\\[|]");
    List<Token> content =
        fenced ? SpecialMacros.bracketed(input) : new ArrayList<>(input.argument(token, 1));
    input.push(SpecialMacros.matrix(content, fenced ? 2 : 0, environment), token);
  }

  /** Defines a command that puts its argument, or a text with its arguments, in delimiters. */
  private void pairedDelimiter(Token token) {
    String name = input.commandName(token);
    boolean isGeneral = token.text().endsWith("X");
    int count = isGeneral ? input.number(token) : 1;
    List<Token> left = input.argument(token, 3);
    List<Token> right = input.argument(token, 3);
    List<Token> content = isGeneral ? input.argument(token, 4) : Tokenizer.tokenize("#1");
    macros.put(name, new Macro(count, null, SpecialMacros.paired(left, content, right)));
    pairedDelimiters.add(name);
  }

  /** Gives a command the present meaning of another one. */
  private void let(Token token) {
    String name = input.commandName(token);
    input.skipSpaces();
    if (!input.isEmpty() && input.peek().isCharacter("=")) {
      input.poll();
    }
    Token meaning = input.argument(token, 2).get(0);
    Macro macro = meaning.is(Kind.COMMAND) ? macros.get(meaning.text()) : null;
    boolean isPrimitive = meaning.is(Kind.COMMAND) && macro == null;
    Token primitive = isPrimitive ? primitives.getOrDefault(meaning.text(), meaning) : meaning;
    macros.remove(name);
    primitives.remove(name);
    if (isPrimitive) {
      primitives.put(name, primitive);
    } else {
      macros.put(name, macro == null ? new Macro(0, null, List.of(meaning)) : macro);
    }
  }

  private void setLength(Token token, String name, List<Token> value) {
    if (!TableSpacing.isName(name)) {
      throw input.error(
          token,
          "\\" + name + " cannot be changed in a formula",
          "Lengths that can be changed are \\arraycolsep, \\tabcolsep and \\jot.");
    }
    define(token, name, new Macro(0, null, value));
  }

  private void declareUnit(Token token) {
    input.optional();
    String name = input.commandName(token);
    List<Token> body = replacement("\\mathrm{#1}", input.argument(token, 2));
    macros.put(name, new Macro(0, null, body));
  }

  /** Makes a multiple integral one operator if {@code \limits} follows, as amsmath does. */
  private void integrals(Token token) {
    Macro macro = macros.get(token.text());
    boolean limits = !input.isEmpty() && input.peek().isCommand("limits");
    if (limits) {
      input.push(replacement("\\mathop{\\" + token.text() + "}"), token);
    } else if (macro == null) {
      output.add(token);
    } else {
      call(token, macro);
    }
  }

  /** Rewrites a command of siunitx, or {@code \pu} of mhchem. */
  private void quantity(Token token) {
    if (token.text().equals("qty") && !SpecialMacros.twoGroups(input)) {
      input.skipSpaces();
      if (!input.isEmpty() && input.peek().text().matches("[bB]igg?")) {
        input.poll();
      }
      if (!input.isEmpty() && input.peek().text().matches("[(\\[|]")) {
        input.push(SpecialMacros.bracketed(input), token);
      } else {
        call(token, macros.get("qty"));
      }
      return;
    }
    List<Token> options = new ArrayList<>(setup);
    options.addAll(input.optional().orElse(List.of()));
    input.push(new QuantityReader(token, input).read(options), token);
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
      throw input.error(
          token,
          "The macro \\" + token.text() + " expands without end",
          "A macro must not contain itself.");
    }
    boolean paired = pairedDelimiters.contains(token.text());
    if ((paired || StandardMacros.isStarred(macro)) && !input.skipStar() && paired) {
      input.optional();
    }
    if (SpecialMacros.twoGroups(input) && StandardMacros.withTwo(macro).isPresent()) {
      macro = StandardMacros.withTwo(macro).get();
    }
    for (int i = 0; i < macro.ignored(); i++) {
      input.optional();
    }
    List<List<Token>> arguments = new ArrayList<>();
    for (int i = 1; i <= macro.arguments(); i++) {
      if (i == 1 && macro.firstDefault() != null) {
        arguments.add(input.optional().orElse(macro.firstDefault()));
      } else {
        arguments.add(input.argument(token, macro.arguments()));
      }
    }
    List<Token> body = macro.body();
    List<Token> result = new ArrayList<>();
    for (int i = 0; i < body.size(); i++) {
      Token t = body.get(i);
      if (t.is(Kind.PARAMETER) && i + 1 < body.size()) {
        int index = body.get(++i).text().charAt(0) - '1';
        if (index < 0 || index >= arguments.size()) {
          throw input.error(
              token,
              Messages.of(
                  "The macro \\%s takes %s arguments, but its body mentions #%s",
                  token.text(), arguments.size(), body.get(i).text()),
              "");
        }
        result.addAll(arguments.get(index));
      } else {
        result.add(t.at(token.span()));
      }
    }
    expandedTokens += result.size();
    if (expandedTokens > TexLimits.EXPANDED) {
      throw input.error(
          token,
          "The macro \\" + token.text() + " grows without end",
          "A macro must not contain itself, and must not repeat its arguments too often.");
    }
    input.push(result, token);
  }

  private void newCommand(Token token) {
    input.skipStar();
    String name = input.commandName(token);
    int count = input.number(token);
    List<Token> firstDefault = count == 0 ? null : input.optional().orElse(null);
    List<Token> body = input.argument(token, 2);
    if (!token.text().equals("providecommand") || !macros.containsKey(name)) {
      define(token, name, new Macro(count, firstDefault, body));
    }
  }

  private void def(Token token) {
    String name = input.commandName(token);
    int count = 0;
    while (!input.isEmpty() && !input.peek().is(Kind.OPEN)) {
      Token t = input.poll();
      if (t.is(Kind.PARAMETER)
          && !input.isEmpty()
          && input.peek().isCharacter(String.valueOf(count + 1))) {
        input.poll();
        count++;
      } else if (!t.is(Kind.SPACE)) {
        throw input.error(
            t,
            "\\def takes its arguments as #1#2... here, without other characters between",
            "Use \\newcommand{\\" + name + "}[1]{...}.");
      }
    }
    define(token, name, new Macro(count, null, input.argument(token, 2)));
  }

  /** Defines a macro. The lengths of tables are also passed on to the parser. */
  private void define(Token definition, String name, Macro macro) {
    macros.put(name, macro);
    primitives.remove(name);
    if (TableSpacing.isName(name)) {
      Span at = definition.span();
      output.addAll(List.of(new Token(Kind.COMMAND, name, at), Token.OPEN.at(at)));
      output.addAll(macro.body());
      output.add(Token.CLOSE.at(at));
    }
  }

  private void declareOperator(Token token) {
    boolean star = input.skipStar();
    String name = input.commandName(token);
    String operator = star ? "\\operatorname*{#1}" : "\\operatorname{#1}";
    macros.put(name, new Macro(0, null, replacement(operator, input.argument(token, 2))));
  }
}
