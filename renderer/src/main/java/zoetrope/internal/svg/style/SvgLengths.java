package zoetrope.internal.svg.style;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.w3c.dom.Element;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.document.SvgDocument;
import zoetrope.internal.svg.document.SvgElements;
import zoetrope.internal.svg.document.ViewBox;

/** Converts lengths with units to user units, at 96 per inch. */
public final class SvgLengths {
  private static final String NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?";
  private static final Pattern LENGTH = Pattern.compile("(" + NUMBER + ")\\s*([a-zA-Z]*|%)");

  private final SvgDocument document;
  private final double fontSize;
  private final ViewBox viewport;

  private final SvgStyle style;

  public SvgLengths(SvgDocument document, double fontSize, ViewBox viewport) {
    this(document, fontSize, viewport, null);
  }

  private SvgLengths(SvgDocument document, double fontSize, ViewBox viewport, SvgStyle style) {
    this.document = document;
    this.fontSize = fontSize;
    this.viewport = viewport;
    this.style = style;
  }

  /**
   * Returns the lengths of an element with this style. Properties take precedence over attributes.
   */
  public static SvgLengths of(SvgDocument document, SvgStyle style, ViewBox viewport) {
    return new SvgLengths(document, style.fontSize(), viewport, style);
  }

  /** Returns a length along x. Percentages refer to the viewport's width. */
  public double x(Element element, String name, double otherwise) {
    return of(element, name, otherwise, viewport.width());
  }

  /** Returns a length along y. Percentages refer to the viewport's height. */
  public double y(Element element, String name, double otherwise) {
    return of(element, name, otherwise, viewport.height());
  }

  /** Returns the point with these coordinates, which are 0 by default. */
  public Vec point(Element element, String nameX, String nameY) {
    return Vec.of(x(element, nameX, 0), y(element, nameY, 0));
  }

  /** Returns a length without direction. Percentages refer to the viewport's diagonal over √2. */
  public double diagonal(Element element, String name, double otherwise) {
    return of(element, name, otherwise, viewport.diagonal());
  }

  public double wholeX() {
    return viewport.width();
  }

  public double wholeY() {
    return viewport.height();
  }

  public double wholeDiagonal() {
    return viewport.diagonal();
  }

  /**
   * Returns a length, or {@code otherwise} if it is missing, {@code auto} or invalid. Percentages
   * refer to {@code whole}.
   */
  public double of(Element element, String name, double otherwise, double whole) {
    if (style != null && SvgProperties.isGeometry(name)) {
      CssToken token = style.value(name).single();
      if (token != null && token.isNumeric()) {
        return pixels(token, whole, fontSize);
      }
    }
    String text = SvgElements.attribute(element, name);
    return text.isEmpty() || text.equals("auto")
        ? otherwise
        : parse(element, name, text, otherwise, whole);
  }

  /** Returns a list of lengths; empty without the attribute. */
  public List<Double> list(Element element, String name, double whole) {
    return Stream.of(SvgElements.attribute(element, name).split("[\\s,]+"))
        .filter(word -> !word.isEmpty())
        .map(word -> parse(element, name, word, 0, whole))
        .toList();
  }

  private double parse(Element element, String name, String text, double otherwise, double whole) {
    Matcher matcher = LENGTH.matcher(text);
    if (!matcher.matches()) {
      document.note(element, name + "=\"" + text + "\" is not a length");
      return otherwise;
    }
    double value = Double.parseDouble(matcher.group(1));
    String unit = matcher.group(2).toLowerCase(Locale.ROOT);
    double result = unit.equals("%") ? value / 100 * whole : value * perUnit(unit, fontSize);
    if (!Double.isFinite(result)) {
      throw document.error(element, name + "=\"" + text + "\" is not a length that can be drawn");
    }
    return result;
  }

  /** Returns the user units of a number, length or percentage of {@code whole}. */
  public static double pixels(CssToken token, double whole, double fontSize) {
    return switch (token.kind()) {
      case PERCENTAGE -> token.number() / 100 * whole;
      case DIMENSION -> token.number() * perUnit(token.unit(), fontSize);
      default -> token.number();
    };
  }

  /** Returns the user units per unit, or NaN for an unknown unit. */
  static double perUnit(String unit, double fontSize) {
    return switch (unit) {
      case "", "px" -> 1;
      case "pt" -> 96 / 72.0;
      case "pc" -> 16;
      case "in" -> 96;
      case "cm" -> 96 / 2.54;
      case "mm" -> 9.6 / 2.54;
      case "q" -> 2.4 / 2.54;
      case "em" -> fontSize;
      case "rem" -> 16;
      case "ex", "ch" -> fontSize / 2;
      default -> Double.NaN;
    };
  }

  /** Returns the first number of an attribute, or {@code otherwise} if it is missing. */
  public static double number(
      SvgDocument document, Element element, String name, double otherwise) {
    double[] values = numbers(document, element, name);
    return values.length == 0 ? otherwise : values[0];
  }

  /** Returns the numbers of a list such as a view box. */
  public static double[] numbers(SvgDocument document, Element element, String name) {
    String text = SvgElements.attribute(element, name);
    try {
      double[] values =
          text.isEmpty()
              ? new double[0]
              : Pattern.compile("\\s*,\\s*|\\s+")
                  .splitAsStream(text)
                  .mapToDouble(Double::parseDouble)
                  .toArray();
      for (double v : values) {
        if (!Double.isFinite(v)) {
          throw new NumberFormatException();
        }
      }
      return values;
    } catch (NumberFormatException e) {
      throw document.error(element, name + "=\"" + text + "\" is not a list of numbers");
    }
  }
}
