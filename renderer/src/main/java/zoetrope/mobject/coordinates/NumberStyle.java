package zoetrope.mobject.coordinates;

import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;

/**
 * How the numbers beside a number line look and where they stand.
 *
 * @param decimals the number of decimal places
 * @param size the font size
 * @param direction the side of the line on which they stand
 * @param buff their distance from the line, in scene units
 * @param unit what the values are divided by before they are shown: pi, for example
 * @param unitTex LaTeX for that unit, behind each number: {@code "\\pi"}; empty for none
 */
public record NumberStyle(
    int decimals, double size, Vec direction, double buff, double unit, String unitTex) {

  /** The style of the numbers that an axis has by itself, in its small size. */
  static NumberStyle of(AxisStyle style) {
    return new NumberStyle(
        style.decimals(),
        style.addedNumberSize(),
        style.numberDirection(),
        style.numberBuff,
        1,
        "");
  }

  /** With this many decimal places. */
  public NumberStyle decimals(int places) {
    return new NumberStyle(
        Preconditions.requireAtLeast("the number of places", places, 0),
        size,
        direction,
        buff,
        unit,
        unitTex);
  }

  /** In this font size. */
  public NumberStyle size(double newSize) {
    return new NumberStyle(decimals, newSize, direction, buff, unit, unitTex);
  }

  /** On this side of the line, this far from it. */
  public NumberStyle place(Vec newDirection, double newBuff) {
    return new NumberStyle(decimals, size, newDirection, newBuff, unit, unitTex);
  }

  /** In multiples of a unit, above 0, that is shown in LaTeX: {@code unit(Math.PI, "\\pi")}. */
  public NumberStyle unit(double newUnit, String tex) {
    return new NumberStyle(
        decimals, size, direction, buff, Preconditions.requireAbove("the unit", newUnit, 0), tex);
  }
}
