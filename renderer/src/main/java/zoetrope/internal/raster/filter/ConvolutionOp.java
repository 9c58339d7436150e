package zoetrope.internal.raster.filter;

import java.util.Arrays;
import zoetrope.frame.Filter;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;

/** Weighted sums of the pixels around each. */
final class ConvolutionOp implements FilterOp {
  private final Filter.Convolution convolution;

  /** How far away the pixel of each weight is. */
  private final int[] dx;

  private final int[] dy;
  private final double[] weights;
  private final int reach;

  /** {@code limit} is the most pixels to the farthest. */
  ConvolutionOp(Filter.Convolution convolution, PixelMap map, int limit) {
    this.convolution = convolution;
    int count = convolution.kernel().size();
    int columns = convolution.columns();
    int rows = count / columns;
    weights = new double[count];
    dx = new int[count];
    dy = new int[count];
    int far = 0;
    for (int i = 0; i < count; i++) {
      // The kernel is turned by half a turn.
      int column = i % columns;
      int row = i / columns;
      weights[i] =
          convolution.kernel().get((rows - 1 - row) * columns + columns - 1 - column)
              / convolution.divisor();
      int u = column - convolution.targetX();
      int v = row - convolution.targetY();
      dx[i] = clamped(map.xx() * u + map.xy() * v, limit);
      dy[i] = clamped(map.yx() * u + map.yy() * v, limit);
      far = Math.max(far, Math.max(Math.abs(dx[i]), Math.abs(dy[i])));
    }
    reach = far;
  }

  private static int clamped(double offset, int limit) {
    return (int) Math.max(-limit, Math.min(limit, Math.rint(offset)));
  }

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return convolution.bias() != 0 || convolution.edge() != Filter.Edge.NONE
        ? region
        : inputs[0].grown(reach, reach);
  }

  @Override
  public PixelBox need(PixelBox out) {
    return out.grown(reach, reach);
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    PixelBox wide = need(out);
    int[] source = inputs[0].within(wide);
    if (convolution.keepsAlpha()) {
      source = Arrays.stream(source).map(Blend::unpremultiply).toArray();
    }
    int[] result = new int[out.width() * out.height()];
    for (int y = out.top(), at = 0; y < out.bottom(); y++) {
      for (int x = out.left(); x < out.right(); x++) {
        result[at++] = pixel(source, wide, region, x, y);
      }
    }
    return result;
  }

  private int pixel(int[] source, PixelBox wide, PixelBox region, int x, int y) {
    double[] sums = new double[4];
    for (int i = 0; i < weights.length; i++) {
      int pixel = at(source, wide, region, x + dx[i], y + dy[i]);
      for (int k = 0; k < 4; k++) {
        sums[k] += weights[i] * (pixel >>> 8 * k & 255);
      }
    }
    int own = at(source, wide, region, x, y) >>> 24;
    boolean keeps = convolution.keepsAlpha();
    int alpha = keeps ? own : level(sums[3] + 255 * convolution.bias(), 255);
    int result = alpha << 24;
    for (int k = 0; k < 3; k++) {
      double bias = convolution.bias() * (keeps ? 255 : alpha);
      result |= level(sums[k] + bias, keeps ? 255 : alpha) << 8 * k;
    }
    return keeps ? Blend.premultiply(result) : result;
  }

  private static int level(double value, int most) {
    return (int) Math.max(0, Math.min(most, Math.rint(value)));
  }

  private int at(int[] source, PixelBox wide, PixelBox region, int x, int y) {
    int px = x;
    int py = y;
    if (convolution.edge() == Filter.Edge.DUPLICATE) {
      px = Math.max(region.left(), Math.min(region.right() - 1, x));
      py = Math.max(region.top(), Math.min(region.bottom() - 1, y));
    } else if (convolution.edge() == Filter.Edge.WRAP && !region.isEmpty()) {
      px = region.left() + Math.floorMod(x - region.left(), region.width());
      py = region.top() + Math.floorMod(y - region.top(), region.height());
    }
    boolean inside =
        px >= wide.left() && px < wide.right() && py >= wide.top() && py < wide.bottom();
    return inside ? source[(py - wide.top()) * wide.width() + px - wide.left()] : 0;
  }
}
