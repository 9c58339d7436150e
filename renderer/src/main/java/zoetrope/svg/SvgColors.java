package zoetrope.svg;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CssToken.Kind;
import zoetrope.internal.svg.css.Value;

/** Reads the colours of CSS Color Level 4, and mixtures and relative colours of Level 5. */
final class SvgColors {
  /** What a colour is where nothing says it. */
  static final Color INITIAL = Color.rgb(0, 0, 0);

  /** How deep mixtures may be mixed. */
  private static final int DEEPEST = 32;

  private final Color current;
  private final int depth;

  private SvgColors(Color current, int depth) {
    this.current = current;
    this.depth = depth;
  }

  /** Whether it is a colour, the current one included. */
  static boolean isColor(Value value) {
    return of(value, INITIAL) != null;
  }

  /**
   * The colour; null when it is none.
   *
   * @param current what {@code currentcolor} stands for
   */
  static Color of(Value value, Color current) {
    return new SvgColors(current, 0).of(value);
  }

  private Color of(Value value) {
    CssToken single = value.single();
    if (single != null && single.is(Kind.HASH)) {
      return hex(single.text());
    }
    if (single != null) {
      return word(value.word());
    }
    Value.Call call = call(value);
    if (call != null && call.name().equals("light-dark")) {
      List<Value> both = call.arguments().list();
      return both.size() == 2 && depth < DEEPEST ? inner().of(both.get(0)) : null;
    }
    SpaceColor color = call == null ? null : function(call);
    return color == null ? null : color.toColor();
  }

  /** What reads the colours within another one. */
  private SvgColors inner() {
    return new SvgColors(current, depth + 1);
  }

  private static Value.Call call(Value value) {
    List<Value.Call> calls = value.calls();
    return calls != null && calls.size() == 1 ? calls.get(0) : null;
  }

  private Color word(String word) {
    if (word.equals("currentcolor")) {
      return current;
    }
    if (word.equals("transparent")) {
      return Color.TRANSPARENT;
    }
    Integer rgb = SvgColorNames.find(word);
    return rgb == null ? null : Color.ofArgb(0xff000000 | rgb);
  }

  private static Color hex(String digits) {
    if (!digits.matches("(?i)[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}")) {
      return null;
    }
    String all = digits.length() <= 4 ? digits.replaceAll("(.)", "$1$1") : digits;
    return Color.hex(all);
  }

  private SpaceColor function(Value.Call call) {
    List<Value> terms = call.arguments().terms();
    if (call.name().equals("color-mix")) {
      return mixture(call.arguments().list());
    }
    if (terms.isEmpty() || !terms.get(0).isWord("from")) {
      return absolute(call.name(), null, terms);
    }
    SpaceColor origin = terms.size() < 2 || depth >= DEEPEST ? null : inner().color(terms.get(1));
    return origin == null ? null : absolute(call.name(), origin, terms.subList(2, terms.size()));
  }

  /**
   * The colour of a function of one space.
   *
   * @param origin the colour that words for components are of; null where there are none
   */
  private static SpaceColor absolute(String function, SpaceColor origin, List<Value> terms) {
    return switch (function) {
      case "color" -> {
        ColorSpace space = terms.isEmpty() ? null : ColorSpace.named(terms.get(0).word());
        yield space == null || !space.isOfColorFunction()
            ? null
            : color(space, origin, terms.subList(1, terms.size()), 1);
      }
      case "lab" -> color(ColorSpace.LAB, origin, terms, 125);
      case "lch" -> color(ColorSpace.LCH, origin, terms, 150);
      case "oklab" -> color(ColorSpace.OKLAB, origin, terms, 0.4);
      case "oklch" -> color(ColorSpace.OKLCH, origin, terms, 0.4);
      case "rgb", "rgba" -> color(ColorSpace.SRGB, origin, terms, 255);
      case "hsl", "hsla" -> color(ColorSpace.HSL, origin, terms, 100);
      case "hwb" -> color(ColorSpace.HWB, origin, terms, 100);
      default -> null;
    };
  }

  private static SpaceColor color(
      ColorSpace space, SpaceColor origin, List<Value> terms, double full) {
    if (origin == null) {
      return color(space, terms.stream().flatMap(t -> t.tokens().stream()).toList(), full);
    }
    double factor = isOfShares(space, full) ? full : 1;
    return color(space, new RelativeColor(origin, space, factor).absolute(terms), full);
  }

  /** Whether a function writes shares of a whole: rgb(), hsl() and hwb(), all within sRGB. */
  private static boolean isOfShares(ColorSpace space, double full) {
    return full >= 100 && !space.isOfLightness();
  }

  /**
   * A colour of three components and perhaps alpha.
   *
   * @param full what 100 % of a component are that is no hue and no lightness
   */
  private static SpaceColor color(ColorSpace space, List<CssToken> items, double full) {
    List<CssToken> parts = components(items);
    if (parts == null) {
      return null;
    }
    double[] values = new double[3];
    Set<ColorComponent> missing = EnumSet.noneOf(ColorComponent.class);
    for (int i = 0; i < 3; i++) {
      ColorComponent component = space.components().get(i);
      values[i] = component(space, component, parts.get(i), full);
      if (parts.get(i).isWord("none")) {
        missing.add(component);
      }
    }
    if (parts.size() == 4 && parts.get(3).isWord("none")) {
      missing.add(ColorComponent.ALPHA);
    }
    double alpha = parts.size() == 4 ? share(parts.get(3), 1) : 1;
    return new SpaceColor(space, Vec.of(values[0], values[1], values[2]), missing, alpha);
  }

  private static double component(
      ColorSpace space, ColorComponent component, CssToken token, double full) {
    if (component == ColorComponent.HUE) {
      return turn(token);
    }
    if (isOfShares(space, full)) {
      return share(token, full);
    }
    if (component == ColorComponent.LIGHTNESS) {
      return Math.max(0, Math.min(space.white(), scaled(token, space.white())));
    }
    double value = scaled(token, full);
    return component == ColorComponent.CHROMA ? Math.max(0, value) : value;
  }

  /** The mixture of {@code color-mix(in SPACE, COLOUR SHARE, COLOUR SHARE)}. */
  private SpaceColor mixture(List<Value> arguments) {
    boolean isNamed = arguments.size() == 3;
    if (depth >= DEEPEST || !isNamed && arguments.size() != 2) {
      return null;
    }
    List<CssToken> method = isNamed ? arguments.get(0).items() : List.of();
    ColorSpace space = isNamed ? mixingSpace(method) : ColorSpace.OKLAB;
    List<Value> colors = arguments.subList(isNamed ? 1 : 0, arguments.size());
    SpaceColor first = inner().mixed(colors.get(0));
    SpaceColor second = inner().mixed(colors.get(1));
    double p = percentage(colors.get(0));
    double q = percentage(colors.get(1));
    p = Double.isNaN(p) ? Double.isNaN(q) ? 50 : 100 - q : p;
    q = Double.isNaN(q) ? 100 - p : q;
    if (space == null
        || first == null
        || second == null
        || !(p >= 0 && p <= 100 && q >= 0 && q <= 100 && p + q > 0)) {
      return null;
    }
    String way = method.size() == 4 ? method.get(2).lower() : "shorter";
    return first.mixed(second, q / (p + q), space, way).faded(Math.min(1, (p + q) / 100));
  }

  /** The space of {@code in SPACE} or {@code in SPACE WAY hue}; null if it is neither. */
  private static ColorSpace mixingSpace(List<CssToken> method) {
    boolean hasWay =
        method.size() == 4
            && SpaceColor.WAYS.contains(method.get(2).lower())
            && method.get(3).isWord("hue");
    if (!hasWay && method.size() != 2 || !method.get(0).isWord("in")) {
      return null;
    }
    ColorSpace space = ColorSpace.named(method.get(1).lower());
    return hasWay && space != null && !space.isPolar() ? null : space;
  }

  /** The colour of a part of a mixture. */
  private SpaceColor mixed(Value part) {
    List<Value> terms = new ArrayList<>(part.terms());
    terms.removeIf(SvgColors::isPercentage);
    if (terms.size() != 1 || part.terms().size() > 2) {
      return null;
    }
    return color(terms.get(0));
  }

  /** A colour in the space in which it is written. */
  private SpaceColor color(Value value) {
    Value.Call call = call(value);
    if (call != null && !call.name().equals("light-dark")) {
      return function(call);
    }
    Color color = of(value);
    return color == null ? null : SpaceColor.of(color);
  }

  /** The share of a part of a mixture; NaN if it has none. */
  private static double percentage(Value part) {
    return part.terms().stream()
        .filter(SvgColors::isPercentage)
        .mapToDouble(t -> t.single().number())
        .findFirst()
        .orElse(Double.NaN);
  }

  private static boolean isPercentage(Value term) {
    return term.single() != null && term.single().is(Kind.PERCENTAGE);
  }

  private static double scaled(CssToken token, double full) {
    return token.is(Kind.PERCENTAGE) ? token.number() / 100 * full : token.number();
  }

  /** Three components and perhaps alpha; null for anything else. */
  private static List<CssToken> components(List<CssToken> items) {
    List<CssToken> parts = items.stream().filter(t -> !t.isSign('/')).toList();
    boolean readable =
        parts.stream().allMatch(t -> t.isNumeric() || t.isWord("none"))
            && (parts.size() == 3 || parts.size() == 4);
    return readable ? parts : null;
  }

  static Color hwb(double hue, double white, double black) {
    double sum = white + black;
    if (sum >= 1) {
      return Color.rgb(white / sum, white / sum, white / sum);
    }
    Color pure = Color.hsl(hue, 1, 0.5);
    double rest = 1 - sum;
    return Color.rgb(
        pure.red() * rest + white, pure.green() * rest + white, pure.blue() * rest + white);
  }

  private static double turn(CssToken token) {
    return switch (token.unit()) {
      case "turn" -> token.number();
      case "rad" -> token.number() / (2 * Math.PI);
      case "grad" -> token.number() / 400;
      default -> token.number() / 360;
    };
  }

  private static double share(CssToken token, double full) {
    double value = token.number() / (token.is(Kind.PERCENTAGE) ? 100 : full);
    return Math.max(0, Math.min(1, value));
  }
}
