package zoetrope.internal.raster.shader;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.RasterImage;
import zoetrope.internal.raster.pixel.Blend;

/**
 * The mipmap of an image. Each level has half the width and height of the previous level, rounded
 * up. Each pixel is the mean of the area that it covers in the previous level. Pixels are
 * premultiplied. Levels are built on demand.
 */
public final class MipChain {
  public static final class Level {
    /** The maximum number of pixels of a level with lanes, which take twice the memory. */
    private static final int MAX_LANES = 1 << 16;

    final int width;
    final int height;
    final int[] pixels;
    private long[] lanes;

    Level(int width, int height, int[] pixels) {
      this.width = width;
      this.height = height;
      this.pixels = pixels;
    }

    /** Returns all pixels as {@link Blend#lanes}, computed on demand; null for a large level. */
    long[] lanes() {
      if (lanes == null && pixels.length <= MAX_LANES) {
        lanes = new long[pixels.length];
        for (int i = 0; i < lanes.length; i++) {
          lanes[i] = Blend.lanes(pixels[i]);
        }
      }
      return lanes;
    }
  }

  private final List<Level> levels = new ArrayList<>();
  private final boolean opaque;

  public MipChain(RasterImage image) {
    int[] argb = image.argb();
    int[] premultiplied = new int[argb.length];
    int alpha = 255;
    for (int i = 0; i < argb.length; i++) {
      premultiplied[i] = Blend.premultiply(argb[i]);
      alpha &= argb[i] >>> 24;
    }
    opaque = alpha == 255;
    levels.add(new Level(image.width(), image.height(), premultiplied));
  }

  public boolean isOpaque() {
    return opaque;
  }

  /** Returns level {@code i}, or the smallest level if there are fewer. */
  Level level(int i) {
    while (i >= levels.size()) {
      Level last = levels.get(levels.size() - 1);
      if (last.width == 1 && last.height == 1) {
        return last;
      }
      levels.add(half(last));
    }
    return levels.get(i);
  }

  private static Level half(Level from) {
    int w = (from.width + 1) / 2;
    int h = (from.height + 1) / 2;
    double[] x = weights(from.width, w);
    double[] y = weights(from.height, h);
    int[] pixels = new int[w * h];
    for (int j = 0; j < h; j++) {
      for (int i = 0; i < w; i++) {
        pixels[j * w + i] = average(from, x, i, y, j);
      }
    }
    return new Level(w, h, pixels);
  }

  /**
   * Returns four numbers for each of {@code m} target pixels: the index of the first of {@code n}
   * source pixels that it covers, and the weights of three source pixels from there on.
   */
  private static double[] weights(int n, int m) {
    double[] result = new double[4 * m];
    double size = (double) n / m;
    for (int i = 0; i < m; i++) {
      double from = i * size;
      int first = (int) from;
      result[4 * i] = first;
      for (int k = 0; k < 3; k++) {
        double low = Math.max(from, first + k);
        double high = Math.min(from + size, Math.min(n, first + k + 1));
        result[4 * i + 1 + k] = Math.max(0, high - low) / size;
      }
    }
    return result;
  }

  private static int average(Level from, double[] x, int i, double[] y, int j) {
    double a = 0.5;
    double r = 0.5;
    double g = 0.5;
    double b = 0.5;
    for (int v = 0; v < 3; v++) {
      for (int u = 0; u < 3; u++) {
        double weight = x[4 * i + 1 + u] * y[4 * j + 1 + v];
        if (weight > 0) {
          int p = from.pixels[((int) y[4 * j] + v) * from.width + (int) x[4 * i] + u];
          a += weight * (p >>> 24);
          r += weight * (p >> 16 & 255);
          g += weight * (p >> 8 & 255);
          b += weight * (p & 255);
        }
      }
    }
    return (int) a << 24 | (int) r << 16 | (int) g << 8 | (int) b;
  }
}
