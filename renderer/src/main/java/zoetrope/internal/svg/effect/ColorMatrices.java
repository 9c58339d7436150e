package zoetrope.internal.svg.effect;

import java.util.Arrays;
import zoetrope.frame.Filter;

/** Creates the colour matrices of the named filter functions. */
final class ColorMatrices {
  private ColorMatrices() {}

  static Filter.ColorMatrix of(double... values) {
    return new Filter.ColorMatrix(Arrays.stream(values).boxed().toList());
  }

  static Filter.ColorMatrix saturate(double s) {
    return mixed(s, 0);
  }

  static Filter.ColorMatrix hueRotate(double degrees) {
    double angle = StrictMath.toRadians(degrees);
    return mixed(StrictMath.cos(angle), StrictMath.sin(angle));
  }

  static Filter.ColorMatrix luminanceToAlpha() {
    return of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0);
  }

  /** Returns the matrix that maps each colour c to {@code slope * c + more}. */
  static Filter.ColorMatrix linear(double slope, double more) {
    return of(slope, 0, 0, 0, more, 0, slope, 0, 0, more, 0, 0, slope, 0, more, 0, 0, 0, 1, 0);
  }

  static Filter.ColorMatrix faded(double opacity) {
    return of(1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, opacity, 0);
  }

  /** Returns the matrix that turns colours black and keeps their alpha. */
  static Filter.ColorMatrix alpha() {
    return of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0);
  }

  static Filter.ColorMatrix grayscale(double amount) {
    return toward(amount, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722);
  }

  static Filter.ColorMatrix sepia(double amount) {
    return toward(amount, 0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131);
  }

  /**
   * Interpolates between the identity (amount 0) and a 3x3 matrix {@code m} of colours (amount 1).
   */
  private static Filter.ColorMatrix toward(double amount, double... m) {
    double[] mixed = new double[9];
    for (int i = 0; i < 9; i++) {
      double identity = i % 4 == 0 ? 1 : 0;
      mixed[i] = identity + amount * (m[i] - identity);
    }
    return colors(mixed);
  }

  /**
   * Returns the matrix of luminance + {@code a} * M1 + {@code b} * M2, as Filter Effects defines it
   * for {@code saturate} and {@code hueRotate}.
   */
  private static Filter.ColorMatrix mixed(double a, double b) {
    return colors(
        0.213 + a * 0.787 - b * 0.213,
        0.715 - a * 0.715 - b * 0.715,
        0.072 - a * 0.072 + b * 0.928,
        0.213 - a * 0.213 + b * 0.143,
        0.715 + a * 0.285 + b * 0.140,
        0.072 - a * 0.072 - b * 0.283,
        0.213 - a * 0.213 - b * 0.787,
        0.715 - a * 0.715 + b * 0.715,
        0.072 + a * 0.928 + b * 0.072);
  }

  /**
   * Returns the matrix that multiplies colours by the 3x3 matrix {@code m} and keeps their alpha.
   */
  private static Filter.ColorMatrix colors(double... m) {
    return of(
        m[0], m[1], m[2], 0, 0, m[3], m[4], m[5], 0, 0, m[6], m[7], m[8], 0, 0, 0, 0, 0, 1, 0);
  }
}
