package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CssToken.Kind;
import zoetrope.internal.svg.css.Value;

/** Reads the colours of CSS Color Level 4, and {@code color-mix()} of Level 5. */
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
    if (!isWide(call)) {
      return call == null ? null : function(call);
    }
    LinearColor wide = wide(call);
    return wide == null ? null : wide.toColor();
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

  /** Whether it may give a colour that sRGB lacks. */
  private static boolean isWide(Value.Call call) {
    return call != null && call.name().matches("color|color-mix|(ok)?(lab|lch)");
  }

  private LinearColor wide(Value.Call call) {
    return switch (call.name()) {
      case "color-mix" -> depth < DEEPEST ? mixture(call.arguments().list()) : null;
      case "color" -> {
        List<CssToken> items = call.arguments().items();
        ColorSpace space = items.isEmpty() ? null : ColorSpace.named(items.get(0).lower());
        yield space == null || !space.isOfColorFunction()
            ? null
            : wide(space, items.subList(1, items.size()), 1, 1);
      }
      case "lab" -> wide(ColorSpace.LAB, call.arguments().items(), 100, 125);
      case "lch" -> wide(ColorSpace.LCH, call.arguments().items(), 100, 150);
      case "oklab" -> wide(ColorSpace.OKLAB, call.arguments().items(), 1, 0.4);
      case "oklch" -> wide(ColorSpace.OKLCH, call.arguments().items(), 1, 0.4);
      default -> null;
    };
  }

  /**
   * A colour of three components and perhaps alpha.
   *
   * @param first what 100 % of the first component are
   * @param others what 100 % of the others are
   */
  private static LinearColor wide(
      ColorSpace space, List<CssToken> items, double first, double others) {
    List<CssToken> parts = components(items);
    if (parts == null) {
      return null;
    }
    boolean isLab = space.isOfLightness();
    double x = component(parts.get(0), first);
    double y = component(parts.get(1), others);
    double z = component(parts.get(2), others);
    if (isLab) {
      x = Math.max(0, Math.min(first, x));
    }
    if (isLab && space.isPolar()) {
      y = Math.max(0, y);
      z = turn(parts.get(2));
    }
    Vec linear = space.toLinear(Vec.of(x, y, z));
    if (isLab && (x == 0 || x == first)) {
      double gray = x / first;
      linear = Vec.of(gray, gray, gray);
    }
    return new LinearColor(linear, alpha(parts));
  }

  /** The mixture of {@code color-mix(in SPACE, COLOUR SHARE, COLOUR SHARE)}. */
  private LinearColor mixture(List<Value> arguments) {
    if (arguments.size() != 3) {
      return null;
    }
    List<CssToken> method = arguments.get(0).items();
    boolean isMethod =
        method.size() == 2
            || method.size() == 4
                && LinearColor.WAYS.contains(method.get(2).lower())
                && method.get(3).isWord("hue");
    ColorSpace space =
        isMethod && method.get(0).isWord("in") ? ColorSpace.named(method.get(1).lower()) : null;
    if (space == null || method.size() == 4 && !space.isPolar()) {
      return null;
    }
    SvgColors inner = new SvgColors(current, depth + 1);
    LinearColor first = inner.mixed(arguments.get(1));
    LinearColor second = inner.mixed(arguments.get(2));
    double p = percentage(arguments.get(1));
    double q = percentage(arguments.get(2));
    p = Double.isNaN(p) ? Double.isNaN(q) ? 50 : 100 - q : p;
    q = Double.isNaN(q) ? 100 - p : q;
    if (first == null
        || second == null
        || !(p >= 0 && p <= 100 && q >= 0 && q <= 100 && p + q > 0)) {
      return null;
    }
    String way = method.size() == 4 ? method.get(2).lower() : "shorter";
    LinearColor mean = first.mixed(second, q / (p + q), space, way);
    return new LinearColor(mean.linear(), mean.alpha() * Math.min(1, (p + q) / 100));
  }

  /** The colour of a part of a mixture. */
  private LinearColor mixed(Value part) {
    List<Value> terms = new ArrayList<>(part.terms());
    terms.removeIf(SvgColors::isPercentage);
    if (terms.size() != 1 || part.terms().size() > 2) {
      return null;
    }
    Value.Call call = call(terms.get(0));
    if (isWide(call)) {
      return wide(call);
    }
    Color color = of(terms.get(0));
    return color == null ? null : LinearColor.of(color);
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

  private static double component(CssToken token, double full) {
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

  private static double alpha(List<CssToken> parts) {
    return parts.size() == 4 ? share(parts.get(3), 1) : 1;
  }

  private Color function(Value.Call call) {
    if (call.name().equals("light-dark") && call.arguments().list().size() == 2) {
      return depth < DEEPEST
          ? new SvgColors(current, depth + 1).of(call.arguments().list().get(0))
          : null;
    }
    List<CssToken> parts = components(call.arguments().items());
    if (parts == null) {
      return null;
    }
    double alpha = alpha(parts);
    return switch (call.name()) {
      case "rgb", "rgba" ->
          new Color(
              share(parts.get(0), 255), share(parts.get(1), 255), share(parts.get(2), 255), alpha);
      case "hsl", "hsla" ->
          Color.hsl(turn(parts.get(0)), share(parts.get(1), 100), share(parts.get(2), 100))
              .withAlpha(alpha);
      case "hwb" ->
          hwb(turn(parts.get(0)), share(parts.get(1), 100), share(parts.get(2), 100))
              .withAlpha(alpha);
      default -> null;
    };
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
