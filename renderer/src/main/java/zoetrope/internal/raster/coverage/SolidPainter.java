package zoetrope.internal.raster.coverage;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.BlendTables;
import zoetrope.internal.raster.pixel.PixelSurface;

/** A painter of one colour. */
public final class SolidPainter implements Painter {
  private static final int PAIR = 0x00FF00FF;

  /** Runs of fewer pixels than this are filled faster by a simple loop than by a call. */
  private static final int MIN_LONG_RUN = 16;

  private final PixelSurface surface;
  private final BlendTables tables = new BlendTables();
  private int color;
  private int alpha;

  /** For each coverage, the colour blended over {@link #background}; null without a table. */
  private int[] table;

  private int background;
  private int seen;

  public SolidPainter(PixelSurface surface) {
    this.surface = surface;
  }

  /** Sets the colour of the following pixels to {@code newArgb}, not premultiplied. */
  public void color(int newArgb) {
    color = newArgb | 0xFF000000;
    alpha = newArgb >>> 24;
    table = null;
  }

  /**
   * Prepares for painting a glyph in the box {@code [left, right) x [top, bottom)}. If all pixels
   * at the left and right sides of the box have one colour, the background counts as uniform. Then
   * a table of blended colours is used. On other backgrounds most lookups would miss and take
   * longer than blending.
   */
  void prepareGlyph(int left, int top, int right, int bottom) {
    background = surface.pixels[surface.at(left, top)];
    boolean isUniform = differences(left, top, right, bottom, background) == 0;
    table = isUniform ? tables.find(color, background) : null;
  }

  /** Loads a box of pixels into the processor's cache, because it is painted next. */
  public void prefetch(int left, int top, int right, int bottom) {
    // The result is stored, because the compiler would remove loads that are not used.
    seen = differences(left, top, right, bottom, 0);
  }

  /**
   * Returns the bits that differ between {@code from} and any pixel at the left and right sides of
   * a box. This also loads these pixels into the processor's cache, which does not hold a whole
   * canvas. The loads of all rows overlap here; painting would wait for each row separately.
   */
  private int differences(int left, int top, int right, int bottom, int from) {
    int[] p = surface.pixels;
    int across = right - 1 - left;
    int end = surface.at(left, bottom);
    int bits = 0;
    for (int at = surface.at(left, top); at < end; at += surface.stride) {
      bits |= p[at] ^ from | p[at + across] ^ from;
    }
    return bits;
  }

  @Override
  public void run(int x, int y, int count, int sum) {
    int[] pixels = surface.pixels;
    int from = surface.at(x, y);
    int a = Coverage.alpha(sum, alpha);
    if (count < MIN_LONG_RUN) {
      few(pixels, from, from + count, a);
    } else if (a == 255) {
      Arrays.fill(pixels, from, from + count, color);
    } else if (a != 0) {
      blend(pixels, from, from + count, a);
    }
  }

  /**
   * Does the same as {@link #blend} for few pixels. It is a separate method so that the compiler
   * optimizes {@link #blend} for long loops. Neighbouring pixels mostly have the same colour, so
   * the blended colour is reused until the colour changes.
   */
  private void few(int[] p, int from, int to, int a) {
    if (a == 255) {
      for (int i = from; i < to; i++) {
        p[i] = color;
      }
    } else if (a != 0) {
      long lanes = Blend.lanes(color);
      int last = p[from];
      int mixed = Blend.over(last, lanes, a);
      for (int i = from; i < to; i++) {
        int pixel = p[i];
        if (pixel != last) {
          last = pixel;
          mixed = Blend.over(pixel, lanes, a);
        }
        p[i] = mixed;
      }
    }
  }

  private void blend(int[] p, int from, int to, int a) {
    int keep = 255 - a;
    int rbPart = (color & PAIR) * a + 0x00800080;
    int agPart = (color >>> 8 & PAIR) * a + 0x00800080;
    for (int i = from; i < to; i++) {
      int pixel = p[i];
      int rb = (pixel & PAIR) * keep + rbPart;
      int ag = (pixel >>> 8 & PAIR) * keep + agPart;
      rb = (rb + (rb >>> 8 & PAIR)) >>> 8 & PAIR;
      ag = (ag + (ag >>> 8 & PAIR)) & ~PAIR;
      p[i] = ag | rb;
    }
  }

  @Override
  public void mask(int x, int y, int count, int[] coverage, int from) {
    int[] p = surface.pixels;
    int c = color;
    long lanes = Blend.lanes(c);
    int strength = alpha;
    int to = from + count;
    for (int i = from, at = surface.at(x, y); i < to; i++, at++) {
      int part = coverage[i];
      if (part != 0) {
        int a = Blend.multiply(part, strength);
        p[at] = a == 255 ? c : Blend.over(p[at], lanes, a);
      }
    }
  }

  @Override
  public int sums(int x, int y, int count, int[] sums, int from, int before) {
    if (table != null) {
      return sumsOnUniform(surface.at(x, y), count, sums, from, before);
    }
    int[] p = surface.pixels;
    long lanes = Blend.lanes(color);
    int strength = alpha;
    int at = surface.at(x, y);
    int sum = before;
    // No branches for coverage 0 and full coverage: a branch misprediction at each edge of a glyph
    // costs more than the formula.
    for (int i = from; i < from + count; i++, at++) {
      sum += sums[i];
      sums[i] = 0;
      p[at] = Blend.over(p[at], lanes, Coverage.alpha(sum, strength));
    }
    return sum;
  }

  /** Does the same as {@link #sums}, from pixel {@code start} on, with {@link #table}. */
  private int sumsOnUniform(int start, int count, int[] sums, int from, int before) {
    int[] p = surface.pixels;
    int[] blended = table;
    int uniform = background;
    long lanes = Blend.lanes(color);
    int strength = alpha;
    int at = start;
    int sum = before;
    for (int i = from; i < from + count; i++, at++) {
      sum += sums[i];
      sums[i] = 0;
      int a = Coverage.alpha(sum, strength);
      int pixel = p[at];
      p[at] = pixel == uniform ? blended[a] : Blend.over(pixel, lanes, a);
    }
    return sum;
  }
}
