package zoetrope.internal.raster.filter;

import zoetrope.frame.Filter;
import zoetrope.frame.FilterLight;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.LinearLight;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * Light on a surface whose height is the input's opacity, by Phong's model. Slopes are those over a
 * unit of the filter's, so that the result looks the same in any resolution.
 */
final class LightingOp implements FilterOp {
  private static final Vec EYE = new Vec(0, 0, 1);

  /** The most pixels over which a slope is taken. */
  private static final int FARTHEST = 64;

  private final Filter.Lighting lighting;
  private final PixelMap map;
  private final int color;
  private final int step;

  LightingOp(Filter.Lighting lighting, PixelMap map, boolean linear) {
    this.lighting = lighting;
    this.map = map;
    int opaque = lighting.color().toArgb() | 0xFF000000;
    this.color = linear ? LinearLight.fromSrgb(opaque) : opaque;
    this.step = (int) Math.max(1, Math.min(FARTHEST, Math.rint(map.scale())));
  }

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return region;
  }

  @Override
  public PixelBox need(PixelBox out) {
    return out.grown(step, step);
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    PixelBox wide = need(out);
    int[] source = inputs[0].within(wide);
    int[] result = new int[out.width() * out.height()];
    for (int y = out.top(), at = 0; y < out.bottom(); y++) {
      for (int x = out.left(); x < out.right(); x++) {
        result[at++] = pixel(source, wide, x, y);
      }
    }
    return result;
  }

  private int pixel(int[] source, PixelBox wide, int x, int y) {
    int stride = wide.width();
    int at = (y - wide.top()) * stride + x - wide.left();
    int up = at - step * stride;
    int down = at + step * stride;
    double slopeX =
        (alpha(source, up + step) + 2 * alpha(source, at + step) + alpha(source, down + step))
            - (alpha(source, up - step)
                + 2 * alpha(source, at - step)
                + alpha(source, down - step));
    double slopeY =
        (alpha(source, down - step) + 2 * alpha(source, down) + alpha(source, down + step))
            - (alpha(source, up - step) + 2 * alpha(source, up) + alpha(source, up + step));
    double height = lighting.height() / 255;
    double gx = -height * slopeX / (4 * step);
    double gy = -height * slopeY / (4 * step);
    Vec normal =
        new Vec(map.xx() * gx + map.yx() * gy, map.xy() * gx + map.yy() * gy, 1).normalized();
    Vec place =
        new Vec(map.u(x + 0.5, y + 0.5), map.v(x + 0.5, y + 0.5), height * alpha(source, at));
    Vec toLight = toLight(place);
    double light = share(toLight) * reflected(normal, toLight);
    return Double.isNaN(lighting.exponent()) ? colored(light, 255) : highlight(light);
  }

  private static int alpha(int[] source, int at) {
    return source[at] >>> 24;
  }

  private Vec toLight(Vec place) {
    if (lighting.light() instanceof FilterLight.Distant distant) {
      return distant.to();
    }
    Vec from =
        lighting.light() instanceof FilterLight.FromPoint point
            ? point.at()
            : ((FilterLight.Spot) lighting.light()).at();
    Vec to = from.minus(place);
    return to.length() == 0 ? EYE : to.normalized();
  }

  /** How much of the light falls in a direction. */
  private double share(Vec toLight) {
    if (!(lighting.light() instanceof FilterLight.Spot spot)) {
      return 1;
    }
    Vec axis = spot.target().minus(spot.at());
    double cosine = axis.length() == 0 ? 0 : -toLight.dot(axis.normalized());
    return cosine <= 0 || cosine < spot.cone() ? 0 : StrictMath.pow(cosine, spot.exponent());
  }

  private double reflected(Vec normal, Vec toLight) {
    if (Double.isNaN(lighting.exponent())) {
      return lighting.strength() * Math.max(0, normal.dot(toLight));
    }
    Vec half = toLight.plus(EYE);
    double cosine = half.length() == 0 ? 0 : normal.dot(half.normalized());
    return cosine <= 0 ? 0 : lighting.strength() * StrictMath.pow(cosine, lighting.exponent());
  }

  private int colored(double light, int alpha) {
    int result = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
      double value = light * (color >>> shift & 255);
      result |= (int) Math.max(0, Math.min(alpha, Math.rint(value))) << shift;
    }
    return result;
  }

  /** A highlight is as opaque as it is bright. */
  private int highlight(double light) {
    int brightest = Math.max(color >> 16 & 255, Math.max(color >> 8 & 255, color & 255));
    return colored(light, (int) Math.max(0, Math.min(255, Math.rint(light * brightest))));
  }
}
