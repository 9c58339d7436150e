package zoetrope.internal.tex.parse;

import static zoetrope.internal.tex.parse.Tokenizer.replacement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;

/** Macros whose expansion depends on their arguments. */
final class SpecialMacros {
  /** The height of a row of a table with text, in em. */
  private static final double ROW_HEIGHT = 1.2;

  private SpecialMacros() {}

  /**
   * Returns a derivative of the package physics.
   *
   * @param sign the source of the d, such as {@code \partial}
   * @param order the order; empty for a first derivative
   * @param arguments the function, unless there is only one argument, and the variables
   */
  static List<Token> derivative(String sign, List<Token> order, List<List<Token>> arguments) {
    List<List<Token>> variables =
        arguments.size() == 1 ? arguments : arguments.subList(1, arguments.size());
    List<Token> power = List.of();
    if (!order.isEmpty() || variables.size() > 1) {
      List<Token> count = replacement(String.valueOf(variables.size()));
      power = replacement("^{#1}", order.isEmpty() ? count : order);
    }
    List<Token> below = new ArrayList<>();
    for (List<Token> variable : variables) {
      below.addAll(replacement(sign + " #1", variable));
      below.addAll(variables.size() == 1 ? power : List.of());
    }
    List<Token> function = arguments.size() > 1 ? arguments.get(0) : List.of();
    return replacement("\\frac{" + sign + "#1 #2}{#3}", power, function, below);
  }

  /**
   * Returns the body of a macro that puts {@code content} between delimiters. The delimiters grow
   * with the content, also those after mathtools' {@code \delimsize}.
   */
  static List<Token> paired(List<Token> left, List<Token> content, List<Token> right) {
    List<Token> grown = new ArrayList<>(content);
    grown.replaceAll(
        t -> t.isCommand("delimsize") ? new Token(Kind.COMMAND, "middle", t.span()) : t);
    return replacement("\\left#1#2\\right#3", left, grown, right);
  }

  /**
   * Takes a bracket, its content and the closing bracket from {@code input}, and returns them with
   * brackets that grow. Without a closing bracket, the rest of the input is the content.
   */
  static List<Token> bracketed(Deque<Token> input) {
    Token open = input.poll();
    String close = open.isCharacter("(") ? ")" : open.isCharacter("[") ? "]" : "|";
    List<Token> result = new ArrayList<>(replacement("\\left"));
    result.add(open);
    int depth = 0;
    while (!input.isEmpty()) {
      Token t = input.poll();
      if (depth == 0 && t.isCharacter(close)) {
        result.addAll(replacement("\\right"));
        result.add(t);
        break;
      }
      boolean nested = t.is(Kind.OPEN) || t.text().equals(open.text()) && !close.equals("|");
      depth += nested ? 1 : t.is(Kind.CLOSE) || t.isCharacter(close) ? -1 : 0;
      result.add(t);
    }
    return result;
  }

  /**
   * Returns tokens as a matrix.
   *
   * @param fence the number of tokens of the delimiters on each side, from {@link #bracketed}
   */
  static List<Token> matrix(List<Token> tokens, int fence, String environment) {
    int end = tokens.size() - fence;
    return replacement(
        "#1\\begin{" + environment + "}#2\\end{" + environment + "}#3",
        tokens.subList(0, fence),
        tokens.subList(fence, end),
        tokens.subList(end, tokens.size()));
  }

  /** Reads the argument of a diagonal matrix of the package physics, and returns its cells. */
  static List<Token> diagonal(Token command, MacroInput input) {
    List<List<Token>> entries = new ArrayList<>(List.of(new ArrayList<>()));
    List<Token> argument = input.argument(command, 1);
    for (Token t : argument) {
      if (t.isCharacter(",")) {
        entries.add(new ArrayList<>());
      } else {
        entries.get(entries.size() - 1).add(t);
      }
    }
    boolean isIdentity = command.text().startsWith("i");
    if (isIdentity) {
      String size = Token.textOf(argument).trim();
      if (!size.matches("[1-9][0-9]?")) {
        throw input.error(command, "'" + size + "' is not a number of rows", "For instance 3.");
      }
      entries = Collections.nCopies(Integer.parseInt(size), replacement("1"));
    }
    List<Token> result = new ArrayList<>();
    int count = entries.size();
    for (int i = 0; i < count * count; i++) {
      int row = i / count;
      int column = i % count;
      result.addAll(replacement(i == 0 ? "" : column == 0 ? "\\\\" : "&"));
      boolean isOn = column == (command.text().startsWith("a") ? count - 1 - row : row);
      result.addAll(isOn ? entries.get(row) : replacement(isIdentity ? "0" : ""));
    }
    return result;
  }

  /**
   * Reads {@code \multirow}, and returns its text, moved from its row to the middle of all rows.
   */
  static List<Token> multirow(Token token, MacroInput input) {
    input.optional();
    List<Token> rows = input.argument(token, 3);
    String count = Token.textOf(rows).trim();
    if (!count.matches("-?[0-9]{1,2}")) {
      throw input.error(token, "'" + count + "' is not a number of rows", "For instance 2.");
    }
    input.optional();
    input.argument(token, 3);
    input.optional();
    double em = ROW_HEIGHT / 2 * (Math.abs(Integer.parseInt(count)) - 1);
    em *= count.startsWith("-") ? 1 : -1;
    return replacement("\\smash{\\raisebox{" + em + "em}{#1}}", input.argument(token, 3));
  }

  /**
   * Returns scripts of the package tensor. Each gets an empty base, so that they are side by side.
   */
  static List<Token> indices(List<Token> scripts) {
    List<Token> result = new ArrayList<>();
    int depth = 0;
    for (Token t : scripts) {
      boolean begins = depth == 0 && (t.is(Kind.SUPERSCRIPT) || t.is(Kind.SUBSCRIPT));
      result.addAll(begins ? replacement("{}") : List.of());
      result.add(t);
      depth += t.depthChange();
    }
    return result;
  }

  /**
   * Returns a differential of the package physics.
   *
   * @param order the order; empty for the first
   * @param variable the source after the d, or null for the d alone; a differential with a variable
   *     has space around it
   */
  static List<Token> differential(List<Token> order, List<Token> variable) {
    List<Token> power = order.isEmpty() ? List.of() : replacement("^{#1}", order);
    return variable == null
        ? replacement("\\mathrm{d}#1", power)
        : replacement("\\mathinner{\\mathrm{d}#1#2}", power, variable);
  }

  static boolean isVector(Token token) {
    return token.is(Kind.COMMAND)
        && token.text().matches("vb|va|vu|vec|mathbf|boldsymbol|bm|vectorbold");
  }

  /** Whether two groups come next. Options in brackets may precede them. */
  static boolean twoGroups(Deque<Token> input) {
    int depth = 0;
    boolean inBrackets = false;
    boolean closed = false;
    for (Token t : input) {
      if (depth == 0 && closed) {
        return t.is(Kind.OPEN);
      }
      if (depth == 0 && inBrackets) {
        inBrackets = !t.isCharacter("]");
      } else if (depth == 0 && t.isCharacter("[")) {
        inBrackets = true;
      } else if (depth == 0 && !t.is(Kind.OPEN) && !t.is(Kind.SPACE)) {
        return false;
      }
      depth += t.depthChange();
      closed = depth == 0 && t.is(Kind.CLOSE) && !inBrackets;
    }
    return false;
  }

  /** Whether a token begins a group. */
  static boolean opens(Token token) {
    return token != null && token.is(Kind.OPEN);
  }
}
