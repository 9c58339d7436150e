package zoetrope.mobject.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.color.Color;
import zoetrope.text.FontChange;
import zoetrope.text.FontFamily;
import zoetrope.text.Slant;
import zoetrope.text.Weight;

/**
 * The effect of a markup tag.
 *
 * @param font the change of font, if any
 * @param colors no colour, one, or the colours of a gradient
 */
record MarkupTag(Optional<FontChange> font, List<Color> colors) {
  private static final FontChange PLAIN = FontChange.NONE;

  /** The factor between two of Pango's named sizes. */
  private static final double STEP = 1.2;

  private static final double SCRIPT_SIZE = 0.7;
  private static final double SUPERSCRIPT_RISE = 0.36;
  private static final double SUBSCRIPT_RISE = -0.15;
  private static final double DEFAULT_POINTS = 48;

  private static final List<String> SIZES =
      List.of("xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large");

  static MarkupTag of(String source, int at, String name, Map<String, String> attributes) {
    Reader reader = new Reader(source, at);
    if (!attributes.isEmpty() && !name.equals("span") && !name.equals("gradient")) {
      throw reader.problem("only <span> and <gradient> take attributes, not <" + name + ">");
    }
    return switch (name) {
      case "b" -> font(PLAIN.weight(Weight.BOLD));
      case "i" -> font(PLAIN.slant(Slant.ITALIC));
      case "u" -> font(PLAIN.underlined());
      case "s" -> font(PLAIN.struckThrough());
      case "tt", "code" -> font(PLAIN.family(FontFamily.CMU_TYPEWRITER_TEXT));
      case "sup" -> font(PLAIN.size(SCRIPT_SIZE).rise(SUPERSCRIPT_RISE));
      case "sub" -> font(PLAIN.size(SCRIPT_SIZE).rise(SUBSCRIPT_RISE));
      case "big" -> font(PLAIN.size(STEP));
      case "small" -> font(PLAIN.size(1 / STEP));
      case "span" -> reader.span(attributes);
      case "gradient" -> reader.gradient(attributes);
      default ->
          throw reader.problem(
              "there is no tag <"
                  + name
                  + ">; there are b, i, u, s, tt, code, sup, sub, big, small, span"
                  + " and gradient");
    };
  }

  private static MarkupTag font(FontChange change) {
    return new MarkupTag(Optional.of(change), List.of());
  }

  /** A reader of the attributes of the tag at a place. */
  private record Reader(String source, int at) {

    MarkupException problem(String text) {
      return new MarkupException(source, at, text);
    }

    MarkupTag span(Map<String, String> attributes) {
      FontChange change = PLAIN;
      List<Color> colors = new ArrayList<>();
      for (Map.Entry<String, String> attribute : attributes.entrySet()) {
        String value = attribute.getValue();
        switch (attribute.getKey()) {
          case "color", "foreground", "fgcolor" -> colors.add(color(value));
          case "size", "font_size" -> change = change.size(size(value));
          case "font", "face", "font_family" -> change = change.family(family(value));
          case "weight", "font_weight" -> change = change.weight(weight(value));
          case "style", "font_style" -> change = change.slant(slant(value));
          default ->
              throw problem(
                  "<span> has no attribute "
                      + attribute.getKey()
                      + "; there are color (foreground), size, font, weight and style");
        }
      }
      boolean same = change.equals(PLAIN);
      return new MarkupTag(same ? Optional.empty() : Optional.of(change), colors);
    }

    MarkupTag gradient(Map<String, String> attributes) {
      if (attributes.size() != 2
          || !attributes.containsKey("from")
          || !attributes.containsKey("to")) {
        throw problem("a gradient is written <gradient from=\"RED\" to=\"BLUE\">");
      }
      return new MarkupTag(
          Optional.empty(), List.of(color(attributes.get("from")), color(attributes.get("to"))));
    }

    private Color color(String value) {
      return Color.find(value)
          .orElseThrow(
              () ->
                  problem(
                      "\""
                          + value
                          + "\" is not a colour: expected #RRGGBB or a name of the palette such"
                          + " as BLUE, BLUE_E, ORANGE"));
    }

    private double size(String value) {
      int named = SIZES.indexOf(value);
      if (named >= 0) {
        return StrictMath.pow(STEP, named - SIZES.indexOf("medium"));
      }
      boolean percent = value.endsWith("%");
      String number = value.endsWith("pt") || percent ? value.replaceAll("(pt|%)$", "") : "";
      if (number.matches("[0-9]{1,6}(\\.[0-9]+)?") && Double.parseDouble(number) > 0) {
        return Double.parseDouble(number) / (percent ? 100 : DEFAULT_POINTS);
      }
      return switch (value) {
        case "larger" -> STEP;
        case "smaller" -> 1 / STEP;
        default ->
            throw problem(
                "\""
                    + value
                    + "\" is not a size: expected one such as 150%, 36pt, larger, or "
                    + String.join(", ", SIZES));
      };
    }

    private FontFamily family(String value) {
      try {
        return FontFamily.stack(value.split(","));
      } catch (IllegalArgumentException e) {
        throw problem(e.getMessage());
      }
    }

    private Weight weight(String value) {
      return switch (value) {
        case "bold" -> Weight.BOLD;
        case "normal" -> Weight.NORMAL;
        default -> throw problem("\"" + value + "\" is not a weight: expected normal or bold");
      };
    }

    private Slant slant(String value) {
      return switch (value) {
        case "italic", "oblique" -> Slant.ITALIC;
        case "normal" -> Slant.NORMAL;
        default -> throw problem("\"" + value + "\" is not a style: expected normal or italic");
      };
    }
  }
}
