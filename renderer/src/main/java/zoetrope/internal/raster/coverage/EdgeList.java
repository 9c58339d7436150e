package zoetrope.internal.raster.coverage;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A list of the directed edges of one area in fixed point (24.8 pixels).
 *
 * <p>The edges are clipped to the canvas: edges above, below and to the right of the canvas are
 * dropped. The guard band is a square around the origin that is larger than any canvas. Parts of an
 * edge to the left or right of the guard band are moved onto its sides.
 */
public final class EdgeList implements EdgeSink {
  /** The maximum distance of an edge's ends from the origin along each axis, in pixels. */
  private static final double GUARD = 1 << 20;

  private static final int ABOVE = 1 << 29;

  private final int right;
  private final int bottom;
  private int[] edges = new int[1024];
  private int size;
  private int minX;
  private int minY;
  private int maxX;
  private int maxY;
  private boolean isUnclipped;

  public EdgeList(int width, int height) {
    this.right = width << 8;
    this.bottom = height << 8;
    clear();
  }

  public void clear() {
    size = 0;
    minX = Integer.MAX_VALUE;
    minY = Integer.MAX_VALUE;
    maxX = Integer.MIN_VALUE;
    maxY = Integer.MIN_VALUE;
    isUnclipped = true;
  }

  @Override
  public void add(double x0, double y0, double x1, double y1) {
    if (isInGuardBand(x0) && isInGuardBand(y0) && isInGuardBand(x1) && isInGuardBand(y1)) {
      put(toFixed(x0), toFixed(y0), toFixed(x1), toFixed(y1));
    } else if (Double.isFinite(x0)
        && Double.isFinite(y0)
        && Double.isFinite(x1)
        && Double.isFinite(y1)) {
      clipRows(x0, y0, x1, y1);
    }
  }

  public static boolean isInGuardBand(double v) {
    return Math.abs(v) < GUARD;
  }

  /** Rounds to 1/256 pixel. The shift makes the sum positive, so that the cast rounds down. */
  public static int toFixed(double v) {
    return (int) (v * 256 + (ABOVE + 0.5)) - ABOVE;
  }

  private void put(int x0, int y0, int x1, int y1) {
    int top = Math.min(y0, y1);
    int low = Math.max(y0, y1);
    if (top == low) {
      return;
    }
    int left = Math.min(x0, x1);
    isUnclipped &= left >= 0 && top >= 0 && Math.max(x0, x1) < right && low <= bottom;
    if (low <= 0 || top >= bottom) {
      return;
    }
    if (left >= right) {
      maxX = Math.max(maxX, right);
      return;
    }
    minX = Math.min(minX, left);
    maxX = Math.max(maxX, Math.max(x0, x1));
    minY = Math.min(minY, top);
    maxY = Math.max(maxY, low);
    if (size == edges.length) {
      edges = Arrays.copyOf(edges, 2 * size);
    }
    edges[size] = x0;
    edges[size + 1] = y0;
    edges[size + 2] = x1;
    edges[size + 3] = y1;
    size += 4;
  }

  private void clipRows(double x0, double y0, double x1, double y1) {
    double top = Math.max(-GUARD, Math.min(y0, y1));
    double low = Math.min(GUARD, Math.max(y0, y1));
    if (top >= low) {
      return;
    }
    double from = y0 < y1 ? top : low;
    double to = y0 < y1 ? low : top;
    clipColumns(
        from == y0 ? x0 : at(y0, x0, y1, x1, from),
        from,
        to == y1 ? x1 : at(y0, x0, y1, x1, to),
        to);
  }

  /** Moves the parts of an edge that are left or right of the guard band onto its sides. */
  private void clipColumns(double x0, double y0, double x1, double y1) {
    double a = x0 <= -GUARD ? -GUARD : x0 >= GUARD ? GUARD : x0;
    double b = x1 <= -GUARD ? -GUARD : x1 >= GUARD ? GUARD : x1;
    double ya = y0;
    double yb = y1;
    if (a != b) {
      ya = a == x0 ? y0 : at(x0, y0, x1, y1, a);
      yb = b == x1 ? y1 : at(x0, y0, x1, y1, b);
      put(toFixed(a), toFixed(ya), toFixed(b), toFixed(yb));
    } else {
      yb = ya;
    }
    put(toFixed(a), toFixed(y0), toFixed(a), toFixed(ya));
    put(toFixed(b), toFixed(yb), toFixed(b), toFixed(y1));
  }

  /**
   * Returns b where the line from (a0, b0) to (a1, b1) has the first coordinate {@code a}. The
   * result is computed from the nearer end of the line, so it is precise even if the other end is
   * very far away.
   */
  private static double at(double a0, double b0, double a1, double b1, double a) {
    double span = a1 / 2 - a0 / 2;
    double rise = b1 / 2 - b0 / 2;
    if (Math.abs(a - a0) < Math.abs(a1 - a)) {
      return b0 + (a - a0) / span * rise;
    }
    return b1 - (a1 - a) / span * rise;
  }

  /** Returns an immutable copy of the edges so far. */
  public Edges freeze() {
    return size == 0 ? Edges.NONE : new Edges(Arrays.copyOf(edges, size), box(), isUnclipped);
  }

  /** Copies the {@link #size} elements of the edges so far to {@code target} from {@code at} on. */
  void copyTo(int[] target, int at) {
    System.arraycopy(edges, 0, target, at, size);
  }

  /** Returns the number of array elements that the edges so far take, four for each edge. */
  int size() {
    return size;
  }

  /** Returns the box of the area within the canvas; empty if there is no edge. */
  PixelBox box() {
    return new PixelBox(
        Math.max(0, minX >> 8),
        Math.max(0, minY >> 8),
        Math.min(right >> 8, (maxX >> 8) + 1),
        Math.min(bottom >> 8, (maxY + 255) >> 8));
  }

  /** See {@link FillArea#isUnclipped}. */
  boolean isUnclipped() {
    return isUnclipped;
  }
}
