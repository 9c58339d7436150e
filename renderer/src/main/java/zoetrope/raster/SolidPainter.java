package zoetrope.raster;

import java.util.Arrays;

/** Paints one colour. */
final class SolidPainter implements Painter {
  private static final int PAIR = 0x00FF00FF;

  /** Runs shorter than this are filled faster by a loop than by a call. */
  private static final int SHORT = 16;

  private final int[] pixels;
  private final int width;
  private int color;
  private int alpha;

  SolidPainter(int[] pixels, int width) {
    this.pixels = pixels;
    this.width = width;
  }

  /** Paints with {@code argb}, not premultiplied, from now on. */
  void color(int argb) {
    color = argb | 0xFF000000;
    alpha = argb >>> 24;
  }

  @Override
  public void run(int x, int y, int count, int coverage) {
    int from = y * width + x;
    int a = Blend.multiply(coverage, alpha);
    if (a == 255) {
      if (count < SHORT) {
        for (int i = from; i < from + count; i++) {
          pixels[i] = color;
        }
      } else {
        Arrays.fill(pixels, from, from + count, color);
      }
    } else if (a != 0) {
      blend(pixels, from, from + count, a);
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
    int[] p = pixels;
    int c = color;
    long lanes = Blend.lanes(c);
    int strength = alpha;
    int to = from + count;
    for (int i = from, at = y * width + x; i < to; i++, at++) {
      int part = coverage[i];
      if (part != 0) {
        int a = Blend.multiply(part, strength);
        p[at] = a == 255 ? c : Blend.over(p[at], lanes, a);
      }
    }
  }

  @Override
  public int sums(int x, int y, int count, int[] sums, int from, int before) {
    int[] p = pixels;
    long lanes = Blend.lanes(color);
    int strength = alpha;
    int at = y * width + x;
    int sum = before;
    // No branches: what is covered altogether or not at all comes out of the formula as well, and
    // guessing wrong at each border of a letter costs more than the formula.
    if (strength == 255) {
      for (int i = from; i < from + count; i++, at++) {
        sum += sums[i];
        sums[i] = 0;
        p[at] = Blend.over(p[at], lanes, Coverage.alpha(sum));
      }
    } else {
      for (int i = from; i < from + count; i++, at++) {
        sum += sums[i];
        sums[i] = 0;
        p[at] = Blend.over(p[at], lanes, Blend.multiply(Coverage.alpha(sum), strength));
      }
    }
    return sum;
  }
}
