package zoetrope.internal.raster;

/**
 * The faces in a square of pixels, as long as they do not hide one another, as those of a surface
 * seen from one side: how much of each pixel they cover together, and what colour they give it.
 *
 * <p>Each edge adds, for each pixel row it crosses, the area to its right times the colour of the
 * face; the prefix sum along a row is then what all faces add up to, as in {@link Coverage}. Two
 * faces that share an edge add and subtract the same number there: a pixel within a surface is
 * covered exactly once, whatever its faces, and one at its border as much as it is. Faces that turn
 * one way on the canvas are counted apart from those that turn the other way, so that the fold
 * between both sides of a surface is told from what covers a pixel once.
 */
final class SheetBuffer {
  /** The sum of a pixel that is covered once. */
  private static final int FULL = 1 << 12;

  /** So little more or less is rounding where the corners of faces do not meet exactly. */
  private static final int SLACK = FULL / 64;

  /** Sums are fixed point numbers in lanes: blue, green and red; both coverages and alpha. */
  private static final int LANE = 21;

  private static final long LOW = (1L << LANE) - 1;
  private static final long ONES = 1 | 1L << LANE | 1L << 2 * LANE;

  /** A sum of one pixel plus this has this bit if it is not below 0, nor above {@link #MOST}. */
  private static final long SIGNS = ONES << LANE - 1;

  /** More than sums fall below 0, since coverage is rounded. */
  private static final int BIAS = FULL;

  private static final int MOST = 255 * FULL;

  /** What covers a pixel once, opaquely: turning one way, or the other. */
  private static final long OPAQUE = 255L * FULL << 2 * LANE | FULL;

  private static final long OPAQUE_BACK = 255L * FULL << 2 * LANE | (long) FULL << LANE;

  private static final long OPAQUE_LANE = 255L << 56;

  /** So little is rounding where nothing covers a pixel. */
  private static final int NOTHING = 4;

  /** Where {@link Blend#lanes} has blue, green, red and alpha. */
  private static final int[] SHIFTS = {0, 32, 16, 48};

  /** How many edges wait for the face on their other side, a power of 2. */
  private static final int HELD = 128;

  private static final long BYTE_HALVES = 0x0080008000800080L;
  private static final long BYTES = 0x00FF00FF00FF00FFL;
  private static final int STRIDE = 2 * (TileMask.SIDE + 1);

  /** Two sums a pixel, and one pixel more in each row. */
  private long[] sums = new long[STRIDE * TileMask.SIDE];

  /** The columns of each row in which a sum changes, as bits. */
  private int[] touched = new int[TileMask.SIDE];

  private final long[] lanes = new long[TileMask.SIDE];

  /** The same in eight bits a channel. */
  private final int[] pixels = new int[TileMask.SIDE];

  private boolean isOpaque;

  /** Edges that were met once: their ends, and what they add. */
  private final int[] heldEnds = new int[4 * HELD];

  private final long[] heldColors = new long[HELD];
  private final long[] heldCoverage = new long[HELD];

  /** The coverage of one face whose colour is not the same all over. */
  private final long[] faceSums = new long[STRIDE * TileMask.SIDE];

  private final int[] faceTouched = new int[TileMask.SIDE];
  private final CornerColors cornerColors = new CornerColors();
  private final FacePlane plane = new FacePlane();
  private int left;
  private int top;
  private int side;
  private int part;
  private boolean isUnited;

  /** What the present edge adds, with its sign. */
  private long colors;

  private long coverage;
  private long inverseSlope;

  /** Begins a square without faces. */
  void begin(int x, int y, int newSide) {
    left = x << 8;
    top = y << 8;
    side = newSide;
    part = -1;
    isUnited = true;
  }

  /** Adds face {@code i} of part {@code number} of a list. */
  void add(DepthFaces faces, int i, int number) {
    isUnited &= (part < 0 || part == number) && !faces.isStroke;
    part = number;
    int[] c = faces.corners;
    int from = 2 * faces.starts[i];
    int to = 2 * faces.starts[i + 1];
    long area = 0;
    int x = c[to - 2];
    int y = c[to - 1];
    for (int k = from; k < to; k += 2) {
      area += (long) x * c[k + 1] - (long) c[k] * y;
      x = c[k];
      y = c[k + 1];
    }
    if (area == 0) {
      return;
    }
    long turn = area > 0 ? -1 : 1;
    long side = area > 0 ? 1 : 1L << LANE;
    if (faces.isShaded(i)) {
      addShaded(faces, i, turn, side);
      return;
    }
    int color = Blend.premultiply(faces.colors[i]);
    long rgb = turn * rgb(color);
    long cover = turn * cover(side, color);
    x -= left;
    y -= top;
    for (int k = from; k < to; k += 2) {
      int x0 = x;
      int y0 = y;
      x = c[k] - left;
      y = c[k + 1] - top;
      if (y0 < y) {
        hold(x0, y0, x, y, rgb, cover);
      } else if (y < y0) {
        hold(x, y, x0, y0, -rgb, -cover);
      }
    }
  }

  private static long rgb(int color) {
    return color & 255 | (color >> 8 & 255L) << LANE | (color >> 16 & 255L) << 2 * LANE;
  }

  private static long cover(long side, int color) {
    return side | (long) (color >>> 24) << 2 * LANE;
  }

  /**
   * Adds an edge from the top down once the face on its other side has come: what both add is
   * little, and nothing if they have one colour.
   */
  private void hold(int x0, int y0, int x1, int y1, long newColors, long newCoverage) {
    int slot = (x0 * 31 + y0 * 17 + x1 * 7 + y1 * 5) * 0x9E3779B1 >>> 32 - 7;
    int at = 4 * slot;
    boolean same =
        heldEnds[at] == x0
            && heldEnds[at + 1] == y0
            && heldEnds[at + 2] == x1
            && heldEnds[at + 3] == y1;
    if (same) {
      heldColors[slot] += newColors;
      heldCoverage[slot] += newCoverage;
      return;
    }
    release(slot);
    heldEnds[at] = x0;
    heldEnds[at + 1] = y0;
    heldEnds[at + 2] = x1;
    heldEnds[at + 3] = y1;
    heldColors[slot] = newColors;
    heldCoverage[slot] = newCoverage;
  }

  private void release(int slot) {
    colors = heldColors[slot];
    coverage = heldCoverage[slot];
    if ((colors | coverage) != 0) {
      int at = 4 * slot;
      edge(heldEnds[at], heldEnds[at + 1], heldEnds[at + 2], heldEnds[at + 3]);
      heldColors[slot] = 0;
      heldCoverage[slot] = 0;
    }
  }

  /** Ends the faces of the square, before its rows are resolved. */
  void end() {
    for (int slot = 0; slot < HELD; slot++) {
      release(slot);
    }
  }

  /** Adds a face pixel by pixel, each in the colour that it has there. */
  private void addShaded(DepthFaces faces, int i, long turn, long turnSide) {
    int from = faces.starts[i];
    int to = faces.starts[i + 1];
    cornerColors.set(faces, i);
    plane.set(faces, from, to);
    long[] all = sums;
    int[] allTouched = touched;
    sums = faceSums;
    touched = faceTouched;
    colors = 0;
    int[] c = faces.corners;
    int x = c[2 * to - 2] - left;
    int y = c[2 * to - 1] - top;
    for (int k = 2 * from; k < 2 * to; k += 2) {
      int x0 = x;
      int y0 = y;
      x = c[k] - left;
      y = c[k + 1] - top;
      coverage = y0 < y ? turn : -turn;
      if (y0 < y) {
        edge(x0, y0, x, y);
      } else if (y < y0) {
        edge(x, y, x0, y0);
      }
    }
    sums = all;
    touched = allTouched;
    for (int row = 0; row < side; row++) {
      if (faceTouched[row] != 0) {
        addShadedRow(row, faces.colors[i], turnSide);
      }
    }
  }

  private void addShadedRow(int row, int color, long turnSide) {
    int y = (top >> 8) + row;
    int at = STRIDE * row;
    long covered = 0;
    for (int column = 0; column < side; column++, at += 2) {
      covered += faceSums[at + 1];
      faceSums[at + 1] = 0;
      if (covered != 0) {
        int px = (left >> 8) + column;
        int shade = cornerColors.at(px + 0.5, y + 0.5, plane.at(px, y), color);
        shade = Blend.premultiply(shade);
        long rgb = covered * rgb(shade);
        long cover = covered * cover(turnSide, shade);
        sums[at] += rgb;
        sums[at + 1] += cover;
        sums[at + 2] -= rgb;
        sums[at + 3] -= cover;
        touched[row] |= 3 << column;
      }
    }
    faceSums[at + 1] = 0;
    faceTouched[row] = 0;
  }

  /** Adds an edge from the top down, as {@link Coverage} does. */
  private void edge(int x0, int y0, int x1, int y1) {
    int y = Math.max(y0, 0);
    int end = Math.min(y1, side << 8);
    if (y >= end || Math.min(x0, x1) >= side << 8) {
      return;
    }
    if (x0 == x1 || Math.max(x0, x1) < 0) {
      vertical(x0, y, end);
      return;
    }
    long slope = ScanConverter.slope(x1 - x0, y1 - y0);
    inverseSlope = 0;
    int x = y == y0 ? x0 : x0 + ScanConverter.rise(slope, y - y0);
    while (y < end) {
      int next = Math.min((y | 255) + 1, end);
      int nextX = next == y1 ? x1 : x0 + ScanConverter.rise(slope, next - y0);
      if (x >> 8 == nextX >> 8) {
        cell(y >> 8, x >> 8, next - y, (x & 255) + (nextX & 255));
      } else {
        if (inverseSlope == 0) {
          inverseSlope = ScanConverter.slope(y1 - y0, Math.abs(x1 - x0));
        }
        cells(y >> 8, Math.min(x, nextX), Math.max(x, nextX), next - y);
      }
      x = nextX;
      y = next;
    }
  }

  private void vertical(int x, int y0, int y1) {
    int column = x >> 8;
    int distances = 2 * (x & 255);
    for (int y = y0; y < y1; ) {
      int next = Math.min((y | 255) + 1, y1);
      cell(y >> 8, column, next - y, distances);
      y = next;
    }
  }

  /**
   * Adds an edge within one pixel: its height, and the sum of the distances of its ends from the
   * pixel's left side, both in 1/256 pixel.
   */
  private void cell(int row, int column, int height, int distances) {
    if (column >= side) {
      return;
    }
    int at = STRIDE * row;
    int all = height << 4;
    touched[row] |= column < 0 ? 1 : 3 << column;
    if (column < 0) {
      sums[at] += colors * all;
      sums[at + 1] += coverage * all;
      return;
    }
    at += 2 * column;
    int beyond = height * distances + 16 >> 5;
    long colorsBeyond = colors * beyond;
    sums[at] += colors * all - colorsBeyond;
    sums[at + 2] += colorsBeyond;
    // Within a surface both sides of an edge cover as much.
    if (coverage != 0) {
      sums[at + 1] += coverage * (all - beyond);
      sums[at + 3] += coverage * beyond;
    }
  }

  /** Adds an edge within one row from {@code a} to {@code b > a}. */
  private void cells(int row, int a, int b, int height) {
    int first = a >> 8;
    int last = b >> 8;
    if (first >= side) {
      return;
    }
    int done = 0;
    int column = first;
    if (first < 0) {
      column = Math.min(0, last);
      done = last < 0 ? height : Math.min(height, ScanConverter.rise(inverseSlope, -a));
      cell(row, -1, done, 0);
    }
    int start = column == first ? a & 255 : 0;
    int stop = Math.min(last, side);
    for (; column < stop; column++) {
      int reached = Math.min(height, ScanConverter.rise(inverseSlope, (column + 1 << 8) - a));
      cell(row, column, reached - done, start + 256);
      done = reached;
      start = 0;
    }
    if (column == last) {
      cell(row, last, height - done, start + (b & 255));
    }
  }

  /**
   * Sums a row of the square up and clears it; returns the columns in which it is not certain what
   * is seen, since faces hide one another there, as bits.
   */
  int resolve(int row) {
    int bits = touched[row];
    touched[row] = 0;
    int unsure = 0;
    long color = 0;
    long cover = 0;
    long seen = 0;
    boolean sure = true;
    int pixel = 0;
    isOpaque = true;
    int column = 0;
    for (int rest = bits; column < side; rest &= rest - 1) {
      int next = rest == 0 ? side : Math.min(side, Integer.numberOfTrailingZeros(rest));
      unsure |= sure ? 0 : TileMask.columns(column, next);
      isOpaque &= pixel >>> 24 == 255 || column == next;
      for (; column < next; column++) {
        lanes[column] = seen;
        pixels[column] = pixel;
      }
      if (column < side) {
        int at = STRIDE * row + 2 * column;
        color += sums[at];
        cover += sums[at + 1];
        sums[at] = 0;
        sums[at + 1] = 0;
        sure = cover == OPAQUE || cover == OPAQUE_BACK || isSure(cover);
        seen = sure ? seen(color, cover) : 0;
        unsure |= sure ? 0 : 1 << column;
        pixel = pack(seen);
        isOpaque &= pixel >>> 24 == 255;
        pixels[column] = pixel;
        lanes[column++] = seen;
      }
    }
    sums[STRIDE * row + 2 * side] = 0;
    sums[STRIDE * row + 2 * side + 1] = 0;
    return unsure;
  }

  private static long seen(long color, long cover) {
    return cover == OPAQUE || cover == OPAQUE_BACK
        ? OPAQUE_LANE | channels(color)
        : partly(color, cover);
  }

  /** Whether nothing was added to a row. */
  boolean isEmpty(int row) {
    return touched[row] == 0;
  }

  /** Whether a pixel is covered once, or by the border of one surface. */
  private boolean isSure(long cover) {
    int front = lane(cover, 0);
    int back = lane(cover, LANE);
    int covered = front + back;
    return Math.min(front, back) <= SLACK
        && covered <= FULL + SLACK
        && (isUnited || covered >= FULL - SLACK || covered <= NOTHING);
  }

  private static long partly(long color, long cover) {
    int covered = lane(cover, 0) + lane(cover, LANE);
    if (covered <= NOTHING) {
      return 0;
    }
    boolean isWhole = covered >= FULL - SLACK && covered != FULL;
    long result = 0;
    for (int channel = 0; channel < 4; channel++) {
      int sum = channel == 3 ? lane(cover, 2 * LANE) : lane(color, channel * LANE);
      sum = isWhole ? (int) ((long) sum * FULL / covered) : sum;
      result |= (long) (Math.max(0, Math.min(MOST, sum)) >> 4) << SHIFTS[channel];
    }
    return result;
  }

  /** A sum of two or three lanes, of which each may be a little below 0. */
  private static int lane(long sums, int shift) {
    return (int) (sums + BIAS * ONES >>> shift & LOW) - BIAS;
  }

  private static long channels(long color) {
    long biased = color + SIGNS;
    if ((biased & SIGNS) != SIGNS) {
      return partly(color, OPAQUE) & ~OPAQUE_LANE;
    }
    return biased >>> 4 & 0xFFFF
        | (biased >>> LANE + 4 & 0xFFFF) << 32
        | (biased >>> 2 * LANE + 4 & 0xFFFF) << 16;
  }

  /** Lanes as a pixel. */
  static int pack(long lanes) {
    long t = lanes + BYTE_HALVES >>> 8 & BYTES;
    return (int) (t >>> 24) | (int) t;
  }

  /**
   * What the row that was resolved last shows in a column, premultiplied, in 1/256, sixteen bits a
   * channel as {@link Blend#lanes} orders them.
   */
  long lanes(int column) {
    return lanes[column];
  }

  /** The same as pixels, one a column. */
  int[] pixels() {
    return pixels;
  }

  /** Whether nothing behind the row that was resolved last is seen. */
  boolean isOpaque() {
    return isOpaque;
  }
}
