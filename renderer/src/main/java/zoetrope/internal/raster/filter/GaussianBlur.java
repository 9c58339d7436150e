package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A Gaussian blur along the rows, and then along the columns, of an image. A blur with a small
 * deviation uses a kernel. A larger deviation uses three box blurs; the specification of SVG
 * filters allows this. All sums use integers, so that the value of a pixel does not depend on how
 * much of the image is computed.
 */
final class GaussianBlur {
  /** From this deviation on, three box blurs look like a Gaussian blur. */
  private static final double MIN_BOX_DEVIATION = 2;

  /** The number of fractional bits in sums of channels. */
  private static final int FRACTION_BITS = 8;

  private final int[] weights;

  /** How far each box reaches to the left and to the right of its pixel. */
  private final int[][] boxes;

  private final int reach;

  /**
   * Creates a blur.
   *
   * @param deviation the standard deviation in pixels, above 0
   */
  private GaussianBlur(double deviation) {
    if (deviation < MIN_BOX_DEVIATION) {
      weights = kernel(deviation);
      boxes = null;
      reach = weights.length / 2;
    } else {
      weights = null;
      int d = (int) Math.floor(deviation * 3 * Math.sqrt(2 * Math.PI) / 4 + 0.5);
      int half = d / 2;
      boxes =
          d % 2 == 1
              ? new int[][] {{half, half}, {half, half}, {half, half}}
              : new int[][] {{half, half - 1}, {half - 1, half}, {half, half}};
      reach = 3 * half;
    }
  }

  /** Returns how far, in pixels, a blur with this deviation spreads a pixel. */
  static int reach(double deviation) {
    return deviation > 0 ? new GaussianBlur(deviation).reach : 0;
  }

  /** Returns weights whose sum is {@code 1 << 16}. */
  private static int[] kernel(double deviation) {
    int radius = (int) Math.ceil(3 * deviation);
    double[] exact = new double[2 * radius + 1];
    double sum = 0;
    for (int i = -radius; i <= radius; i++) {
      exact[i + radius] = StrictMath.exp(-i * i / (2 * deviation * deviation));
      sum += exact[i + radius];
    }
    int[] weights = new int[exact.length];
    int rest = 1 << 16;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (int) Math.rint((1 << 16) * exact[i] / sum);
      rest -= weights[i];
    }
    weights[radius] += rest;
    return weights;
  }

  /**
   * Returns the blurred pixels of {@code out}.
   *
   * @param x the deviation along the rows in pixels, or 0
   * @param y the deviation along the columns in pixels, or 0
   */
  static int[] blur(FilterImage image, double x, double y, PixelBox out) {
    int down = reach(y);
    PixelBox rows = out.grown(0, down).intersection(tall(image.box(), out));
    if (rows.isEmpty()) {
      return new int[out.width() * out.height()];
    }
    int across = reach(x);
    int[] source = image.within(rows.grown(across, 0));
    // Transposed twice, so that both passes run along rows.
    int[] turned = x > 0 ? new GaussianBlur(x).rows(source, rows) : transposed(source, rows);
    PixelBox columns = new PixelBox(rows.top(), rows.left(), rows.bottom(), rows.right());
    PixelBox wanted = new PixelBox(out.top(), out.left(), out.bottom(), out.right());
    int[] tall = new FilterImage(columns, turned, false).within(wanted.grown(down, 0));
    return y > 0 ? new GaussianBlur(y).rows(tall, wanted) : transposed(tall, wanted);
  }

  /**
   * Returns a box with the columns of {@code out} and the rows of the image, which is transparent
   * elsewhere.
   */
  private static PixelBox tall(PixelBox image, PixelBox out) {
    return new PixelBox(out.left(), image.top(), out.right(), image.bottom());
  }

  private static int[] transposed(int[] source, PixelBox box) {
    int[] result = new int[source.length];
    for (int y = 0; y < box.height(); y++) {
      for (int x = 0; x < box.width(); x++) {
        result[x * box.height() + y] = source[y * box.width() + x];
      }
    }
    return result;
  }

  /**
   * Blurs the rows of {@code box} and returns the result transposed.
   *
   * @param source the rows with {@link #reach} additional pixels on both sides
   */
  private int[] rows(int[] source, PixelBox box) {
    int width = box.width();
    int wide = width + 2 * reach;
    int[] result = new int[width * box.height()];
    int[] values = new int[wide];
    int[] other = new int[wide];
    for (int y = 0; y < box.height(); y++) {
      int any = 0;
      for (int i = y * wide; i < (y + 1) * wide; i++) {
        any |= source[i];
      }
      for (int shift = 0; shift < 32; shift += 8) {
        if ((any >>> shift & 255) == 0) {
          continue;
        }
        for (int i = 0; i < wide; i++) {
          values[i] = (source[y * wide + i] >>> shift & 255) << FRACTION_BITS;
        }
        int[] blurred = weights != null ? weighted(values, other) : boxed(values, other);
        for (int x = 0; x < width; x++) {
          int value = blurred[x + reach] + (1 << FRACTION_BITS - 1) >> FRACTION_BITS;
          result[x * box.height() + y] |= value << shift;
        }
      }
    }
    return result;
  }

  private int[] weighted(int[] values, int[] result) {
    for (int i = reach; i < values.length - reach; i++) {
      long sum = 1 << 15;
      for (int k = 0; k < weights.length; k++) {
        sum += (long) weights[k] * values[i - reach + k];
      }
      result[i] = (int) (sum >> 16);
    }
    return result;
  }

  /** Applies three box blurs; {@link #reach} values at both ends are undefined. */
  private int[] boxed(int[] values, int[] other) {
    int[] from = values;
    int[] to = other;
    for (int[] box : boxes) {
      long size = box[0] + box[1] + 1;
      long inverse = ((1L << 32) + size / 2) / size;
      long sum = 0;
      int ahead = box[1];
      int behind = box[0];
      for (int i = 0; i < Math.min(ahead, from.length); i++) {
        sum += from[i];
      }
      for (int i = 0; i < from.length; i++) {
        sum += i + ahead < from.length ? from[i + ahead] : 0;
        to[i] = (int) (sum * inverse + (1L << 31) >> 32);
        sum -= i >= behind ? from[i - behind] : 0;
      }
      int[] swap = from;
      from = to;
      to = swap;
    }
    return from;
  }
}
