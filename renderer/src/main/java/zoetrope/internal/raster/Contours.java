package zoetrope.internal.raster;

import java.util.Arrays;

/**
 * The outlines of an area in straight edges, in 1/256 pixels around a place that is still open:
 * what is left of a path when it has been turned and scaled, cut into straight pieces and grown by
 * its border. Edges run from the top down; how they lean is reckoned once, wherever they are put.
 * Never changes.
 */
final class Contours {
  /** {@code x0, y0, x1, y1} of each edge, {@code y0 < y1}. */
  private final int[] edges;

  /**
   * Where in {@link #edges} those that lean end: first those of lines that run down, then those of
   * lines that run up; and upright ones likewise.
   */
  private final int[] ends;

  /** {@link ScanConverter#slope} and steepness of each edge that leans. */
  private final long[] slopes;

  /** Whether the area is a rectangle that stands upright. */
  final boolean isRectangle;

  final int left;
  final int top;
  final int right;
  final int bottom;

  private Contours(int[] edges, int[] ends) {
    this.edges = edges;
    this.ends = ends;
    this.slopes = slopes(edges, ends[1]);
    int x0 = isEmpty() ? 0 : edges[0];
    int y0 = isEmpty() ? 0 : edges[1];
    int x1 = x0;
    int y1 = y0;
    for (int i = 0; i < edges.length; i += 4) {
      x0 = Math.min(x0, Math.min(edges[i], edges[i + 2]));
      y0 = Math.min(y0, edges[i + 1]);
      x1 = Math.max(x1, Math.max(edges[i], edges[i + 2]));
      y1 = Math.max(y1, edges[i + 3]);
    }
    left = x0;
    top = y0;
    right = x1;
    bottom = y1;
    // An edge on each side, and as tall as each other.
    isRectangle =
        edges.length == 8
            && ends[1] == 0
            && ends[2] == 4
            && edges[1] == edges[5]
            && edges[3] == edges[7];
  }

  private static long[] slopes(int[] edges, int end) {
    long[] slopes = new long[end / 2];
    for (int i = 0, k = 0; i < end; i += 4, k += 2) {
      int wide = edges[i + 2] - edges[i];
      int tall = edges[i + 3] - edges[i + 1];
      slopes[k] = ScanConverter.slope(wide, tall);
      slopes[k + 1] = ScanConverter.slope(tall, Math.abs(wide));
    }
    return slopes;
  }

  boolean isEmpty() {
    return edges.length == 0;
  }

  /** How many numbers are kept. */
  int size() {
    return edges.length + 2 * slopes.length;
  }

  /** Hands all edges to {@code scan}, moved by {@code (x, y)}. */
  void handTo(ScanConverter scan, int x, int y) {
    leaning(scan, 0, ends[0], x, y, 1);
    leaning(scan, ends[0], ends[1], x, y, -1);
    upright(scan, ends[1], ends[2], x, y, 1);
    upright(scan, ends[2], ends[3], x, y, -1);
  }

  private void leaning(ScanConverter scan, int from, int to, int x, int y, int sign) {
    int[] e = edges;
    long[] s = slopes;
    for (int i = from; i < to; i += 4) {
      int k = i >> 1;
      scan.leaning(e[i] + x, e[i + 1] + y, e[i + 2] + x, e[i + 3] + y, sign, s[k], s[k + 1]);
    }
  }

  private void upright(ScanConverter scan, int from, int to, int x, int y, int sign) {
    int[] e = edges;
    for (int i = from; i < to; i += 4) {
      scan.upright(e[i] + x, e[i + 1] + y, e[i + 3] + y, sign);
    }
  }

  /** Collects edges. */
  static final class Builder implements EdgeSink {
    private static final int KINDS = 4;

    private final int[][] edges = new int[KINDS][256];
    private final int[] sizes = new int[KINDS];
    private boolean isNear;

    void clear() {
      Arrays.fill(sizes, 0);
      isNear = true;
    }

    @Override
    public void add(double x0, double y0, double x1, double y1) {
      isNear &= EdgeList.isNear(x0) && EdgeList.isNear(y0);
      int ax = EdgeList.fix(x0);
      int ay = EdgeList.fix(y0);
      int bx = EdgeList.fix(x1);
      int by = EdgeList.fix(y1);
      int upright = ax == bx ? 2 : 0;
      if (ay < by) {
        put(upright, ax, ay, bx, by);
      } else if (by < ay) {
        put(upright + 1, bx, by, ax, ay);
      }
    }

    private void put(int kind, int x0, int y0, int x1, int y1) {
      int size = sizes[kind];
      if (size == edges[kind].length) {
        edges[kind] = Arrays.copyOf(edges[kind], 2 * size);
      }
      int[] of = edges[kind];
      of[size] = x0;
      of[size + 1] = y0;
      of[size + 2] = x1;
      of[size + 3] = y1;
      sizes[kind] = size + 4;
    }

    /** Whether all that was added can be rounded to 1/256 of a pixel. */
    boolean isNear() {
      return isNear;
    }

    /** All that was added. */
    Contours build() {
      int[] ends = new int[KINDS];
      int size = 0;
      for (int kind = 0; kind < KINDS; kind++) {
        size += sizes[kind];
        ends[kind] = size;
      }
      int[] all = new int[size];
      for (int kind = 0; kind < KINDS; kind++) {
        System.arraycopy(edges[kind], 0, all, ends[kind] - sizes[kind], sizes[kind]);
      }
      return new Contours(all, ends);
    }
  }
}
