package zoetrope.internal.raster.depth;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelSurface;

/**
 * Blends the fragments of a {@link FragmentBuffer} onto the canvas.
 *
 * <p>The samples of each pixel are divided into sets. The same fragments cover all samples of a
 * set, so a set is blended only once.
 */
public final class FragmentResolver {
  /**
   * If a pixel has more fragments than this, one sample of a set decides the order of crossing
   * fragments.
   */
  private static final int MAX_CROSSING = 24;

  private static final long HALVES = 0x0020002000200020L;
  private static final long LANES = 0x00FF00FF00FF00FFL;

  /** If a pixel has more fragments than this, {@link DeepPixel} blends it. */
  private static final int MAX_SORTED_FRAGMENTS = 64;

  private final DeepPixel deep = new DeepPixel();
  private final long[] sets = new long[SampleMasks.SAMPLES];
  private long[] masks = new long[64];
  private int[] planes = new int[64];
  private int[] colors = new int[64];
  private int[] order = new int[64];

  /** The samples where the newer of two fragments is in front, if there are few fragments. */
  private final long[] fronts = new long[MAX_CROSSING * MAX_CROSSING];

  private int setCount;

  /** The sum of the colours of the {@link #covered} blended samples, as {@link Blend#lanes}. */
  private long sum;

  private int covered;

  private FragmentBuffer buffer;
  private int x;
  private int y;

  public void resolve(FragmentBuffer fragments, PixelSurface surface) {
    int[] pixels = surface.pixels;
    buffer = fragments;
    for (y = buffer.top; y < buffer.bottom; y++) {
      for (x = buffer.left; x < buffer.right; x++) {
        int solid = buffer.solid(x, y);
        int translucent = buffer.translucent(x, y);
        if ((solid & translucent) != FragmentBuffer.NONE) {
          int at = surface.at(x, y);
          pixels[at] = resolve(solid, translucent, pixels[at]);
        }
      }
    }
  }

  private int resolve(int solid, int translucent, int background) {
    sum = 0;
    covered = 0;
    if (translucent == FragmentBuffer.NONE) {
      for (int i = solid; i != FragmentBuffer.NONE; i = buffer.next(i)) {
        add(buffer.color(i), Long.bitCount(buffer.mask(i)));
      }
    } else {
      int count = gather(translucent, gather(solid, 0));
      blend(count, background);
    }
    if (SampleMasks.SAMPLES - covered > LayerBuffer.SLACK) {
      add(background, SampleMasks.SAMPLES - covered);
    }
    return mean();
  }

  /** Appends a list of fragments to the gathered ones, oldest first; returns the new count. */
  private int gather(int head, int count) {
    int end = count;
    for (int i = head; i != FragmentBuffer.NONE; i = buffer.next(i)) {
      end++;
    }
    if (masks.length < end) {
      masks = Arrays.copyOf(masks, 2 * end);
      planes = Arrays.copyOf(planes, 2 * end);
      colors = Arrays.copyOf(colors, 2 * end);
      order = new int[2 * end];
    }
    int at = end;
    for (int i = head; i != FragmentBuffer.NONE; i = buffer.next(i)) {
      masks[--at] = buffer.mask(i);
      planes[at] = buffer.plane(i);
      colors[at] = buffer.color(i);
    }
    return end;
  }

  private void blend(int count, int background) {
    if (count > MAX_SORTED_FRAGMENTS) {
      blendMany(count, background);
      return;
    }
    divide(count);
    for (int s = 0; s < setCount; s++) {
      int ordered = sort(count, sets[s]);
      if (ordered > 0) {
        int color = background;
        for (int k = 0; k < ordered; k++) {
          int over = colors[order[k]];
          color = over >>> 24 == 255 ? over : Blend.over(color, over, over >>> 24);
        }
        add(color, Long.bitCount(sets[s]));
      }
    }
  }

  private void blendMany(int count, int background) {
    deep.blend(masks, planes, colors, count, buffer.planes(), x, y);
    for (int s = 0; s < deep.setCount(); s++) {
      if (deep.isCovered(s)) {
        add(deep.color(s, background), deep.samples(s));
      }
    }
  }

  /**
   * Divides samples into sets with the same fragments. If there are few fragments, they also have
   * the same order from near to far in all samples of a set.
   */
  private void divide(int count) {
    sets[0] = SampleMasks.ALL;
    setCount = 1;
    for (int k = 0; k < count; k++) {
      split(masks[k], SampleMasks.ALL);
    }
    for (int k = 1; k < count && count <= MAX_CROSSING; k++) {
      for (int l = 0; l < k; l++) {
        long common = masks[k] & masks[l];
        if (common != 0) {
          long front = buffer.planes().inFront(planes[k], planes[l], x, y);
          fronts[k * MAX_CROSSING + l] = front;
          split(front, common);
        }
      }
    }
  }

  /** Splits each set with samples in {@code common} into the samples in and outside a mask. */
  private void split(long mask, long common) {
    if (mask == SampleMasks.ALL || mask == 0) {
      return;
    }
    for (int s = setCount - 1; s >= 0; s--) {
      long inside = sets[s] & mask;
      if (inside != 0 && inside != sets[s] && (sets[s] & common) != 0) {
        sets[setCount++] = sets[s] & ~mask;
        sets[s] = inside;
      }
    }
  }

  /** Sorts the fragments that cover a set of samples from far to near; returns their number. */
  private int sort(int count, long set) {
    int n = 0;
    for (int k = 0; k < count; k++) {
      if ((masks[k] & set) != 0) {
        int at = n++;
        while (at > 0 && isBehind(k, order[at - 1], set, count)) {
          order[at] = order[at - 1];
          at--;
        }
        order[at] = k;
      }
    }
    return n;
  }

  private boolean isBehind(int k, int other, long set, int count) {
    // Both fragments cover the set, so divide() has compared them if there are few fragments.
    long front =
        count <= MAX_CROSSING
            ? fronts[k * MAX_CROSSING + other]
            : buffer.planes().inFront(planes[k], planes[other], x, y);
    return (front & set & -set) == 0;
  }

  private void add(int color, int samples) {
    sum += Blend.lanes(color) * samples;
    covered += samples;
  }

  private int mean() {
    if (covered == SampleMasks.SAMPLES) {
      long t = sum + HALVES >>> 6 & LANES;
      return (int) (t >>> 24) | (int) t;
    }
    long result = 0;
    for (int shift = 0; shift < 64; shift += 16) {
      result |= ((sum >>> shift & 0xFFFF) + covered / 2) / covered << shift;
    }
    return (int) (result >>> 24) | (int) result;
  }

  /** Releases the memory that a pixel with very many fragments needed. */
  public void trim() {
    deep.trim();
    if (masks.length > 1 << 16) {
      masks = Arrays.copyOf(masks, 64);
      planes = Arrays.copyOf(planes, 64);
      colors = Arrays.copyOf(colors, 64);
      order = Arrays.copyOf(order, 64);
    }
  }
}
