package zoetrope.internal.raster.coverage;

/**
 * Receives the edges of an area to scan-convert them. Each edge is given from its upper to its
 * lower end, in 1/256 pixel relative to the upper left corner of a box. The sign is 1 if the area's
 * outline runs down along the edge, and -1 if it runs up.
 */
public interface ScanConverter {
  /** Adds an edge at {@code x} from {@code y0} down to {@code y1 > y0}. */
  void vertical(int x, int y0, int y1, int sign);

  /**
   * Adds an edge with {@code y0 < y1} and {@code x0 != x1}.
   *
   * @param slope dx/dy, see {@link #slope}
   * @param inverseSlope |dy/dx|, in the same format
   */
  void sloped(int x0, int y0, int x1, int y1, int sign, long slope, long inverseSlope);

  /** Adds an edge with {@code y0 < y1}. */
  default void edge(int x0, int y0, int x1, int y1, int sign) {
    if (x0 == x1) {
      vertical(x0, y0, y1, sign);
    } else {
      int wide = x1 - x0;
      int tall = y1 - y0;
      sloped(x0, y0, x1, y1, sign, slope(wide, tall), slope(tall, Math.abs(wide)));
    }
  }

  /** Returns a slope in fixed point (32.32), rounded towards 0. */
  static long slope(int rise, int run) {
    return (long) (rise * 0x1p32 / run);
  }

  /** Returns slope times run, rounded down. The slope is in the format of {@link #slope}. */
  static int rise(long slope, int run) {
    return (int) (run * slope >> 32);
  }
}
