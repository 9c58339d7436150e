package zoetrope.internal.raster.filter;

import zoetrope.frame.Filter;
import zoetrope.geometry.Bounds;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;

/** Noise in straight colours, at the places of the filter's own coordinates. */
final class TurbulenceOp implements FilterOp {
  /** What finer ones add is less than a step of a channel. */
  private static final int MOST_OCTAVES = 9;

  private final Filter.Turbulence noise;
  private final Bounds region;
  private final PixelMap map;
  private final PerlinNoise lattice;
  private final double frequencyX;
  private final double frequencyY;

  TurbulenceOp(Filter.Turbulence noise, Bounds region, PixelMap map) {
    this.noise = noise;
    this.region = region;
    this.map = map;
    this.lattice = new PerlinNoise(noise.seed());
    this.frequencyX = noise.stitched() ? fitting(noise.x(), region.size().x()) : noise.x();
    this.frequencyY = noise.stitched() ? fitting(noise.y(), region.size().y()) : noise.y();
  }

  /** The nearest frequency that has a whole number of periods in a length. */
  private static double fitting(double frequency, double length) {
    if (frequency == 0 || !(length > 0)) {
      return frequency;
    }
    double low = Math.floor(length * frequency) / length;
    double high = Math.ceil(length * frequency) / length;
    return low > 0 && frequency / low < high / frequency ? low : high;
  }

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox box) {
    return box;
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox box) {
    int[] result = new int[out.width() * out.height()];
    for (int y = out.top(), at = 0; y < out.bottom(); y++) {
      for (int x = out.left(); x < out.right(); x++) {
        result[at++] = pixel(map.u(x + 0.5, y + 0.5), map.v(x + 0.5, y + 0.5));
      }
    }
    return result;
  }

  private int pixel(double u, double v) {
    int argb = 0;
    for (int channel = 0; channel < 4; channel++) {
      double value = channel(channel, u, v);
      int level = (int) Math.max(0, Math.min(255, Math.rint(255 * value)));
      argb |= level << (channel == 3 ? 24 : 16 - 8 * channel);
    }
    return Blend.premultiply(argb);
  }

  private double channel(int channel, double u, double v) {
    double sum = 0;
    double x = u * frequencyX;
    double y = v * frequencyY;
    double ratio = 1;
    int octaves = Math.min(MOST_OCTAVES, noise.octaves());
    for (int i = 0; i < octaves; i++) {
      PerlinNoise.Wrap wrap = noise.stitched() ? wrap(ratio) : null;
      double value = lattice.at(channel, x, y, wrap);
      sum += (noise.fractal() ? value : Math.abs(value)) / ratio;
      x *= 2;
      y *= 2;
      ratio *= 2;
    }
    return noise.fractal() ? (sum + 1) / 2 : sum;
  }

  /** Where the lattice of an octave begins anew. */
  private PerlinNoise.Wrap wrap(double ratio) {
    double fx = frequencyX * ratio;
    double fy = frequencyY * ratio;
    return new PerlinNoise.Wrap(
        (long) Math.rint(region.size().x() * fx),
        (long) Math.rint(region.size().y() * fy),
        (long) Math.floor(region.min().x() * fx),
        (long) Math.floor(region.min().y() * fy));
  }
}
