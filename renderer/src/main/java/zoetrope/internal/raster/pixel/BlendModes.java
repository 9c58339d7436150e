package zoetrope.internal.raster.pixel;

import zoetrope.frame.BlendMode;

/**
 * Blends premultiplied pixels by the formulas of W3C Compositing and Blending Level 1: {@code (1 -
 * Ab) S + (1 - As) D + As Ab B(cb, cs)}, computed in floating point and rounded once.
 */
public final class BlendModes {
  private BlendModes() {}

  /** Blends a premultiplied colour, scaled by {@code part} in [0, 255], onto a pixel. */
  public static int blend(BlendMode mode, int pixel, int color, int part) {
    int source = part == 255 ? color : Blend.premultipliedOver(0, color, part);
    int as = source >>> 24;
    int ab = pixel >>> 24;
    if (mode == BlendMode.NORMAL || as == 0 || ab == 0) {
      return Blend.premultipliedOver(pixel, source, 255);
    }
    double r = straight(source >> 16, as);
    double g = straight(source >> 8, as);
    double b = straight(source, as);
    double br = straight(pixel >> 16, ab);
    double bg = straight(pixel >> 8, ab);
    double bb = straight(pixel, ab);
    double[] blended =
        switch (mode) {
          case HUE -> {
            double[] saturated = withSaturation(new double[] {r, g, b}, saturation(br, bg, bb));
            yield withLuminosity(saturated, luminosity(br, bg, bb));
          }
          case SATURATION -> {
            double[] saturated = withSaturation(new double[] {br, bg, bb}, saturation(r, g, b));
            yield withLuminosity(saturated, luminosity(br, bg, bb));
          }
          case COLOR -> withLuminosity(new double[] {r, g, b}, luminosity(br, bg, bb));
          case LUMINOSITY -> withLuminosity(new double[] {br, bg, bb}, luminosity(r, g, b));
          default ->
              new double[] {channel(mode, br, r), channel(mode, bg, g), channel(mode, bb, b)};
        };
    return mixed(source, pixel, blended);
  }

  private static double straight(int channel, int alpha) {
    return Math.min(1, (channel & 255) / (double) alpha);
  }

  /** Returns the blended pixel; {@code blended} is {@code B(cb, cs)} for red, green and blue. */
  private static int mixed(int source, int pixel, double[] blended) {
    int as = source >>> 24;
    int ab = pixel >>> 24;
    int alpha = as + ab - Blend.multiply(as, ab);
    int result = alpha << 24;
    for (int i = 0; i < 3; i++) {
      int shift = 16 - 8 * i;
      double value =
          (source >> shift & 255) * (255 - ab) / 255.0
              + (pixel >> shift & 255) * (255 - as) / 255.0
              + as * ab * blended[i] / 255.0;
      result |= Math.min(alpha, (int) (value + 0.5)) << shift;
    }
    return result;
  }

  /** Returns {@code B(cb, cs)} of a separable mode; both arguments and the result are in [0, 1]. */
  private static double channel(BlendMode mode, double cb, double cs) {
    return switch (mode) {
      case MULTIPLY -> cb * cs;
      case SCREEN -> cb + cs - cb * cs;
      case OVERLAY -> channel(BlendMode.HARD_LIGHT, cs, cb);
      case DARKEN -> Math.min(cb, cs);
      case LIGHTEN -> Math.max(cb, cs);
      case COLOR_DODGE -> cb == 0 ? 0 : cs == 1 ? 1 : Math.min(1, cb / (1 - cs));
      case COLOR_BURN -> cb == 1 ? 1 : cs == 0 ? 0 : 1 - Math.min(1, (1 - cb) / cs);
      case HARD_LIGHT -> cs <= 0.5 ? cb * 2 * cs : cb + (2 * cs - 1) - cb * (2 * cs - 1);
      case SOFT_LIGHT -> softLight(cb, cs);
      case DIFFERENCE -> Math.abs(cb - cs);
      case EXCLUSION -> cb + cs - 2 * cb * cs;
      default -> cs;
    };
  }

  private static double softLight(double cb, double cs) {
    if (cs <= 0.5) {
      return cb - (1 - 2 * cs) * cb * (1 - cb);
    }
    double d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : Math.sqrt(cb);
    return cb + (2 * cs - 1) * (d - cb);
  }

  private static double luminosity(double r, double g, double b) {
    return 0.3 * r + 0.59 * g + 0.11 * b;
  }

  private static double saturation(double r, double g, double b) {
    return Math.max(r, Math.max(g, b)) - Math.min(r, Math.min(g, b));
  }

  private static double[] withSaturation(double[] c, double saturation) {
    double least = Math.min(c[0], Math.min(c[1], c[2]));
    double range = saturation(c[0], c[1], c[2]);
    for (int i = 0; i < 3; i++) {
      c[i] = range == 0 ? 0 : (c[i] - least) * saturation / range;
    }
    return c;
  }

  /** Returns the colour with another luminosity, moved towards grey if it is out of range. */
  private static double[] withLuminosity(double[] c, double luminosity) {
    double shift = luminosity - luminosity(c[0], c[1], c[2]);
    for (int i = 0; i < 3; i++) {
      c[i] += shift;
    }
    double l = luminosity(c[0], c[1], c[2]);
    double least = Math.min(c[0], Math.min(c[1], c[2]));
    double most = Math.max(c[0], Math.max(c[1], c[2]));
    for (int i = 0; i < 3; i++) {
      if (least < 0) {
        c[i] = l + (c[i] - l) * l / (l - least);
      }
      if (most > 1) {
        c[i] = l + (c[i] - l) * (1 - l) / (most - l);
      }
      c[i] = Math.max(0, Math.min(1, c[i]));
    }
    return c;
  }
}
