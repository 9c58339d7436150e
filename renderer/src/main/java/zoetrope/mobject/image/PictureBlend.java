package zoetrope.mobject.image;

import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;

/**
 * A cross-fade of two raster images that are stretched to the same rectangle. Both are enlarged to
 * the larger number of rows and columns, and then mixed pixel by pixel.
 */
final class PictureBlend {
  /**
   * The largest side, in pixels, to which two images of sharp pixels are enlarged. It is the least
   * common multiple of both sizes, so that all pixels stay square. If the multiple is larger than
   * this, the larger of both sizes is used.
   */
  private static final int MAX_EXACT_SIDE = 2048;

  private final int width;
  private final int height;
  private final Resampling resampling;

  /** Premultiplied pixels. */
  private final int[] first;

  private final int[] last;

  PictureBlend(RasterImage a, Resampling resamplingOfA, RasterImage b, Resampling resamplingOfB) {
    boolean squares = resamplingOfA == Resampling.NEAREST && resamplingOfB == Resampling.NEAREST;
    width = side(a.width(), b.width(), squares);
    height = side(a.height(), b.height(), squares);
    resampling = resamplingOfA == resamplingOfB ? resamplingOfA : Resampling.BILINEAR;
    first = enlarged(a, resamplingOfA);
    last = enlarged(b, resamplingOfB);
  }

  private static int side(int a, int b, boolean squares) {
    int divisor = Math.max(a, b);
    while (a % divisor != 0 || b % divisor != 0) {
      divisor--;
    }
    long common = (long) a / divisor * b;
    return squares && common <= MAX_EXACT_SIDE ? (int) common : Math.max(a, b);
  }

  Resampling resampling() {
    return resampling;
  }

  /** Returns the mixture of both images; {@code t}, in [0, 1], is the share of the second. */
  RasterImage at(double t) {
    int share = (int) Math.rint(256 * t);
    int[] mixed = new int[first.length];
    for (int i = 0; i < mixed.length; i++) {
      int pixel = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        int from = first[i] >>> shift & 255;
        int to = last[i] >>> shift & 255;
        pixel |= (from * (256 - share) + to * share + 128 >> 8) << shift;
      }
      mixed[i] = unpremultiplied(pixel);
    }
    return new RasterImage(width, height, mixed);
  }

  private int[] enlarged(RasterImage image, Resampling how) {
    int[] pixels = new int[width * height];
    for (int row = 0; row < height; row++) {
      double y = (row + 0.5) * image.height() / height - 0.5;
      for (int column = 0; column < width; column++) {
        double x = (column + 0.5) * image.width() / width - 0.5;
        pixels[row * width + column] =
            how == Resampling.NEAREST
                ? pixel(image, (int) Math.rint(x), (int) Math.rint(y))
                : between(image, x, y);
      }
    }
    return pixels;
  }

  /** Returns the bilinear mixture of four premultiplied pixels. */
  private static int between(RasterImage image, double x, double y) {
    int left = (int) Math.floor(x);
    int top = (int) Math.floor(y);
    double u = x - left;
    double v = y - top;
    int a = pixel(image, left, top);
    int b = pixel(image, left + 1, top);
    int c = pixel(image, left, top + 1);
    int d = pixel(image, left + 1, top + 1);
    int result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      double above = (1 - u) * (a >>> shift & 255) + u * (b >>> shift & 255);
      double below = (1 - u) * (c >>> shift & 255) + u * (d >>> shift & 255);
      result |= (int) Math.rint((1 - v) * above + v * below) << shift;
    }
    return result;
  }

  /** Returns the premultiplied pixel in a column and row, or the nearest one. */
  private static int pixel(RasterImage image, int x, int y) {
    int column = Math.max(0, Math.min(image.width() - 1, x));
    int row = Math.max(0, Math.min(image.height() - 1, y));
    return premultiplied(image.argb()[row * image.width() + column]);
  }

  private static int premultiplied(int argb) {
    int alpha = argb >>> 24;
    int result = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
      result |= ((argb >>> shift & 255) * alpha + 127) / 255 << shift;
    }
    return result;
  }

  private static int unpremultiplied(int pixel) {
    int alpha = pixel >>> 24;
    int result = alpha << 24;
    for (int shift = 0; alpha > 0 && shift < 24; shift += 8) {
      int value = ((pixel >>> shift & 255) * 255 + alpha / 2) / alpha;
      result |= Math.min(255, value) << shift;
    }
    return result;
  }
}
