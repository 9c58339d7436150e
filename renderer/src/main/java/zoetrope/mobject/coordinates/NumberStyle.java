package zoetrope.mobject.coordinates;

import java.util.Arrays;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.text.Tex;

/**
 * The style and the position of the numbers of a number line. A style is immutable: its methods
 * return a changed copy.
 *
 * @param decimals the number of decimal places
 * @param size the font size
 * @param direction the side of the line
 * @param buff the distance from the line, in scene units
 * @param unit the number that values are divided by before they are shown, for example pi
 * @param unitTex LaTeX for this unit, shown after each number, such as {@code "\\pi"}; empty for no
 *     unit
 */
public record NumberStyle(
    int decimals, double size, Vec direction, double buff, double unit, String unitTex) {

  /**
   * LaTeX for {@code * 10}, which comes before the exponent if numbers are shown as multiples of a
   * power of ten.
   */
  static final String POWER_OF_TEN = "\\times 10";

  /** Returns the default style of several numbers on an axis. */
  static NumberStyle of(AxisStyle style, double... values) {
    NumberStyle look = of(style).size(style.addedNumberSize());
    int exponent = style.setsDecimals() ? 0 : LabelNumbers.exponent(values);
    if (exponent == 0) {
      return look.decimals(style.decimals(values));
    }
    double unit = StrictMath.pow(10, exponent);
    double[] multiples = Arrays.stream(values).map(value -> value / unit).toArray();
    return look.unit(unit, POWER_OF_TEN + "^{" + exponent + "}")
        .decimals(LabelNumbers.places(multiples));
  }

  static NumberStyle of(AxisStyle style) {
    return new NumberStyle(
        style.decimals(),
        style.addedNumberSize(),
        style.numberDirection(),
        style.numberBuff,
        1,
        "");
  }

  /** Returns a power of the base of a logarithmic axis. */
  Tex power(Scale.Log log, double value) {
    String base = LabelNumbers.of(log.base());
    return new Tex(base + "^{" + LabelNumbers.of(log.position(value)) + "}").fontSize(size);
  }

  /** Sets the number of decimal places. */
  public NumberStyle decimals(int places) {
    return new NumberStyle(
        Preconditions.requireAtLeast("the number of places", places, 0),
        size,
        direction,
        buff,
        unit,
        unitTex);
  }

  /** Sets the font size. */
  public NumberStyle size(double newSize) {
    return new NumberStyle(decimals, newSize, direction, buff, unit, unitTex);
  }

  /** Sets the side of the line and the distance from it, in scene units. */
  public NumberStyle place(Vec newDirection, double newBuff) {
    return new NumberStyle(decimals, size, newDirection, newBuff, unit, unitTex);
  }

  /** Shows values as multiples of a unit above 0, in LaTeX: {@code unit(Math.PI, "\\pi")}. */
  public NumberStyle unit(double newUnit, String tex) {
    return new NumberStyle(
        decimals, size, direction, buff, Preconditions.requireAbove("the unit", newUnit, 0), tex);
  }
}
