package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;

/**
 * Colours of numbers by sign and size.
 *
 * @param lowPositive the colour of positive values near 0
 * @param highPositive the colour of values of at least {@code max}
 * @param lowNegative the colour of negative values near 0
 * @param highNegative the colour of values of at most {@code -max}
 * @param max the absolute value of the full colour, above 0
 */
public record ValueColors(
    Color lowPositive, Color highPositive, Color lowNegative, Color highNegative, double max) {
  /** The colours of weights: blue and red, dark for small values. */
  public static final ValueColors WEIGHTS = new ValueColors(BLUE_E, BLUE_B, RED_E, RED_B, 9.9);

  /** The colours of embeddings: grey to white for both signs. */
  public static final ValueColors EMBEDDING = new ValueColors(GREY_C, WHITE, GREY_C, WHITE, 9.9);

  /** Returns the same colours with another absolute value of the full colour, above 0. */
  public ValueColors fullFrom(double value) {
    return new ValueColors(lowPositive, highPositive, lowNegative, highNegative, value);
  }

  /** Returns the colour of {@code value}, interpolated in hue, saturation and lightness. */
  public Color of(double value) {
    double a = Math.min(1, Math.abs(value) / max);
    return value >= 0 ? lowPositive.mixHsl(highPositive, a) : lowNegative.mixHsl(highNegative, a);
  }
}
