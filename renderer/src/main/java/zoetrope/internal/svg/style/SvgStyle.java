package zoetrope.internal.svg.style;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.internal.svg.css.CssToken;
import zoetrope.internal.svg.css.CustomProperties;
import zoetrope.internal.svg.css.Value;

/**
 * The computed style of an element, by style sheets, style and presentation attributes, and
 * inheritance.
 */
public final class SvgStyle {
  private final Value[] values;
  private final CustomProperties custom;
  private final double fontSize;

  SvgStyle(Value[] values, CustomProperties custom, double fontSize) {
    this.values = values;
    this.custom = custom;
    this.fontSize = fontSize;
  }

  /** The same with a property set to a word. */
  public SvgStyle with(String property, String word) {
    Value[] changed = values.clone();
    changed[SvgProperties.find(property).index()] = Value.of(word);
    return new SvgStyle(changed, custom, fontSize);
  }

  /** The same with a property set to a value of another. */
  public SvgStyle with(String property, Value value) {
    Value[] changed = values.clone();
    changed[SvgProperties.find(property).index()] = value;
    return new SvgStyle(changed, custom, fontSize);
  }

  public double fontSize() {
    return fontSize;
  }

  CustomProperties custom() {
    return custom;
  }

  public Value value(String property) {
    return values[SvgProperties.find(property).index()];
  }

  public Value value(int index) {
    return values[index];
  }

  /** What an element within has by itself: inherited values, and initial ones of the rest. */
  Value[] inherited() {
    Value[] of = values.clone();
    for (SvgProperties.Property property : SvgProperties.all()) {
      if (!property.inherited()) {
        of[property.index()] = property.initial();
      }
    }
    return of;
  }

  /** The word a property is set to, in lower case; empty when it is something else. */
  public String word(String property) {
    return value(property).word();
  }

  /** Whether the property is set to a reference. */
  public boolean refers(String property) {
    return value(property).isReference();
  }

  /** The reference, such as {@code #heart}. */
  public String reference(String property) {
    return value(property).reference();
  }

  /** A number in [0, 1]; percentages count as shares. */
  public double share(String property) {
    CssToken token = value(property).single();
    double number = token.is(CssToken.Kind.PERCENTAGE) ? token.number() / 100 : token.number();
    return Math.max(0, Math.min(1, number));
  }

  /** A number. */
  public double number(String property) {
    return value(property).single().number();
  }

  /** A length in user units; percentages are of {@code whole}, words count as 0. */
  public double length(String property, double whole) {
    CssToken token = value(property).single();
    return token == null || !token.isNumeric() ? 0 : SvgLengths.pixels(token, whole, fontSize);
  }

  /** The lengths of a list; empty for a word such as none. */
  public List<Double> lengths(String property, double whole) {
    return value(property).items().stream()
        .filter(CssToken::isNumeric)
        .map(t -> SvgLengths.pixels(t, whole, fontSize))
        .toList();
  }

  /** The colour of {@code color}, which currentColor stands for. */
  public Color currentColor() {
    return SvgColors.of(value("color"), SvgColors.INITIAL);
  }

  /** The colour of a value. */
  public Color color(Value value) {
    Color current = currentColor();
    Color color = SvgColors.of(value, current);
    return color == null ? current : color;
  }
}
