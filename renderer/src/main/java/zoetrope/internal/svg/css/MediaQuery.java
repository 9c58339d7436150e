package zoetrope.internal.svg.css;

import java.util.List;
import java.util.Optional;
import zoetrope.internal.svg.css.CssToken.Kind;

/**
 * Evaluates {@code @media} conditions for a screen with a light colour scheme and reduced motion.
 */
public final class MediaQuery {
  private MediaQuery() {}

  /** The size of the drawing, in user units. */
  public record Screen(double width, double height) {}

  /** Returns whether one of a list of queries holds, or empty if one of them cannot be read. */
  static Optional<Boolean> matches(List<CssToken> prelude, Screen screen) {
    boolean holds = Value.trimmed(prelude).isEmpty();
    for (List<CssToken> part : holds ? List.<List<CssToken>>of() : Value.split(prelude, ',')) {
      Optional<Boolean> one = query(part.stream().filter(t -> !t.is(Kind.SPACE)).toList(), screen);
      if (one.isEmpty()) {
        return one;
      }
      holds |= one.get();
    }
    return Optional.of(holds);
  }

  /**
   * Evaluates a query such as {@code not screen and (min-width: 9px)}. Does not support {@code or}.
   */
  private static Optional<Boolean> query(List<CssToken> words, Screen screen) {
    boolean isNegated = !words.isEmpty() && words.get(0).isWord("not");
    int at = isNegated || !words.isEmpty() && words.get(0).isWord("only") ? 1 : 0;
    boolean holds = true;
    boolean isFirst = true;
    do {
      if (!isFirst && !words.get(at++).isWord("and") || at == words.size()) {
        return Optional.empty();
      }
      CssToken token = words.get(at);
      int end = token.isSign('(') ? Math.min(CssBlocks.end(words, at), words.size() - 1) : at;
      Optional<Boolean> part =
          token.isSign('(')
              ? feature(words.subList(Math.min(at + 1, end), end), screen)
              : medium(token);
      if (part.isEmpty()) {
        return part;
      }
      holds &= part.get();
      at = end + 1;
      isFirst = false;
    } while (at < words.size());
    return Optional.of(holds != isNegated);
  }

  private static Optional<Boolean> medium(CssToken token) {
    return token.is(Kind.WORD)
        ? Optional.of(token.isWord("screen") || token.isWord("all"))
        : Optional.empty();
  }

  private static Optional<Boolean> feature(List<CssToken> words, Screen screen) {
    if (words.size() != 3 || !words.get(1).isSign(':')) {
      return Optional.empty();
    }
    CssToken value = words.get(2);
    return switch (words.get(0).lower()) {
      case "min-width" -> compared(screen.width, value, 1);
      case "max-width" -> compared(screen.width, value, -1);
      case "min-height" -> compared(screen.height, value, 1);
      case "max-height" -> compared(screen.height, value, -1);
      case "orientation" ->
          Optional.of(value.isWord(screen.height >= screen.width ? "portrait" : "landscape"));
      case "prefers-color-scheme" -> Optional.of(value.isWord("light"));
      case "prefers-reduced-motion" -> Optional.of(value.isWord("reduce"));
      default -> Optional.empty();
    };
  }

  /**
   * Returns whether {@code side >= length} if the sign is 1, or {@code side <= length} if it is -1.
   */
  private static Optional<Boolean> compared(double side, CssToken length, int sign) {
    double factor = length.unit().endsWith("em") ? 16 : 1;
    boolean isReadable =
        length.is(Kind.NUMBER) || length.is(Kind.DIMENSION) && length.unit().matches("px|em|rem");
    return isReadable
        ? Optional.of(sign * (side - factor * length.number()) >= 0)
        : Optional.empty();
  }
}
