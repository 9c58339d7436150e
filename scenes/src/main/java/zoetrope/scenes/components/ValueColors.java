package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;

/**
 * Colours of numbers: by sign and by size.
 *
 * @param lowPositive for positive values near 0
 * @param highPositive for positive values from {@code max} on
 * @param lowNegative for negative values near 0
 * @param highNegative for negative values from {@code -max} on
 * @param max the absolute value at which the colour is full, above 0
 */
public record ValueColors(
    Color lowPositive, Color highPositive, Color lowNegative, Color highNegative, double max) {
  /** Blue and red, dark for small values: weights. */
  public static final ValueColors WEIGHTS = new ValueColors(BLUE_E, BLUE_B, RED_E, RED_B, 9.9);

  /** Grey to white whatever the sign: embeddings. */
  public static final ValueColors EMBEDDING = new ValueColors(GREY_C, WHITE, GREY_C, WHITE, 9.9);

  /** The same colours, full from another absolute value on, above 0. */
  public ValueColors fullFrom(double value) {
    return new ValueColors(lowPositive, highPositive, lowNegative, highNegative, value);
  }

  /** The colour of {@code value}, mixed in hue, saturation and lightness. */
  public Color of(double value) {
    double a = Math.min(1, Math.abs(value) / max);
    return value >= 0 ? lowPositive.mixHsl(highPositive, a) : lowNegative.mixHsl(highNegative, a);
  }
}
