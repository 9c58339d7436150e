package zoetrope.internal.svg.css;

import java.util.List;
import zoetrope.internal.svg.css.CssToken.Kind;

/** Evaluates the condition of {@code @media} for a screen in light colours that does not move. */
public final class MediaQuery {
  private MediaQuery() {}

  /** The size of what is drawn, in user units. */
  public record Screen(double width, double height) {}

  /** Whether one of a list of queries holds. */
  static boolean matches(List<CssToken> prelude, Screen screen) {
    if (Value.trimmed(prelude).isEmpty()) {
      return true;
    }
    return Value.split(prelude, ',').stream().anyMatch(q -> query(Value.trimmed(q), screen));
  }

  private static boolean query(List<CssToken> tokens, Screen screen) {
    if (tokens.isEmpty()) {
      return false;
    }
    boolean negated =
        tokens.get(0).isWord("not") && !Condition.isBracket(tokens.subList(1, tokens.size()));
    boolean plain = negated || tokens.get(0).isWord("only");
    List<CssToken> rest = Value.trimmed(plain ? tokens.subList(1, tokens.size()) : tokens);
    if (Condition.isBracket(rest) || rest.isEmpty() || rest.get(0).isWord("not")) {
      return !plain && condition(rest, screen);
    }
    boolean type = rest.get(0).isWord("screen") || rest.get(0).isWord("all");
    List<CssToken> more = Value.trimmed(rest.subList(1, rest.size()));
    boolean holds = type;
    if (!more.isEmpty()) {
      holds &= more.get(0).isWord("and") && condition(more.subList(1, more.size()), screen);
    }
    return holds != negated;
  }

  private static boolean condition(List<CssToken> tokens, Screen screen) {
    return Condition.holds(tokens, words -> feature(words, screen));
  }

  private static boolean feature(List<CssToken> tokens, Screen screen) {
    List<CssToken> words = tokens.stream().filter(t -> !t.is(Kind.SPACE)).toList();
    if (words.size() == 3 && words.get(0).is(Kind.WORD) && words.get(1).isSign(':')) {
      return feature(words.get(0).lower(), words.get(2), screen);
    }
    if (words.size() == 1) {
      return words.get(0).lower().matches("width|height|color|orientation");
    }
    return range(words, screen);
  }

  private static boolean feature(String name, CssToken value, Screen screen) {
    return switch (name) {
      case "min-width" -> screen.width >= pixels(value);
      case "max-width" -> screen.width <= pixels(value);
      case "width" -> screen.width == pixels(value);
      case "min-height" -> screen.height >= pixels(value);
      case "max-height" -> screen.height <= pixels(value);
      case "height" -> screen.height == pixels(value);
      case "orientation" -> value.isWord(screen.height >= screen.width ? "portrait" : "landscape");
      case "prefers-color-scheme" -> value.isWord("light");
      case "prefers-reduced-motion" -> value.isWord("reduce");
      case "prefers-contrast" -> value.isWord("no-preference");
      default -> false;
    };
  }

  /** {@code (width >= 400px)}. */
  private static boolean range(List<CssToken> words, Screen screen) {
    boolean orEqual = words.size() == 4 && words.get(2).isSign('=');
    if (words.size() != 3 && !orEqual) {
      return false;
    }
    boolean equal = orEqual || words.get(1).isSign('=');
    double side =
        words.get(0).isWord("width")
            ? screen.width
            : words.get(0).isWord("height") ? screen.height : Double.NaN;
    double limit = pixels(words.get(words.size() - 1));
    return equal && side == limit
        || words.get(1).isSign('<') && side < limit
        || words.get(1).isSign('>') && side > limit;
  }

  private static double pixels(CssToken value) {
    if (value.is(Kind.NUMBER)) {
      return value.number();
    }
    if (!value.is(Kind.DIMENSION)) {
      return Double.NaN;
    }
    return switch (value.unit()) {
      case "px" -> value.number();
      case "em", "rem" -> value.number() * 16;
      default -> Double.NaN;
    };
  }
}
