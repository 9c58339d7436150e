package zoetrope.raster;

import java.util.Arrays;

/** Paints one colour. */
final class SolidPainter implements Painter {
  private static final int PAIR = 0x00FF00FF;

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
      Arrays.fill(pixels, from, from + count, color);
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
    int strength = alpha;
    int to = from + count;
    for (int i = from, at = y * width + x; i < to; i++, at++) {
      int a = Blend.multiply(coverage[i], strength);
      if (a == 255) {
        p[at] = c;
      } else if (a != 0) {
        p[at] = Blend.over(p[at], c, a);
      }
    }
  }
}
