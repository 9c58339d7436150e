package zoetrope.internal.svg.style;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zoetrope.color.Color;
import zoetrope.internal.files.TextResource;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CssToken.Kind;
import zoetrope.internal.svg.css.Value;

/** Reads colours: names, hexadecimal digits, {@code rgb()}, {@code hsl()}, {@code light-dark()}. */
public final class SvgColors {
  static final Color INITIAL = Color.rgb(0, 0, 0);

  /** The colour names of CSS Color Level 4. */
  private static final Map<String, Color> NAMES =
      TextResource.table(SvgColors.class, "colors.tsv").stream()
          .collect(Collectors.toMap(row -> row[0], row -> hex(row[1])));

  private SvgColors() {}

  /** Whether a value is a colour, including {@code currentcolor}. */
  public static boolean isColor(Value value) {
    return of(value, INITIAL) != null;
  }

  /**
   * Returns the colour of a value, or null if it is not a colour.
   *
   * @param current the value of {@code currentcolor}
   */
  public static Color of(Value value, Color current) {
    Value.Call call = call(value);
    if (call == null || !call.name().equals("light-dark")) {
      return single(value, current);
    }
    // draw.io writes one colour for each colour scheme. Scenes use the light scheme.
    List<Value> both = call.arguments().list();
    return both.size() == 2 ? single(both.get(0), current) : null;
  }

  private static Color single(Value value, Color current) {
    CssToken token = value.single();
    if (token != null) {
      return token.is(Kind.HASH) ? hex(token.text()) : word(value.word(), current);
    }
    Value.Call call = call(value);
    return call == null ? null : function(call);
  }

  private static Value.Call call(Value value) {
    List<Value.Call> calls = value.calls();
    return calls != null && calls.size() == 1 ? calls.get(0) : null;
  }

  private static Color word(String word, Color current) {
    return switch (word) {
      case "currentcolor" -> current;
      case "transparent" -> Color.TRANSPARENT;
      default -> NAMES.get(word);
    };
  }

  private static Color hex(String digits) {
    if (!digits.matches("(?i)[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}")) {
      return null;
    }
    String all = digits.length() <= 4 ? digits.replaceAll("(.)", "$1$1") : digits;
    return Color.hex(all);
  }

  /**
   * Returns the colour of three components and an optional alpha, separated by commas or blanks.
   */
  private static Color function(Value.Call call) {
    List<CssToken> parts =
        call.arguments().items().stream().filter(token -> !token.isSign('/')).toList();
    boolean isReadable =
        (parts.size() == 3 || parts.size() == 4) && parts.stream().allMatch(CssToken::isNumeric);
    if (!isReadable) {
      return null;
    }
    double alpha = parts.size() == 4 ? share(parts.get(3), 1) : 1;
    return switch (call.name()) {
      case "rgb", "rgba" ->
          Color.rgb(share(parts.get(0), 255), share(parts.get(1), 255), share(parts.get(2), 255))
              .withAlpha(alpha);
      case "hsl", "hsla" ->
          rounded(Color.hsl(turn(parts.get(0)), share(parts.get(1), 100), share(parts.get(2), 100)))
              .withAlpha(alpha);
      default -> null;
    };
  }

  /** Removes rounding errors of the conversion, such as 0.4999999 for 0.5. */
  private static Color rounded(Color color) {
    return Color.rgb(rounded(color.red()), rounded(color.green()), rounded(color.blue()));
  }

  private static double rounded(double channel) {
    return Math.rint(channel * 1e9) / 1e9;
  }

  private static double turn(CssToken token) {
    return SvgTransforms.degrees(token) / 360;
  }

  private static double share(CssToken token, double full) {
    double value = token.number() / (token.is(Kind.PERCENTAGE) ? 100 : full);
    return Math.max(0, Math.min(1, value));
  }
}
