package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.color.Color;

/** Random colours that are easy to see on black. */
public final class RandomColors {
  private RandomColors() {}

  /**
   * Returns a bright colour with a hue uniform in {@code [minHue, maxHue]}, saturation in [0.5,
   * 0.8] and lightness in [0.5, 1].
   */
  public static Color bright(Random random, double minHue, double maxHue) {
    double hue = minHue + (maxHue - minHue) * random.nextDouble();
    double saturation = 0.5 + 0.3 * random.nextDouble();
    double lightness = 0.5 + 0.5 * random.nextDouble();
    return hsl(hue, saturation, lightness);
  }
}
