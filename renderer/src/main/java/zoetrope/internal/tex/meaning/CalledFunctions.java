package zoetrope.internal.tex.meaning;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zoetrope.internal.tex.parse.Node;

/**
 * The calls of functions in a formula, such as {@code \sin x}, {@code P(A)} or {@code f'(x)}. A
 * letter before brackets is a function if it is one by convention, if it has primes, or if its
 * brackets contain one symbol or several arguments somewhere in the formula; {@code a(b + c)} is a
 * product.
 */
final class CalledFunctions {
  private static final Set<String> NAMES =
      Set.of(
          ("sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth ln log lg exp arg deg"
                  + " det dim gcd hom ker Pr max min sup inf operatorname")
              .split(" "));

  /** Letters that name functions by convention, if brackets follow. */
  private static final Set<String> CONVENTIONAL =
      Set.of("f", "g", "F", "P", "E", "mathbb", "mathrm", "mathcal", "Gamma", "Phi", "varphi");

  private static final Set<String> COEFFICIENTS = Set.of("pi");
  private static final Set<String> ARGUMENT_ENDS = Set.of(",", ";", "|", "mid");

  private final Set<String> letters = new HashSet<>(CONVENTIONAL);

  CalledFunctions(List<Node> formula) {
    collect(formula);
  }

  private void collect(List<Node> nodes) {
    for (int i = 0; i < nodes.size(); i++) {
      int end = Nodes.endOfScripts(nodes, i + 1);
      if (isLetter(nodes.get(i))
          && isBracket(nodes, end)
          && (hasPrimes(nodes.subList(i + 1, end)) || isArgument(content(nodes, end)))) {
        letters.add(Nodes.name(nodes.get(i)));
      }
      Nodes.bodies(nodes.get(i)).forEach(this::collect);
    }
  }

  /**
   * Returns the end of the call that begins at {@code start}; the end of a factor with its scripts
   * if it is no call.
   */
  int end(List<Node> nodes, int start) {
    int scripts = Nodes.endOfScripts(nodes, Nodes.endOfFactor(nodes, start));
    String name = Nodes.name(nodes.get(start));
    if (isBracket(nodes, scripts)) {
      return NAMES.contains(name) || letters.contains(name)
          ? Nodes.endOfScripts(nodes, Nodes.endOfFactor(nodes, scripts))
          : scripts;
    }
    if (isDifferential(nodes, start)) {
      return start + 2;
    }
    return NAMES.contains(name) ? endOfArgument(nodes, scripts) : scripts;
  }

  /** Returns the end of an argument without brackets: numbers, then one factor. */
  private static int endOfArgument(List<Node> nodes, int start) {
    int end = start;
    boolean isCoefficient = true;
    while (isCoefficient && end < nodes.size() && continues(nodes.get(end))) {
      Node node = nodes.get(end);
      isCoefficient = Nodes.isDigit(node) || COEFFICIENTS.contains(Nodes.name(node));
      end = Nodes.endOfScripts(nodes, Nodes.endOfFactor(nodes, end));
    }
    return end;
  }

  private static boolean continues(Node node) {
    return !ExpressionReader.isBlank(node)
        && !ExpressionReader.endsTerm(node)
        && !NAMES.contains(Nodes.name(node));
  }

  /** Whether the d and the letter of {@code \, dx} or {@code \frac{d}{dx}} begin here. */
  private static boolean isDifferential(List<Node> nodes, int start) {
    return Nodes.name(nodes.get(start)).equals("d")
        && start + 1 < nodes.size()
        && isLetter(nodes.get(start + 1))
        && (start == 0 ? nodes.size() == 2 : ExpressionReader.isBlank(nodes.get(start - 1)));
  }

  private static boolean isLetter(Node node) {
    String name = Nodes.name(node);
    return node instanceof Node.Glyph glyph
        ? glyph.math() && Character.isLetter(name.charAt(0))
        : node instanceof Node.Command command
            && command.arguments().isEmpty()
            && Character.isLetter(name.charAt(0));
  }

  private static boolean isBracket(List<Node> nodes, int index) {
    return index < nodes.size()
        && (Nodes.isOpening(nodes.get(index)) || nodes.get(index) instanceof Node.Fence);
  }

  private static boolean hasPrimes(List<Node> scripts) {
    return scripts.stream().anyMatch(node -> !((Node.Scripts) node).primes().isEmpty());
  }

  private static List<Node> content(List<Node> nodes, int bracket) {
    if (nodes.get(bracket) instanceof Node.Fence fence) {
      return fence.parts().get(0);
    }
    int end = Nodes.endOfFactor(nodes, bracket);
    return nodes.subList(bracket + 1, Math.max(bracket + 1, end - 1));
  }

  /** Whether nodes are one symbol, or several arguments. */
  private static boolean isArgument(List<Node> content) {
    if (content.isEmpty()) {
      return false;
    }
    return content.stream().anyMatch(node -> ARGUMENT_ENDS.contains(Nodes.name(node)))
        || Nodes.endOfScripts(content, Nodes.endOfFactor(content, 0)) == content.size();
  }
}
