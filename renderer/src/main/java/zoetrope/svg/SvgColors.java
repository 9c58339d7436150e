package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CssToken.Kind;
import zoetrope.internal.svg.css.Value;

/** Reads the colours of CSS Color Level 4 that are in sRGB. */
final class SvgColors {
  private SvgColors() {}

  /** Whether it is a colour, the current one included. */
  static boolean isColor(Value value) {
    return value.isWord("currentcolor") || of(value) != null;
  }

  /** The colour; null when it is none, or the current one. */
  static Color of(Value value) {
    CssToken single = value.single();
    if (single != null && single.is(Kind.HASH)) {
      return hex(single.text());
    }
    if (single != null) {
      return word(value.word());
    }
    List<Value.Call> calls = value.calls();
    return calls != null && calls.size() == 1 ? function(calls.get(0)) : null;
  }

  private static Color word(String word) {
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

  private static Color function(Value.Call call) {
    if (call.name().equals("light-dark") && call.arguments().list().size() == 2) {
      return of(call.arguments().list().get(0));
    }
    List<CssToken> parts = new ArrayList<>(call.arguments().items());
    parts.removeIf(t -> t.isSign('/'));
    boolean readable =
        parts.stream().allMatch(t -> t.isNumeric() || t.isWord("none"))
            && (parts.size() == 3 || parts.size() == 4);
    if (!readable) {
      return null;
    }
    double alpha = parts.size() == 4 ? share(parts.get(3), 1) : 1;
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
      case "oklab" ->
          OklabColors.of(
                  share(parts.get(0), 1),
                  OklabColors.FULL_CHROMA * signed(parts.get(1)),
                  OklabColors.FULL_CHROMA * signed(parts.get(2)))
              .withAlpha(alpha);
      case "oklch" ->
          OklabColors.polar(
                  share(parts.get(0), 1),
                  OklabColors.FULL_CHROMA * Math.max(0, signed(parts.get(1))),
                  turn(parts.get(2)))
              .withAlpha(alpha);
      default -> null;
    };
  }

  /** A percentage, or a number of which 0.4 are 100 %, as a share. */
  private static double signed(CssToken token) {
    double full = token.is(Kind.PERCENTAGE) ? 100 : OklabColors.FULL_CHROMA;
    return token.number() / full;
  }

  private static Color hwb(double hue, double white, double black) {
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
