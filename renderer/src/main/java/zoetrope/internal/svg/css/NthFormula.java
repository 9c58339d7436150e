package zoetrope.internal.svg.css;

import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import zoetrope.internal.svg.css.Selector.Matching;

/** The positions {@code step * n + start} for n from 0 on, as {@code :nth-child} counts them. */
record NthFormula(int step, int start) {
  private static final Pattern NTH =
      Pattern.compile("([+-]?\\d*)n(?:\\s*([+-])\\s*(\\d+))?|([+-]?\\d+)");

  private static final int LONGEST = 12;

  /** That of {@code 2n+1}, {@code even}, {@code 3} and the like; null for what is none. */
  static NthFormula of(List<CssToken> tokens) {
    String text = new Value(tokens).toString().toLowerCase(Locale.ROOT);
    String formula = text.equals("even") ? "2n" : text.equals("odd") ? "2n+1" : text;
    Matcher matcher = NTH.matcher(formula);
    if (!matcher.matches() || formula.length() > LONGEST) {
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

  /** Which position a pseudo-class counts by; null for one that does not count. */
  static ToIntFunction<Siblings.Position> counter(String name) {
    return switch (name) {
      case "nth-child" -> p -> p.fromStart;
      case "nth-last-child" -> p -> p.fromEnd;
      case "nth-of-type" -> p -> p.ofType;
      case "nth-last-of-type" -> p -> p.ofTypeFromEnd;
      default -> null;
    };
  }

  /** Whether an element has such a position among those of its siblings that a selector finds. */
  boolean holdsAmong(List<Selector> list, boolean fromEnd, Element element, Matching matching) {
    if (!isAny(list, element, matching)) {
      return false;
    }
    int position = 1;
    Node next = element;
    while ((next = fromEnd ? next.getNextSibling() : next.getPreviousSibling()) != null) {
      if (next instanceof Element other && isAny(list, other, matching)) {
        position++;
      }
    }
    return has(position);
  }

  private static boolean isAny(List<Selector> list, Element element, Matching matching) {
    return list.stream().anyMatch(s -> s.matches(element, matching));
  }
}
