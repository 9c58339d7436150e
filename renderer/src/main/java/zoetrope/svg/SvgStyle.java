package zoetrope.svg;

import java.util.ArrayList;
import java.util.List;
import org.apache.batik.css.engine.value.Value;
import org.w3c.dom.css.CSSPrimitiveValue;
import org.w3c.dom.css.CSSValue;
import zoetrope.color.Color;

/**
 * The computed style of an element, by style sheets, style and presentation attributes, and
 * inheritance.
 */
final class SvgStyle {
  private final SvgStyles sheets;
  private final Value[] values;
  private final double fontSize;

  SvgStyle(SvgStyles sheets, Value[] values, double fontSize) {
    this.sheets = sheets;
    this.values = values;
    this.fontSize = fontSize;
  }

  double fontSize() {
    return fontSize;
  }

  Value value(String property) {
    return values[sheets.index(property)];
  }

  Value value(int index) {
    return values[index];
  }

  /** The word a property is set to; empty when it is something else. */
  String word(String property) {
    Value v = value(property);
    return isPrimitive(v, CSSPrimitiveValue.CSS_IDENT) ? v.getStringValue() : "";
  }

  /** Whether the property is set to a reference. */
  boolean refers(String property) {
    return isPrimitive(value(property), CSSPrimitiveValue.CSS_URI);
  }

  /** A number in [0, 1]; percentages count as shares. */
  double share(String property) {
    Value v = value(property);
    double number = v.getFloatValue();
    boolean percent = isPrimitive(v, CSSPrimitiveValue.CSS_PERCENTAGE);
    return Math.max(0, Math.min(1, percent ? number / 100 : number));
  }

  /** A length in user units; percentages are of {@code whole}. */
  double length(String property, double whole) {
    return length(value(property), whole, fontSize);
  }

  /** The lengths of a list; empty for a word such as none. */
  List<Double> lengths(String property, double whole) {
    List<Double> lengths = new ArrayList<>();
    Value v = value(property);
    if (v.getCssValueType() == CSSValue.CSS_VALUE_LIST) {
      for (int i = 0; i < v.getLength(); i++) {
        lengths.add(length(v.item(i), whole, fontSize));
      }
    } else if (!isPrimitive(v, CSSPrimitiveValue.CSS_IDENT)) {
      lengths.add(length(v, whole, fontSize));
    }
    return lengths;
  }

  /** The colour of {@code color}, which currentColor stands for. */
  Color currentColor() {
    return color(value("color"));
  }

  /** The colour of a value. */
  Color color(Value v) {
    if (isPrimitive(v, CSSPrimitiveValue.CSS_RGBCOLOR)) {
      return Color.rgb(channel(v.getRed()), channel(v.getGreen()), channel(v.getBlue()));
    }
    if (v.getCssValueType() == CSSValue.CSS_VALUE_LIST && v.getLength() > 0) {
      return color(v.item(0));
    }
    return isWord(v, "currentcolor") ? currentColor() : Color.rgb(0, 0, 0);
  }

  static boolean isWord(Value v, String word) {
    return isPrimitive(v, CSSPrimitiveValue.CSS_IDENT) && v.getStringValue().equalsIgnoreCase(word);
  }

  static boolean isPrimitive(Value v, short type) {
    return v.getCssValueType() == CSSValue.CSS_PRIMITIVE_VALUE && v.getPrimitiveType() == type;
  }

  private static double channel(Value v) {
    double full = isPrimitive(v, CSSPrimitiveValue.CSS_PERCENTAGE) ? 100 : 255;
    return Math.max(0, Math.min(1, v.getFloatValue() / full));
  }

  static double length(Value v, double whole, double fontSize) {
    if (v.getCssValueType() != CSSValue.CSS_PRIMITIVE_VALUE) {
      return 0;
    }
    double n = isPrimitive(v, CSSPrimitiveValue.CSS_IDENT) ? 0 : v.getFloatValue();
    return switch (v.getPrimitiveType()) {
      case CSSPrimitiveValue.CSS_PERCENTAGE -> n / 100 * whole;
      case CSSPrimitiveValue.CSS_EMS -> n * fontSize;
      case CSSPrimitiveValue.CSS_EXS -> n * fontSize / 2;
      case CSSPrimitiveValue.CSS_CM -> n * SvgLengths.perUnit("cm", 0);
      case CSSPrimitiveValue.CSS_MM -> n * SvgLengths.perUnit("mm", 0);
      case CSSPrimitiveValue.CSS_IN -> n * SvgLengths.perUnit("in", 0);
      case CSSPrimitiveValue.CSS_PT -> n * SvgLengths.perUnit("pt", 0);
      case CSSPrimitiveValue.CSS_PC -> n * SvgLengths.perUnit("pc", 0);
      default -> n;
    };
  }
}
