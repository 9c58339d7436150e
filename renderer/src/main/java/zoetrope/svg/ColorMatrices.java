package zoetrope.svg;

import java.util.Arrays;
import zoetrope.frame.Filter;

/** The colour matrices that filters have names for. */
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

  /** The luminance, plus {@code a} and {@code b} times what is around it. */
  private static Filter.ColorMatrix mixed(double a, double b) {
    return of(
        0.213 + a * 0.787 - b * 0.213,
        0.715 - a * 0.715 - b * 0.715,
        0.072 - a * 0.072 + b * 0.928,
        0,
        0,
        0.213 - a * 0.213 + b * 0.143,
        0.715 + a * 0.285 + b * 0.140,
        0.072 - a * 0.072 - b * 0.283,
        0,
        0,
        0.213 - a * 0.213 - b * 0.787,
        0.715 - a * 0.715 + b * 0.715,
        0.072 + a * 0.928 + b * 0.072,
        0,
        0,
        0,
        0,
        0,
        1,
        0);
  }
}
