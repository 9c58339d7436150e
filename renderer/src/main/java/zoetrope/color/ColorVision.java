package zoetrope.color;

/**
 * A simulation of the colours that viewers with red-green blindness (protanopia and deuteranopia)
 * see. It uses the matrices of Viénot et al. (1999) for linear sRGB.
 */
public final class ColorVision {
  private static final double[][] PROTAN = {
    {0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}
  };
  private static final double[][] DEUTAN = {
    {0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}
  };

  /** The smallest difference of the colours of thin lines that viewers notice, by CIE76. */
  private static final double MIN_DIFFERENCE = 12;

  private ColorVision() {}

  /** Whether two colours look nearly the same to some viewers. */
  public static boolean areAlike(Color a, Color b) {
    return difference(a, b, PROTAN) < MIN_DIFFERENCE || difference(a, b, DEUTAN) < MIN_DIFFERENCE;
  }

  private static double difference(Color a, Color b, double[][] vision) {
    double[] x = lab(a, vision);
    double[] y = lab(b, vision);
    return Math.sqrt(
        (x[0] - y[0]) * (x[0] - y[0])
            + (x[1] - y[1]) * (x[1] - y[1])
            + (x[2] - y[2]) * (x[2] - y[2]));
  }

  private static double[] lab(Color color, double[][] vision) {
    double[] linear = {
      SrgbCurve.linear(color.red()), SrgbCurve.linear(color.green()), SrgbCurve.linear(color.blue())
    };
    double r = sum(vision[0], linear);
    double g = sum(vision[1], linear);
    double b = sum(vision[2], linear);
    double x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    double y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    double z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double sum(double[] weights, double[] values) {
    double sum = weights[0] * values[0] + weights[1] * values[1] + weights[2] * values[2];
    return Math.max(0, Math.min(1, sum));
  }

  private static double root(double t) {
    double small = 6.0 / 29;
    return t > small * small * small ? StrictMath.cbrt(t) : t / (3 * small * small) + 4.0 / 29;
  }
}
