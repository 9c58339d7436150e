package zoetrope.color;

/**
 * The transfer curve between sRGB and linear light.
 *
 * @see <a href="https://www.w3.org/TR/css-color-4/#color-conversion-code">CSS Color 4</a>
 */
public final class SrgbCurve {
  private SrgbCurve() {}

  /** Converts a component of sRGB to linear light, both in [0, 1]. */
  public static double linear(double coded) {
    return coded <= 0.04045 ? coded / 12.92 : StrictMath.pow((coded + 0.055) / 1.055, 2.4);
  }

  /** Converts linear light to a component of sRGB, both in [0, 1]. */
  public static double coded(double linear) {
    return linear <= 0.0031308 ? linear * 12.92 : 1.055 * StrictMath.pow(linear, 1 / 2.4) - 0.055;
  }

  /** Returns the relative luminance of a colour, in [0, 1], as WCAG 2.2 defines it. */
  public static double luminance(Color c) {
    return 0.2126 * linear(c.red()) + 0.7152 * linear(c.green()) + 0.0722 * linear(c.blue());
  }
}
