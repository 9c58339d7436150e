package zoetrope.internal.raster.coverage;

import java.util.Arrays;

/**
 * The edges of an area in fixed point (1/256 pixel), relative to an origin. {@link PlacedContours}
 * sets the position of the origin, so that equal glyphs share their contours. The edges come from a
 * path that was transformed without its translation, flattened, and grown by its border. Each edge
 * is stored from its upper to its lower end, and its slope is computed once for all positions.
 * Immutable.
 */
public final class Contours {
  /** {@code x0, y0, x1, y1} of each edge, {@code y0 < y1}. */
  private final int[] edges;

  /**
   * {@link #edges} contains four kinds of edges, in this order: sloped down, sloped up, vertical
   * down, vertical up. These are the indices in {@link #edges} where each kind ends.
   */
  private final int[] ends;

  /** {@link ScanConverter#slope} and the inverse slope of each sloped edge. */
  private final long[] slopes;

  /** Whether the area is an axis-aligned rectangle. */
  public final boolean isRectangle;

  public final int left;
  public final int top;
  public final int right;
  public final int bottom;

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
    // A rectangle has one vertical edge on each side, and both span the same rows.
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

  /** Returns the memory that the arrays use, in units of an {@code int}. */
  public int size() {
    return edges.length + 2 * slopes.length;
  }

  /** Sends all edges to {@code converter}, translated by {@code (x, y)}. */
  void emitTo(ScanConverter converter, int x, int y) {
    sloped(converter, 0, ends[0], x, y, 1);
    sloped(converter, ends[0], ends[1], x, y, -1);
    vertical(converter, ends[1], ends[2], x, y, 1);
    vertical(converter, ends[2], ends[3], x, y, -1);
  }

  private void sloped(ScanConverter converter, int from, int to, int x, int y, int sign) {
    int[] e = edges;
    long[] s = slopes;
    for (int i = from; i < to; i += 4) {
      int k = i >> 1;
      converter.sloped(e[i] + x, e[i + 1] + y, e[i + 2] + x, e[i + 3] + y, sign, s[k], s[k + 1]);
    }
  }

  private void vertical(ScanConverter converter, int from, int to, int x, int y, int sign) {
    int[] e = edges;
    for (int i = from; i < to; i += 4) {
      converter.vertical(e[i] + x, e[i + 1] + y, e[i + 3] + y, sign);
    }
  }

  /** A builder that collects edges. */
  public static final class Builder implements EdgeSink {
    private static final int KINDS = 4;

    private final int[][] edges = new int[KINDS][256];
    private final int[] sizes = new int[KINDS];
    private boolean isInGuardBand;

    public void clear() {
      Arrays.fill(sizes, 0);
      isInGuardBand = true;
    }

    @Override
    public void add(double x0, double y0, double x1, double y1) {
      isInGuardBand &= EdgeList.isInGuardBand(x0) && EdgeList.isInGuardBand(y0);
      int ax = EdgeList.toFixed(x0);
      int ay = EdgeList.toFixed(y0);
      int bx = EdgeList.toFixed(x1);
      int by = EdgeList.toFixed(y1);
      int vertical = ax == bx ? 2 : 0;
      if (ay < by) {
        put(vertical, ax, ay, bx, by);
      } else if (by < ay) {
        put(vertical + 1, bx, by, ax, ay);
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

    /** Whether all edges are within the guard band of {@link EdgeList}. */
    public boolean isInGuardBand() {
      return isInGuardBand;
    }

    /** Returns the contours of all added edges. */
    public Contours build() {
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
