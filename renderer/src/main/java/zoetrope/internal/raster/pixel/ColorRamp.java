package zoetrope.internal.raster.pixel;

import java.util.List;
import zoetrope.color.Color;

/** A list of colours as an array of numbers, for fast interpolation between neighbours. */
public final class ColorRamp {
  private final double[] c;

  public ColorRamp(List<Color> colors) {
    c = new double[4 * colors.size()];
    for (int i = 0; i < colors.size(); i++) {
      Color color = colors.get(i);
      c[4 * i] = 255 * color.alpha();
      c[4 * i + 1] = 255 * color.red();
      c[4 * i + 2] = 255 * color.green();
      c[4 * i + 3] = 255 * color.blue();
    }
  }

  int count() {
    return c.length / 4;
  }

  /** Mixes colours i and j linearly; returns {@code 0xAARRGGBB}, not premultiplied. */
  public int mix(int i, int j, double t) {
    int a = 4 * i;
    int b = 4 * j;
    double s = 1 - t;
    return (int) (s * c[a] + t * c[b] + 0.5) << 24
        | (int) (s * c[a + 1] + t * c[b + 1] + 0.5) << 16
        | (int) (s * c[a + 2] + t * c[b + 2] + 0.5) << 8
        | (int) (s * c[a + 3] + t * c[b + 3] + 0.5);
  }

  /**
   * Returns the colour at a position in the list, {@code 0xAARRGGBB}, not premultiplied. Position 0
   * is the first colour, 1 the second; between them, colours are interpolated. Positions outside of
   * the list are clamped.
   */
  public int at(double position) {
    double p = Math.max(0, Math.min(position, count() - 1.0));
    int i = Math.min((int) p, Math.max(0, count() - 2));
    return mix(i, Math.min(i + 1, count() - 1), p - i);
  }
}
