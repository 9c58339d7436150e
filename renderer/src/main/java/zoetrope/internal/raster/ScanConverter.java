package zoetrope.internal.raster;

/**
 * Takes the edges of an area, each from the top down, in 1/256 pixels of a box. A sign of 1 stands
 * for edges of lines that run down, -1 for those of lines that run up.
 */
interface ScanConverter {
  /** Takes an edge at {@code x} from {@code y0} down to {@code y1 > y0}. */
  void upright(int x, int y0, int y1, int sign);

  /**
   * Takes an edge with {@code y0 < y1} and {@code x0 != x1}.
   *
   * @param slope how x changes with y, see {@link #slope}
   * @param steepness how y changes with x, without its sign
   */
  void leaning(int x0, int y0, int x1, int y1, int sign, long slope, long steepness);

  /** Takes an edge with {@code y0 < y1}. */
  default void edge(int x0, int y0, int x1, int y1, int sign) {
    if (x0 == x1) {
      upright(x0, y0, y1, sign);
    } else {
      int wide = x1 - x0;
      int tall = y1 - y0;
      leaning(x0, y0, x1, y1, sign, slope(wide, tall), slope(tall, Math.abs(wide)));
    }
  }

  /** A slope as a number of 32 bits before the point and 32 behind, rounded towards 0. */
  static long slope(int rise, int run) {
    return (long) (rise * 0x1p32 / run);
  }

  /** How far a slope rises in {@code run}, rounded down. */
  static int rise(long slope, int run) {
    return (int) (run * slope >> 32);
  }
}
