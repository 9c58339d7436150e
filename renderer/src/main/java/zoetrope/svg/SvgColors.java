package zoetrope.svg;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import zoetrope.color.Color;

/**
 * Rewrites CSS 3 and 4 colours for Batik's parser: colours with opacity ({@code rgba(...)}, {@code
 * #RRGGBBAA}) and HSL colours become {@code rgb(...)} and an opacity, and opacities in per cent
 * become numbers.
 */
final class SvgColors {
  private static final Pattern MODERN =
      Pattern.compile(
          "(#[0-9a-f]{8}\\b|#[0-9a-f]{4}\\b|rgba?\\([^()]*\\)|hsla?\\([^()]*\\)|\\btransparent\\b)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern DECLARATION =
      Pattern.compile("(fill|stroke|stop-color)\\s*:\\s*" + MODERN.pattern(), MODERN.flags());
  private static final Pattern PERCENT = Pattern.compile("(\\d*\\.?\\d+)\\s*%");
  private static final Pattern OPACITY =
      Pattern.compile("(opacity)\\s*:\\s*" + PERCENT.pattern(), Pattern.CASE_INSENSITIVE);

  private SvgColors() {}

  /** Sets an attribute; a colour with opacity sets both. */
  static void put(Element element, String name, String value) {
    Matcher matcher = MODERN.matcher(value.trim());
    if (name.matches("fill|stroke|stop-color") && matcher.matches()) {
      Color color = color(value.trim());
      if (color != null) {
        element.setAttributeNS(null, name, rgb(color));
        if (color.alpha() < 1) {
          element.setAttributeNS(null, opacityOf(name), number(color.alpha()));
        }
        return;
      }
    }
    element.setAttributeNS(null, name, reworded(name, value));
  }

  private static String reworded(String name, String value) {
    if (name.equals("style")) {
      return declarations(value);
    }
    Matcher matcher = PERCENT.matcher(value.trim());
    return name.endsWith("opacity") && matcher.matches()
        ? number(percent(matcher.group(1)))
        : value;
  }

  private static double percent(String digits) {
    return Double.parseDouble(digits) / 100;
  }

  /** The same style declarations or style sheet in CSS 2. */
  static String declarations(String css) {
    String shares =
        OPACITY.matcher(css).replaceAll(m -> m.group(1) + ":" + number(percent(m.group(2))));
    return DECLARATION
        .matcher(shares)
        .replaceAll(
            match -> {
              Color color = color(match.group(2));
              if (color == null) {
                return Matcher.quoteReplacement(match.group());
              }
              String name = match.group(1).toLowerCase(Locale.ROOT);
              String opaque = name + ": " + rgb(color);
              return color.alpha() == 1
                  ? opaque
                  : opaque + "; " + opacityOf(name) + ": " + number(color.alpha());
            });
  }

  private static String opacityOf(String name) {
    return name.equals("stop-color") ? "stop-opacity" : name + "-opacity";
  }

  private static String rgb(Color c) {
    return "rgb("
        + Math.round(255 * c.red())
        + ","
        + Math.round(255 * c.green())
        + ","
        + Math.round(255 * c.blue())
        + ")";
  }

  private static String number(double value) {
    return java.math.BigDecimal.valueOf(Math.rint(value * 1e6) / 1e6).toPlainString();
  }

  /** The colour, or null if the text is none. */
  private static Color color(String text) {
    String t = text.toLowerCase(Locale.ROOT);
    if (t.equals("transparent")) {
      return Color.TRANSPARENT;
    }
    if (t.startsWith("#")) {
      String d = t.substring(1);
      return Color.hex(d.length() == 4 ? d.replaceAll("(.)", "$1$1") : d);
    }
    String[] parts = t.substring(t.indexOf('(') + 1, t.length() - 1).trim().split("[\\s,/]+");
    if (parts.length < 3 || parts.length > 4) {
      return null;
    }
    try {
      boolean hue = t.startsWith("hsl");
      double a = parts.length == 4 ? share(parts[3], 1) : 1;
      Color opaque =
          hue
              ? Color.hsl(
                  Double.parseDouble(parts[0].replace("deg", "")) / 360,
                  share(parts[1], 100),
                  share(parts[2], 100))
              : Color.rgb(share(parts[0], 255), share(parts[1], 255), share(parts[2], 255));
      return opaque.withAlpha(a);
    } catch (NumberFormatException e) {
      return null;
    }
  }

  private static double share(String text, double full) {
    double value =
        text.endsWith("%")
            ? Double.parseDouble(text.substring(0, text.length() - 1)) / 100
            : Double.parseDouble(text) / full;
    return Math.max(0, Math.min(1, value));
  }
}
