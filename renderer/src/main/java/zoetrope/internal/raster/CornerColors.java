package zoetrope.internal.raster;

/**
 * The colours within a face, from those of its corners and a texture, perspectively correct: what
 * was divided by {@code w} is linear in pixels (Blinn, "Hyperbolic interpolation", 1992).
 */
final class CornerColors {
  private static final int MOST = CornerValues.MOST;

  private final double[] value = new double[MOST];
  private final double[] slopeX = new double[MOST];
  private final double[] slopeY = new double[MOST];
  private final double[] least = new double[MOST];
  private final double[] most = new double[MOST];
  private double middleX;
  private double middleY;
  private int stride;
  private CornerValues values;
  private MipChain.Level level;
  private MipChain.Level nightLevel;

  /** Takes the corners from {@code first} to before {@code last}. */
  void set(DepthFaces faces, int first, int last) {
    values = faces.values;
    stride = values.stride;
    int n = last - first;
    double sumX = 0;
    double sumY = 0;
    for (int i = first; i < last; i++) {
      sumX += faces.corners[2 * i];
      sumY += faces.corners[2 * i + 1];
    }
    middleX = sumX / n / 256;
    middleY = sumY / n / 256;
    for (int v = 0; v < stride; v++) {
      fit(faces, first, last, v);
    }
    if (values.texture != null) {
      double area = textureArea(faces, first, last);
      level = values.texture.level(area);
      nightLevel = values.night == null ? null : values.night.level(area);
    }
  }

  /** The plane of a value over the pixels, by Newell's formula, and its range. */
  private void fit(DepthFaces faces, int first, int last, int v) {
    float[] data = faces.values.data;
    int[] c = faces.corners;
    double nx = 0;
    double ny = 0;
    double nz = 0;
    double sum = 0;
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double v0 = data[first * stride + v];
    int k = last - 1;
    for (int j = first; j < last; k = j++) {
      double px = c[2 * k] / 256.0 - middleX;
      double py = c[2 * k + 1] / 256.0 - middleY;
      double pv = data[k * stride + v] - v0;
      double qx = c[2 * j] / 256.0 - middleX;
      double qy = c[2 * j + 1] / 256.0 - middleY;
      double qv = data[j * stride + v] - v0;
      nx += (py - qy) * (pv + qv);
      ny += (pv - qv) * (px + qx);
      nz += (px - qx) * (py + qy);
      sum += qv;
      double plain = data[j * stride + v] / faces.depths[j];
      low = Math.min(low, plain);
      high = Math.max(high, plain);
    }
    value[v] = v0 + sum / (last - first);
    slopeX[v] = nz == 0 ? 0 : -nx / nz;
    slopeY[v] = nz == 0 ? 0 : -ny / nz;
    least[v] = low;
    most[v] = high;
  }

  /** How much of the texture lies on one pixel. */
  private static double textureArea(DepthFaces faces, int first, int last) {
    int stride = faces.values.stride;
    float[] data = faces.values.data;
    double inTexture = 0;
    double inPixels = 0;
    int k = last - 1;
    for (int j = first; j < last; k = j++) {
      double u = data[k * stride + CornerValues.PLACE] / faces.depths[k];
      double v = data[k * stride + CornerValues.PLACE + 1] / faces.depths[k];
      double s = data[j * stride + CornerValues.PLACE] / faces.depths[j];
      double t = data[j * stride + CornerValues.PLACE + 1] / faces.depths[j];
      inTexture += u * t - s * v;
      inPixels +=
          ((double) faces.corners[2 * k] * faces.corners[2 * j + 1]
                  - (double) faces.corners[2 * j] * faces.corners[2 * k + 1])
              / 65536;
    }
    return inPixels == 0 ? 0 : Math.abs(inTexture / inPixels);
  }

  /**
   * The colour at a pixel position, {@code 0xAARRGGBB}, not premultiplied.
   *
   * @param depth {@code 1 / w} there
   * @param color whose alpha the face has
   */
  int at(double x, double y, double depth, int color) {
    int red = (int) (value(0, x, y, depth) + 0.5);
    int green = (int) (value(1, x, y, depth) + 0.5);
    int blue = (int) (value(2, x, y, depth) + 0.5);
    int alpha = color >>> 24;
    if (values.texture != null) {
      int texel = texel(x, y, depth);
      alpha = Blend.multiply(alpha, texel >>> 24);
      red = channel(0, texel >> 16 & 255, red, x, y, depth);
      green = channel(1, texel >> 8 & 255, green, x, y, depth);
      blue = channel(2, texel & 255, blue, x, y, depth);
    }
    return alpha << 24 | red << 16 | green << 8 | blue;
  }

  /** The texture's colour, not premultiplied. */
  private int texel(double x, double y, double depth) {
    double u = value(CornerValues.PLACE, x, y, depth);
    double v = value(CornerValues.PLACE + 1, x, y, depth);
    int color = values.texture.color(level, u, v);
    if (nightLevel != null) {
      int day = (int) (value(values.day(), x, y, depth) * 256 / 255 + 0.5);
      color = TextureSampler.mix(values.night.color(nightLevel, u, v), color, day);
    }
    return Blend.unpremultiply(color);
  }

  /** What becomes of a channel of a texel where white becomes {@code light}. */
  private int channel(int which, int texel, int light, double x, double y, double depth) {
    if (!values.hasDarks) {
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
