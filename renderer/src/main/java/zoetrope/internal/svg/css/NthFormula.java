package zoetrope.internal.svg.css;

import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The positions {@code step * n + start} for n = 0, 1, ..., as used by {@code :nth-child}. */
record NthFormula(int step, int start) {
  private static final Pattern NTH =
      Pattern.compile("([+-]?\\d*)n(?:\\s*([+-])\\s*(\\d+))?|([+-]?\\d+)");

  private static final int MAX_LENGTH = 12;

  /** Parses {@code 2n+1}, {@code even}, {@code 3} and the like. Returns null for anything else. */
  static NthFormula of(List<CssToken> tokens) {
    String text = new Value(tokens).toString().toLowerCase(Locale.ROOT);
    String formula = text.equals("even") ? "2n" : text.equals("odd") ? "2n+1" : text;
    Matcher matcher = NTH.matcher(formula);
    if (!matcher.matches() || formula.length() > MAX_LENGTH) {
      return null;
    }
    if (matcher.group(4) != null) {
      return new NthFormula(0, Integer.parseInt(matcher.group(4)));
    }
    String a = matcher.group(1);
    int step = a.matches("[+-]?") ? Integer.parseInt(a + "1") : Integer.parseInt(a);
    boolean alone = matcher.group(3) == null;
    return new NthFormula(step, alone ? 0 : Integer.parseInt(matcher.group(2) + matcher.group(3)));
  }

  boolean has(int position) {
    int rest = position - start;
    return step == 0 ? rest == 0 : rest % step == 0 && rest / step >= 0;
  }

  /**
   * Returns the getter of the position that a pseudo-class such as {@code nth-child} tests. Returns
   * null for other pseudo-classes.
   */
  static ToIntFunction<Siblings.Position> counter(String name) {
    return switch (name) {
      case "nth-child" -> p -> p.fromStart;
      case "nth-last-child" -> p -> p.fromEnd;
      case "nth-of-type" -> p -> p.ofType;
      case "nth-last-of-type" -> p -> p.ofTypeFromEnd;
      default -> null;
    };
  }
}
