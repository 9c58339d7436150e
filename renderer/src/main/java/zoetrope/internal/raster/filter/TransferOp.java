package zoetrope.internal.raster.filter;

import java.util.List;
import zoetrope.frame.Filter;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;

/** Replaces each channel of colours that are not premultiplied by a value from a table. */
final class TransferOp implements FilterOp {
  private final int[][] tables;

  TransferOp(Filter.Transfer transfer) {
    tables =
        new int[][] {
          table(transfer.blue()),
          table(transfer.green()),
          table(transfer.red()),
          table(transfer.alpha())
        };
  }

  private static int[] table(List<Integer> values) {
    return values.stream().mapToInt(v -> v).toArray();
  }

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return tables[3][0] > 0 ? region : inputs[0];
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    int[] p = inputs[0].within(out);
    int[] result = new int[p.length];
    for (int i = 0; i < p.length; i++) {
      int c = Blend.unpremultiply(p[i]);
      int changed = 0;
      for (int k = 0; k < 4; k++) {
        changed |= tables[k][c >>> 8 * k & 255] << 8 * k;
      }
      result[i] = Blend.premultiply(changed);
    }
    return result;
  }
}
