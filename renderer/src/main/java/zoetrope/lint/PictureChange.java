package zoetrope.lint;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The visible difference of two images: the pixels that differ visibly, row by row, and the box
 * around them, in pixels from the top left corner.
 *
 * <p>Edges may differ considerably without a visible change. If the same outline is painted twice,
 * as at the start of a transform of a copy, its edges look sharper. Therefore each pixel is
 * compared with the range of values around it in the other image, and the tolerance is larger where
 * that range is not uniform.
 */
record PictureChange(BitSet where, int left, int top, int right, int bottom) {
  /** The minimum number of pixels that viewers notice. */
  static final int MIN_VISIBLE_PIXELS = 24;

  private static final int MAX_UNIFORM_RANGE = 10;
  private static final int EDGE_TOLERANCE = 72;
  private static final int AREA_TOLERANCE = 10;

  /** Returns the number of pixels that differ. */
  int pixels() {
    return where.cardinality();
  }

  /** Compares two images of the same size, with pixels {@code 0xAARRGGBB}. */
  static PictureChange between(int[] a, int[] b, int width, int height) {
    BitSet where = new BitSet();
    int left = width;
    int top = height;
    int right = 0;
    int bottom = 0;
    for (int y = 0; y < height; y++) {
      int end = (y + 1) * width;
      for (int i = y * width; i < end; i++) {
        int equal = Arrays.mismatch(a, i, end, b, i, end);
        if (equal < 0) {
          break;
        }
        i += equal;
        int x = i - y * width;
        if (differs(a, b, x, y, width, height) || differs(b, a, x, y, width, height)) {
          where.set(i);
          left = Math.min(left, x);
          top = Math.min(top, y);
          right = Math.max(right, x + 1);
          bottom = Math.max(bottom, y + 1);
        }
      }
    }
    return new PictureChange(where, left, top, right, bottom);
  }

  /** Whether a pixel of {@code b} is outside the range of the pixels around it in {@code a}. */
  private static boolean differs(int[] a, int[] b, int x, int y, int width, int height) {
    for (int shift = 0; shift < 24; shift += 8) {
      int least = 255;
      int most = 0;
      for (int v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (int u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          int value = a[v * width + u] >>> shift & 0xff;
          least = Math.min(least, value);
          most = Math.max(most, value);
        }
      }
      int value = b[y * width + x] >>> shift & 0xff;
      int tolerance = most - least <= MAX_UNIFORM_RANGE ? AREA_TOLERANCE : EDGE_TOLERANCE;
      if (value > most + tolerance || value < least - tolerance) {
        return true;
      }
    }
    return false;
  }
}
