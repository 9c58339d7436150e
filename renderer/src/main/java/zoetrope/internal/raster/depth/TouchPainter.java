package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.coverage.Coverage;
import zoetrope.internal.raster.coverage.Painter;

/** A painter that marks the pixels of a tile that a fill touches. */
public final class TouchPainter implements Painter {
  private TileMask mask;

  /** Sets the mask that receives the pixels. */
  public void begin(TileMask target) {
    mask = target;
  }

  @Override
  public void run(int x, int y, int count, int sum) {
    if (Coverage.alpha(sum) != 0) {
      for (int i = 0; i < count; i++) {
        mask.add(x + i, y);
      }
    }
  }

  @Override
  public void mask(int x, int y, int count, int[] coverage, int from) {
    for (int i = 0; i < count; i++) {
      if (coverage[from + i] != 0) {
        mask.add(x + i, y);
      }
    }
  }

  @Override
  public int sums(int x, int y, int count, int[] sums, int from, int before) {
    int sum = before;
    for (int i = 0; i < count; i++) {
      sum += sums[from + i];
      sums[from + i] = 0;
      if (Coverage.alpha(sum) != 0) {
        mask.add(x + i, y);
      }
    }
    return sum;
  }
}
