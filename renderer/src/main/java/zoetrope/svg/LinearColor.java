package zoetrope.svg;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;

/**
 * A colour of any space, by red, green and blue of sRGB in proportion to light, which may lie
 * outside 0 to 1, and its alpha.
 */
record LinearColor(Vec linear, double alpha) {
  static LinearColor of(Color color) {
    Vec components = Vec.of(color.red(), color.green(), color.blue());
    return new LinearColor(ColorSpace.SRGB.toLinear(components), color.alpha());
  }

  /** The nearest colour of sRGB, as CSS Color Level 4, section 13.2, maps it. */
  Color toColor() {
    Color color = OklabColors.mapped(linear);
    return new Color(exact(color.red()), exact(color.green()), exact(color.blue()), alpha);
  }

  /** Without the noise of conversions, which makes a half a little less. */
  private static double exact(double channel) {
    return Math.rint(channel * 1e9) / 1e9;
  }

  /**
   * The mean of two colours in a space, premultiplied, by CSS Color Level 5, section 3.
   *
   * @param share of the second one, from 0 to 1
   * @param way around the circle of hues: {@code shorter}, {@code longer}, {@code increasing} or
   *     {@code decreasing}
   */
  LinearColor mixed(LinearColor other, double share, ColorSpace space, String way) {
    Vec a = space.fromLinear(linear);
    Vec b = space.fromLinear(other.linear);
    double hue = space.isPolar() ? hue(space, a, b, share, way) : 0;
    double left = alpha * (1 - share);
    double right = other.alpha * share;
    double sum = left + right;
    Vec mean = sum == 0 ? a : a.times(left / sum).plus(b.times(right / sum));
    if (space.isPolar()) {
      mean =
          space.hasHueFirst() ? Vec.of(hue, mean.y(), mean.z()) : Vec.of(mean.x(), mean.y(), hue);
    }
    return new LinearColor(space.toLinear(mean), sum);
  }

  /** The hue between two colours; that of the one if the other has none. */
  private static double hue(ColorSpace space, Vec a, Vec b, double share, String way) {
    double from = space.hasHueFirst() ? a.x() : a.z();
    double to = space.hasHueFirst() ? b.x() : b.z();
    if (!space.hasHue(a) || !space.hasHue(b)) {
      return space.hasHue(a) ? from : to;
    }
    double turn = to - from;
    turn +=
        switch (way) {
          case "longer" -> turn > 0 && turn < 0.5 ? -1 : turn > -0.5 && turn <= 0 ? 1 : 0;
          case "increasing" -> turn < 0 ? 1 : 0;
          case "decreasing" -> turn > 0 ? -1 : 0;
          default -> turn > 0.5 ? -1 : turn < -0.5 ? 1 : 0;
        };
    return from + share * turn;
  }

  /** The ways around the circle of hues. */
  static final List<String> WAYS = List.of("shorter", "longer", "increasing", "decreasing");
}
