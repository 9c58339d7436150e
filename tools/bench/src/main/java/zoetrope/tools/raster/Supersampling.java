package zoetrope.tools.raster;

import java.util.Arrays;
import java.util.BitSet;
import zoetrope.geometry.Path;

/**
 * A slow and plain way to draw filled outlines, to measure others by: 16 x 16 samples in each
 * pixel, inside by nonzero winding, mixed in sRGB and never rounded.
 */
public final class Supersampling {
  /** Samples along a side of a pixel. */
  public static final int SIDE = 16;

  /** Chords that a curve is cut into; glyphs stray from theirs by far less than a sample. */
  private static final int CHORDS = 64;

  /** Keeps places to the left of the picture positive. */
  private static final long SHIFT = 1L << 24;

  private final int width;
  private final int height;
  private final float[] channels;
  private final BitSet edge = new BitSet();
  private final int[] counts;
  private long[] crossings = new long[4096];
  private int size;

  /** A picture that is all of one colour, {@code 0xRRGGBB}. */
  public Supersampling(int width, int height, int ground) {
    this.width = width;
    this.height = height;
    channels = new float[3 * width * height];
    counts = new int[width + 1];
    for (int i = 0; i < channels.length; i++) {
      channels[i] = channel(ground, i % 3);
    }
  }

  private static int channel(int rgb, int index) {
    return rgb >> 16 - 8 * index & 255;
  }

  /** Fills an outline. */
  public void fill(FilledOutline outline) {
    size = 0;
    Path path = outline.path();
    double[] c = path.coordinates();
    for (int k = 0; k < path.subpathCount(); k++) {
      int first = 3 * path.subpathStart(k);
      int at = first;
      for (int i = 0; i < path.curveCount(k); i++, at += 9) {
        curve(c, at);
      }
      chord(c[at], c[at + 1], c[first], c[first + 1]);
    }
    Arrays.sort(crossings, 0, size);
    rows(outline.argb());
  }

  private void curve(double[] c, int at) {
    double x = c[at];
    double y = c[at + 1];
    for (int i = 1; i <= CHORDS; i++) {
      double t = (double) i / CHORDS;
      double toX = bezier(c, at, t);
      double toY = bezier(c, at + 1, t);
      chord(x, y, toX, toY);
      x = toX;
      y = toY;
    }
  }

  private static double bezier(double[] c, int at, double t) {
    double s = 1 - t;
    return s * s * s * c[at]
        + 3 * s * s * t * c[at + 3]
        + 3 * s * t * t * c[at + 6]
        + t * t * t * c[at + 9];
  }

  /** Notes where a chord crosses the rows of samples: by row, then by column. */
  private void chord(double x0, double y0, double x1, double y1) {
    boolean down = y0 < y1;
    int from = Math.max(0, sample(Math.min(y0, y1)));
    int to = Math.min(SIDE * height, sample(Math.max(y0, y1)));
    for (int row = from; row < to; row++) {
      double y = (row + 0.5) / SIDE;
      int column = sample(x0 + (y - y0) / (y1 - y0) * (x1 - x0));
      if (size == crossings.length) {
        crossings = Arrays.copyOf(crossings, 2 * size);
      }
      crossings[size++] = (long) row << 32 | column + SHIFT << 1 | (down ? 1 : 0);
    }
  }

  /** The first sample at or after a place in pixels. */
  private static int sample(double place) {
    return (int) Math.ceil(place * SIDE - 0.5);
  }

  private void rows(int argb) {
    int at = 0;
    while (at < size) {
      int y = (int) (crossings[at] >> 32) / SIDE;
      int left = width;
      int right = 0;
      int winding = 0;
      for (; at < size && (int) (crossings[at] >> 32) / SIDE == y; at++) {
        winding += (crossings[at] & 1) == 1 ? 1 : -1;
        if (winding != 0) {
          int from = Math.max(0, column(crossings[at]));
          int to = Math.min(SIDE * width, column(crossings[at + 1]));
          if (from < to) {
            left = Math.min(left, from / SIDE);
            right = Math.max(right, (to + SIDE - 1) / SIDE);
            count(from, to);
          }
        }
      }
      blend(y, left, right, argb);
    }
  }

  private static int column(long crossing) {
    return (int) (((int) crossing >>> 1) - SHIFT);
  }

  private void count(int from, int to) {
    int at = from;
    while (at < to) {
      int end = Math.min(to, (at / SIDE + 1) * SIDE);
      counts[at / SIDE] += end - at;
      at = end;
    }
  }

  private void blend(int y, int left, int right, int argb) {
    for (int x = left; x < right; x++) {
      int count = counts[x];
      counts[x] = 0;
      if (count > 0 && count < SIDE * SIDE) {
        edge.set(y * width + x);
      }
      float part = count * (argb >>> 24) / (255f * SIDE * SIDE);
      for (int i = 0, c = 3 * (y * width + x); i < 3; i++, c++) {
        channels[c] += part * (channel(argb, i) - channels[c]);
      }
    }
  }

  /** How pixels {@code 0xFFRRGGBB} differ from this picture where an outline passes through. */
  public EdgeError error(int[] pixels) {
    double sum = 0;
    double largest = 0;
    for (int p = edge.nextSetBit(0); p >= 0; p = edge.nextSetBit(p + 1)) {
      for (int i = 0; i < 3; i++) {
        double error = Math.abs(channel(pixels[p], i) - channels[3 * p + i]);
        sum += error;
        largest = Math.max(largest, error);
      }
    }
    return new EdgeError(edge.cardinality(), sum / (3.0 * edge.cardinality()), largest);
  }

  /**
   * How far a picture is from the reference, in steps of a channel of 8 bits.
   *
   * @param pixels that an outline passes through
   * @param mean absolute error of their channels
   * @param largest absolute error of a channel
   */
  public record EdgeError(int pixels, double mean, double largest) {}
}
