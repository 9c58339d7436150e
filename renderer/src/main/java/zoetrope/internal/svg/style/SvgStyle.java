package zoetrope.internal.svg.style;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CustomProperties;
import zoetrope.internal.svg.css.Value;

/**
 * The computed style of an element, from style sheets, style and presentation attributes, and
 * inheritance.
 */
public record SvgStyle(Value[] values, CustomProperties custom, double fontSize) {
  public SvgStyle with(String property, String word) {
    return with(property, Value.of(word));
  }

  public SvgStyle with(String property, Value value) {
    Value[] changed = values.clone();
    changed[SvgProperties.find(property).index()] = value;
    return new SvgStyle(changed, custom, fontSize);
  }

  public Value value(String property) {
    return values[SvgProperties.find(property).index()];
  }

  public Value value(int index) {
    return values[index];
  }

  /**
   * Returns the default values for a child element: this style's values of inherited properties,
   * and the initial values of all other properties.
   */
  Value[] inherited() {
    Value[] defaults = values.clone();
    for (SvgProperties.Property property : SvgProperties.all()) {
      if (!property.inherited()) {
        defaults[property.index()] = property.initial();
      }
    }
    return defaults;
  }

  /**
   * Returns the value of a property in lower case if it is a word, and otherwise an empty string.
   */
  public String word(String property) {
    return value(property).word();
  }

  /** Whether the property is set to a reference. */
  public boolean refers(String property) {
    return value(property).isReference();
  }

  /** Returns the reference, such as {@code #heart}. */
  public String reference(String property) {
    return value(property).reference();
  }

  /** Returns a number or percentage as a number in [0, 1]. */
  public double share(String property) {
    CssToken token = value(property).single();
    double number = token.is(CssToken.Kind.PERCENTAGE) ? token.number() / 100 : token.number();
    return Math.max(0, Math.min(1, number));
  }

  public double number(String property) {
    return value(property).single().number();
  }

  /** Returns a length in user units. Percentages refer to {@code whole}, and words count as 0. */
  public double length(String property, double whole) {
    CssToken token = value(property).single();
    return token == null || !token.isNumeric() ? 0 : SvgLengths.pixels(token, whole, fontSize);
  }

  /** Returns the lengths of a list; empty for a word such as {@code none}. */
  public List<Double> lengths(String property, double whole) {
    return value(property).items().stream()
        .filter(CssToken::isNumeric)
        .map(t -> SvgLengths.pixels(t, whole, fontSize))
        .toList();
  }

  /** Returns the value of {@code color}, which is the value of {@code currentcolor}. */
  public Color currentColor() {
    return SvgColors.of(value("color"), SvgColors.INITIAL);
  }

  /** Returns the colour of a value. Returns the current colour if the value is not a colour. */
  public Color color(Value value) {
    Color current = currentColor();
    Color color = SvgColors.of(value, current);
    return color == null ? current : color;
  }
}
