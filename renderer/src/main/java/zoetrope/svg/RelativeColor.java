package zoetrope.svg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.internal.svg.css.Calculation;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.Value;

/**
 * Puts the numbers of an origin in place of the words for them, such as {@code r}, {@code h} and
 * {@code alpha}: relative colours of CSS Color Level 5, section 4, as in {@code hsl(from teal
 * calc(h + 120) s l / alpha)}.
 */
final class RelativeColor {
  private static final CssToken NONE = Value.of("none").single();

  private final Map<String, CssToken> numbers = new HashMap<>();

  /**
   * @param space the one of the function, in which the origin is taken apart
   * @param factor what the function writes for 1 of a component that is no hue
   */
  RelativeColor(SpaceColor origin, ColorSpace space, double factor) {
    SpaceColor there = origin.in(space);
    List<ColorComponent> components = space.components();
    for (int i = 0; i < components.size(); i++) {
      ColorComponent component = components.get(i);
      double unit = component == ColorComponent.HUE ? 360 : factor;
      boolean isMissing = there.missing().contains(component);
      put(word(space, component), isMissing, unit * there.components().get(i));
    }
    put("alpha", there.missing().contains(ColorComponent.ALPHA), there.alpha());
  }

  private void put(String word, boolean isMissing, double value) {
    numbers.put(word, isMissing ? NONE : CssToken.pixels(value));
  }

  /** How a function names a component. */
  private static String word(ColorSpace space, ColorComponent component) {
    boolean isXyz = space.name().startsWith("XYZ");
    return switch (component) {
      case RED -> isXyz ? "x" : "r";
      case GREEN -> isXyz ? "y" : "g";
      case BLUE -> isXyz ? "z" : "b";
      case CHROMA -> space == ColorSpace.HSL ? "s" : "c";
      case BLACKNESS -> "b";
      default -> component.name().substring(0, 1).toLowerCase(Locale.ROOT);
    };
  }

  /** The components as absolute colours have them; alpha is the origin's where none is named. */
  List<CssToken> absolute(List<Value> terms) {
    List<CssToken> tokens = new ArrayList<>();
    for (Value term : terms) {
      CssToken single = term.single();
      if (single != null) {
        tokens.add(numbers.getOrDefault(single.lower(), single));
      } else {
        tokens.addAll(Calculation.evaluated(term.map(this::number), t -> Double.NaN).tokens());
      }
    }
    if (tokens.size() == 3) {
      tokens.add(numbers.get("alpha"));
    }
    return tokens;
  }

  /** What stands for a token in a calculation: what is missing counts as 0 there. */
  private CssToken number(CssToken token) {
    CssToken number = token.is(CssToken.Kind.WORD) ? numbers.get(token.lower()) : null;
    return number == null ? token : number.equals(NONE) ? CssToken.pixels(0) : number;
  }
}
