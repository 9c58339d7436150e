package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;

/**
 * Blends very many fragments of one pixel from near to far, until nothing behind them is visible.
 * The fragments are ordered by their depths at the pixel's centre. Apart from this sorting, the
 * cost is linear in the number of fragments.
 */
final class DeepPixel {
  /**
   * Disjoint sets of the pixel's samples. All samples of a set are covered by the same fragments so
   * far.
   */
  private final long[] sets = new long[SampleMasks.SAMPLES];

  private final long[] fronts = new long[SampleMasks.SAMPLES];
  private final int[] through = new int[SampleMasks.SAMPLES];
  private int setCount;
  private long[] keys = new long[0];
  private int[] order = new int[0];

  /**
   * Blends fragments. If several are equally far away, the newest is in front.
   *
   * @param masks the samples of each fragment, the oldest first
   * @param numbers for each fragment, the number of its plane in {@code planes}
   * @param colors the colour of each fragment, not premultiplied
   */
  void blend(
      long[] masks, int[] numbers, int[] colors, int count, DepthPlanes planes, int x, int y) {
    sort(numbers, count, planes, x, y);
    sets[0] = SampleMasks.ALL;
    fronts[0] = 0;
    through[0] = FrontToBack.CLEAR;
    setCount = 1;
    long open = SampleMasks.ALL;
    for (int i = count - 1; i >= 0 && open != 0; i--) {
      int k = order[i];
      if ((masks[k] & open) != 0) {
        open &= ~add(masks[k], Blend.lanes(Blend.premultiply(colors[k])) << 8);
      }
    }
  }

  /** Sorts fragments from far to near. Those at nearly equal depths keep their order. */
  private void sort(int[] numbers, int count, DepthPlanes planes, int x, int y) {
    if (keys.length < count) {
      keys = new long[2 * count];
      order = new int[2 * count];
    }
    for (int k = 0; k < count; k++) {
      float depth = (float) Math.max(0, planes.at(numbers[k], x, y));
      keys[k] = (long) Float.floatToIntBits(depth) << 32 | k;
    }
    Arrays.sort(keys, 0, count);
    int from = 0;
    for (int i = 0; i < count; i++) {
      if (depth(i) > depth(from) * (1 + 2 * DepthPlanes.EQUAL)) {
        Arrays.sort(order, from, i);
        from = i;
      }
      order[i] = (int) keys[i];
    }
    Arrays.sort(order, from, count);
  }

  private float depth(int i) {
    return Float.intBitsToFloat((int) (keys[i] >>> 32));
  }

  /** Adds a fragment behind all others; returns its samples behind which nothing is visible now. */
  private long add(long mask, long lanes) {
    long closed = 0;
    for (int s = setCount - 1; s >= 0; s--) {
      long inside = sets[s] & mask;
      if (inside == 0) {
        continue;
      }
      if (inside != sets[s]) {
        sets[setCount] = sets[s] & ~mask;
        fronts[setCount] = fronts[s];
        through[setCount++] = through[s];
        sets[s] = inside;
      }
      fronts[s] += FrontToBack.behind(through[s], lanes);
      through[s] = FrontToBack.through(through[s], lanes);
      closed |= through[s] == 0 ? inside : 0;
    }
    return closed;
  }

  int setCount() {
    return setCount;
  }

  /** Whether a fragment covers set {@code s}. */
  boolean isCovered(int s) {
    return through[s] != FrontToBack.CLEAR;
  }

  int samples(int s) {
    return Long.bitCount(sets[s]);
  }

  /** Returns the colour of a set in front of a background. */
  int color(int s, int background) {
    return FrontToBack.over(background, fronts[s], through[s]);
  }

  /** Releases the memory that a pixel with very many fragments needed. */
  void trim() {
    if (keys.length > 1 << 16) {
      keys = new long[0];
      order = new int[0];
    }
  }
}
