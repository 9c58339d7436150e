package zoetrope.internal.tex.parse;

import static zoetrope.internal.tex.parse.Tokenizer.replacement;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;

/** Macros whose expansion depends on their arguments. */
final class SpecialMacros {
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
    List<Token> power = new ArrayList<>();
    if (!order.isEmpty() || variables.size() > 1) {
      power.addAll(replacement("^{"));
      power.addAll(order.isEmpty() ? replacement(String.valueOf(variables.size())) : order);
      power.addAll(replacement("}"));
    }
    List<Token> result = new ArrayList<>(replacement("\\frac{" + sign));
    result.addAll(power);
    if (arguments.size() > 1) {
      result.addAll(replacement(" "));
      result.addAll(arguments.get(0));
    }
    result.addAll(replacement("}{"));
    for (List<Token> variable : variables) {
      result.addAll(replacement(sign + " "));
      result.addAll(variable);
      result.addAll(variables.size() == 1 ? power : List.of());
    }
    result.addAll(replacement("}"));
    return result;
  }

  /**
   * Returns the body of a macro that puts its argument between delimiters. The delimiters grow with
   * the argument.
   */
  static List<Token> paired(List<Token> left, List<Token> right) {
    List<Token> body = new ArrayList<>(replacement("\\left"));
    body.addAll(left);
    body.addAll(replacement("#1\\right"));
    body.addAll(right);
    return body;
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

  /** Returns delimiters of {@link #bracketed} with their content as a matrix. */
  static List<Token> matrix(List<Token> fenced) {
    List<Token> result = new ArrayList<>(fenced.subList(0, 2));
    result.addAll(replacement("\\begin{matrix}"));
    result.addAll(fenced.subList(2, fenced.size() - 2));
    result.addAll(replacement("\\end{matrix}"));
    result.addAll(fenced.subList(fenced.size() - 2, fenced.size()));
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
    List<Token> result =
        new ArrayList<>(replacement(variable == null ? "\\mathrm{d}" : "\\mathinner{\\mathrm{d}"));
    if (!order.isEmpty()) {
      result.addAll(replacement("^{"));
      result.addAll(order);
      result.addAll(replacement("}"));
    }
    if (variable != null) {
      result.addAll(variable);
      result.addAll(replacement("}"));
    }
    return result;
  }

  /** Whether a token begins a vector. */
  static boolean isVector(Token token) {
    return token.is(Kind.COMMAND)
        && token.text().matches("vb|va|vu|vec|mathbf|boldsymbol|bm|vectorbold");
  }

  /** Whether two groups come next, after options in brackets. */
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
      depth += t.is(Kind.OPEN) ? 1 : t.is(Kind.CLOSE) ? -1 : 0;
      closed = depth == 0 && t.is(Kind.CLOSE) && !inBrackets;
    }
    return false;
  }

  /** Whether a token begins a group. */
  static boolean opens(Token token) {
    return token != null && token.is(Kind.OPEN);
  }
}
