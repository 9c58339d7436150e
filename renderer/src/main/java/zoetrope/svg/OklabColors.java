package zoetrope.svg;

import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/**
 * Oklab, and how it maps colours outside sRGB to some within: they keep their lightness and hue and
 * lose chroma, by CSS Color Level 4, section 13.2.
 */
final class OklabColors {
  /** The largest difference that nobody sees. */
  private static final double JUST_NOTICEABLE = 0.02;

  private static final double EPSILON = 1e-4;
  private static final double ROUNDING = 1e-6;

  private OklabColors() {}

  /** The nearest colour of red, green and blue in proportion to light. */
  static Color mapped(Vec linear) {
    double[] channels = {linear.x(), linear.y(), linear.z()};
    if (isInGamut(channels)) {
      return encoded(clipped(channels));
    }
    Vec oklab = ofLinear(linear);
    return mapped(oklab.x(), oklab.y(), oklab.z());
  }

  /** Red, green and blue in proportion to light of a lightness and two axes. */
  static Vec toLinear(Vec oklab) {
    double[] linear = linear(oklab.x(), oklab.y(), oklab.z());
    return Vec.of(linear[0], linear[1], linear[2]);
  }

  private static Color mapped(double lightness, double a, double b) {
    if (lightness >= 1 || lightness <= 0) {
      double gray = lightness >= 1 ? 1 : 0;
      return Color.rgb(gray, gray, gray);
    }
    double[] linear = linear(lightness, a, b);
    double[] clipped = clipped(linear);
    if (isInGamut(linear) || difference(clipped, lightness, a, b) < JUST_NOTICEABLE) {
      return encoded(clipped);
    }
    return encoded(reduced(lightness, a, b));
  }

  /** Searches the largest share of the chroma whose clipped colour looks the same. */
  private static double[] reduced(double lightness, double a, double b) {
    double chroma = StrictMath.hypot(a, b);
    double low = 0;
    double high = 1;
    boolean lowIsInGamut = true;
    double[] clipped = clipped(linear(lightness, 0, 0));
    while ((high - low) * chroma > EPSILON) {
      double share = (low + high) / 2;
      double[] linear = linear(lightness, share * a, share * b);
      if (lowIsInGamut && isInGamut(linear)) {
        low = share;
        continue;
      }
      clipped = clipped(linear);
      double difference = difference(clipped, lightness, share * a, share * b);
      if (difference >= JUST_NOTICEABLE) {
        high = share;
      } else if (JUST_NOTICEABLE - difference < EPSILON) {
        return clipped;
      } else {
        lowIsInGamut = false;
        low = share;
      }
    }
    return clipped;
  }

  /** Red, green and blue in proportion to light, which may lie outside 0 to 1. */
  private static double[] linear(double lightness, double a, double b) {
    double l = cube(lightness + 0.3963377773761749 * a + 0.2158037573099136 * b);
    double m = cube(lightness - 0.1055613458156586 * a - 0.0638541728258133 * b);
    double s = cube(lightness - 0.0894841775298119 * a - 1.2914855480194092 * b);
    return new double[] {
      4.0767416360759574 * l - 3.3077115392580616 * m + 0.2309699031821044 * s,
      -1.2684379732850317 * l + 2.6097573492876887 * m - 0.3413193760026573 * s,
      -0.0041960761386756 * l - 0.7034186179359363 * m + 1.7076146940746117 * s
    };
  }

  private static double cube(double x) {
    return x * x * x;
  }

  /** The lightness and the axes of red, green and blue in proportion to light. */
  static Vec ofLinear(Vec linear) {
    double red = linear.x();
    double green = linear.y();
    double blue = linear.z();
    double l = StrictMath.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    double m = StrictMath.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    double s = StrictMath.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return Vec.of(
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s);
  }

  /** The distance of a colour in Oklab from another. */
  private static double difference(double[] linear, double lightness, double a, double b) {
    Vec oklab = ofLinear(Vec.of(linear[0], linear[1], linear[2]));
    double dl = oklab.x() - lightness;
    double da = oklab.y() - a;
    double db = oklab.z() - b;
    return Math.sqrt(dl * dl + da * da + db * db);
  }

  private static boolean isInGamut(double[] linear) {
    for (double x : linear) {
      if (!(x >= -ROUNDING && x <= 1 + ROUNDING)) {
        return false;
      }
    }
    return true;
  }

  private static double[] clipped(double[] linear) {
    double[] clipped = new double[linear.length];
    for (int i = 0; i < linear.length; i++) {
      clipped[i] = Math.max(0, Math.min(1, linear[i]));
    }
    return clipped;
  }

  private static Color encoded(double[] linear) {
    Vec encoded = RgbSpace.SRGB.encoded(Vec.of(linear[0], linear[1], linear[2]));
    return Color.rgb(Math.min(1, encoded.x()), Math.min(1, encoded.y()), Math.min(1, encoded.z()));
  }
}
