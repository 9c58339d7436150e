package zoetrope.internal.raster.filter;

import zoetrope.frame.Filter;
import zoetrope.internal.raster.pixel.PixelBox;

/** Composites the first input with the second by a Porter-Duff operator, or by a formula. */
record CompositeOp(Filter.Composite composite) implements FilterOp {
  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return switch (composite.operator()) {
      case IN -> inputs[0].intersection(inputs[1]);
      case OUT -> inputs[0];
      case ATOP -> inputs[1];
      case ARITHMETIC -> composite.k4() > 0 ? region : inputs[0].union(inputs[1]);
      default -> inputs[0].union(inputs[1]);
    };
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    int[] a = inputs[0].within(out);
    int[] b = inputs[1].within(out);
    int[] result = new int[a.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = pixel(a[i], b[i]);
    }
    return result;
  }

  private int pixel(int a, int b) {
    int as = a >>> 24;
    int bs = b >>> 24;
    return switch (composite.operator()) {
      case OVER -> sum(a, 255, b, 255 - as);
      case IN -> sum(a, bs, b, 0);
      case OUT -> sum(a, 255 - bs, b, 0);
      case ATOP -> sum(a, bs, b, 255 - as);
      case XOR -> sum(a, 255 - bs, b, 255 - as);
      case LIGHTER -> sum(a, 255, b, 255);
      case ARITHMETIC -> arithmetic(a, b);
    };
  }

  private static int sum(int a, int partA, int b, int partB) {
    int result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int value = (a >>> shift & 255) * partA + (b >>> shift & 255) * partB;
      result |= Math.min(255, (value + 127) / 255) << shift;
    }
    return result;
  }

  private int arithmetic(int a, int b) {
    int result = 0;
    int alpha = 255;
    for (int shift = 24; shift >= 0; shift -= 8) {
      double p = (a >>> shift & 255) / 255.0;
      double q = (b >>> shift & 255) / 255.0;
      double value =
          composite.k1() * p * q + composite.k2() * p + composite.k3() * q + composite.k4();
      int channel = (int) Math.max(0, Math.min(alpha, 255 * value + 0.5));
      alpha = shift == 24 ? channel : alpha;
      result |= channel << shift;
    }
    return result;
  }
}
