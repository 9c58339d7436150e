package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.shader.MipChain;
import zoetrope.internal.raster.shader.TextureSampler;

/**
 * Computes the colours within a face from the colours of its corners and from a texture. The
 * interpolation is perspectively correct: values divided by {@code w} are linear in pixels (Blinn,
 * "Hyperbolic interpolation", 1992).
 */
final class CornerColors {
  private static final int MAX_VALUES = CornerValues.MAX_VALUES;

  private final double[] value = new double[MAX_VALUES];
  private final double[] slopeX = new double[MAX_VALUES];
  private final double[] slopeY = new double[MAX_VALUES];
  private final double[] least = new double[MAX_VALUES];
  private final double[] most = new double[MAX_VALUES];
  private double middleX;
  private double middleY;
  private int stride;
  private CornerValues values;
  private MipChain.Level level;
  private MipChain.Level nightLevel;

  /** Prepares the interpolation for face {@code i}, which must have interpolated values. */
  void set(DepthFaces faces, int i) {
    values = faces.values;
    stride = values.stride();
    int first = faces.starts[i];
    int last = faces.starts[i + 1];
    int from = faces.valueStart(i);
    int n = last - first;
    double sumX = 0;
    double sumY = 0;
    for (int k = first; k < last; k++) {
      sumX += faces.x(k);
      sumY += faces.y(k);
    }
    middleX = sumX / n / 256;
    middleY = sumY / n / 256;
    for (int v = 0; v < stride; v++) {
      fit(faces, first, last, from + v, v);
    }
    if (values.texture() != null) {
      double area = textureArea(faces, first, last, from + CornerValues.TEXTURE);
      level = values.texture().level(area);
      nightLevel = values.night() == null ? null : values.night().level(area);
    }
  }

  /**
   * Fits a linear function of the pixel position to value {@code v} divided by {@code w} at the
   * corners, with Newell's formula. Also finds the range of the value before the division.
   *
   * @param from the index of this value at the first corner
   */
  private void fit(DepthFaces faces, int first, int last, int from, int v) {
    float[] data = faces.values.data();
    double nx = 0;
    double ny = 0;
    double nz = 0;
    double sum = 0;
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double v0 = data[from];
    int k = last - 1;
    double pv = data[from + (k - first) * stride] - v0;
    for (int j = first; j < last; k = j++) {
      double px = faces.x(k) / 256.0 - middleX;
      double py = faces.y(k) / 256.0 - middleY;
      double qx = faces.x(j) / 256.0 - middleX;
      double qy = faces.y(j) / 256.0 - middleY;
      double weighted = data[from + (j - first) * stride];
      double qv = weighted - v0;
      nx += (py - qy) * (pv + qv);
      ny += (pv - qv) * (px + qx);
      nz += (px - qx) * (py + qy);
      sum += qv;
      double plain = weighted / faces.depth(j);
      low = Math.min(low, plain);
      high = Math.max(high, plain);
      pv = qv;
    }
    value[v] = v0 + sum / (last - first);
    slopeX[v] = nz == 0 ? 0 : -nx / nz;
    slopeY[v] = nz == 0 ? 0 : -ny / nz;
    least[v] = low;
    most[v] = high;
  }

  /** Returns the area of a pixel in texture coordinates, which begin at index {@code from}. */
  private static double textureArea(DepthFaces faces, int first, int last, int from) {
    int stride = faces.values.stride();
    float[] data = faces.values.data();
    double inTexture = 0;
    double inPixels = 0;
    int k = last - 1;
    for (int j = first; j < last; k = j++) {
      int p = from + (k - first) * stride;
      int q = from + (j - first) * stride;
      double u = data[p] / faces.depth(k);
      double v = data[p + 1] / faces.depth(k);
      double s = data[q] / faces.depth(j);
      double t = data[q + 1] / faces.depth(j);
      inTexture += u * t - s * v;
      inPixels += ((double) faces.x(k) * faces.y(j) - (double) faces.x(j) * faces.y(k)) / 65536;
    }
    return inPixels == 0 ? 0 : Math.abs(inTexture / inPixels);
  }

  /**
   * Returns the colour at a pixel position, {@code 0xAARRGGBB}, not premultiplied.
   *
   * @param depth {@code 1 / w} at this position
   * @param color a colour with the alpha of the face; its other channels are not used
   */
  int at(double x, double y, double depth, int color) {
    int red = (int) (value(0, x, y, depth) + 0.5);
    int green = (int) (value(1, x, y, depth) + 0.5);
    int blue = (int) (value(2, x, y, depth) + 0.5);
    int alpha = color >>> 24;
    if (values.texture() != null) {
      int texel = texel(x, y, depth);
      alpha = Blend.multiply(alpha, texel >>> 24);
      red = channel(0, texel >> 16 & 255, red, x, y, depth);
      green = channel(1, texel >> 8 & 255, green, x, y, depth);
      blue = channel(2, texel & 255, blue, x, y, depth);
    }
    return alpha << 24 | red << 16 | green << 8 | blue;
  }

  /** Returns the colour of the texture, or of the mix of two textures, not premultiplied. */
  private int texel(double x, double y, double depth) {
    double u = value(CornerValues.TEXTURE, x, y, depth);
    double v = value(CornerValues.TEXTURE + 1, x, y, depth);
    int color = values.texture().color(level, u, v);
    if (nightLevel != null) {
      int day = (int) (value(values.day(), x, y, depth) * 256 / 255 + 0.5);
      color = TextureSampler.mix(values.night().color(nightLevel, u, v), color, day);
    }
    return Blend.unpremultiply(color);
  }

  /**
   * Returns a channel of a texel. Black becomes the dark colour, or 0 if there is none. White
   * becomes {@code light}.
   */
  private int channel(int which, int texel, int light, double x, double y, double depth) {
    if (!values.hasDarks()) {
      return Blend.multiply(light, texel);
    }
    int dark = (int) (value(CornerValues.DARK + which, x, y, depth) + 0.5);
    return Blend.multiply(light, texel) + Blend.multiply(dark, 255 - texel);
  }

  private double value(int v, double x, double y, double depth) {
    double plain = (value[v] + slopeX[v] * (x - middleX) + slopeY[v] * (y - middleY)) / depth;
    return Math.max(least[v], Math.min(most[v], plain));
  }
}
