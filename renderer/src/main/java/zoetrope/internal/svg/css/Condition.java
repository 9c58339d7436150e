package zoetrope.internal.svg.css;

import java.util.List;
import java.util.function.Predicate;
import zoetrope.internal.svg.css.CssToken.Kind;

/** Evaluates what is in brackets, with {@code and}, {@code or} or {@code not}. */
final class Condition {
  private Condition() {}

  /** Whether it begins with a bracket. */
  static boolean isBracket(List<CssToken> tokens) {
    List<CssToken> trimmed = Value.trimmed(tokens);
    return !trimmed.isEmpty() && trimmed.get(0).isSign('(');
  }

  /** Whether a condition holds; {@code feature} tells of the innermost brackets. */
  static boolean holds(List<CssToken> tokens, Predicate<List<CssToken>> feature) {
    boolean holds = true;
    boolean negated = false;
    boolean either = false;
    boolean begun = false;
    for (int i = 0; i < tokens.size(); i++) {
      CssToken token = tokens.get(i);
      if (token.isSign('(')) {
        int end = CssBlocks.end(tokens, i);
        List<CssToken> inner =
            Value.trimmed(tokens.subList(Math.min(i + 1, end), Math.min(end, tokens.size())));
        boolean one = bracket(inner, feature) != negated;
        holds = !begun ? one : either ? holds || one : holds && one;
        begun = true;
        negated = false;
        i = end;
      } else if (token.isWord("not")) {
        negated = true;
      } else if (token.isWord("and") || token.isWord("or")) {
        either = token.isWord("or");
      } else if (!token.is(Kind.SPACE)) {
        return false;
      }
    }
    return begun && holds;
  }

  private static boolean bracket(List<CssToken> tokens, Predicate<List<CssToken>> feature) {
    boolean nested = isBracket(tokens) || !tokens.isEmpty() && tokens.get(0).isWord("not");
    return nested ? holds(tokens, feature) : feature.test(tokens);
  }
}
