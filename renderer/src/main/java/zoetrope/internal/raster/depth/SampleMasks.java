package zoetrope.internal.raster.depth;

/**
 * Coverage masks of half-planes, with 64 samples per pixel, looked up in a table.
 *
 * <p>The samples are the points of a (0, 6, 2)-net in base 2 (Hammersley's points). They have 64
 * different x coordinates and 64 different y coordinates, so that the coverage has as many steps at
 * vertical and horizontal edges as at oblique edges. A half-plane is looked up by its direction and
 * its distance from the pixel's centre (Carpenter, "The A-buffer", 1984, and Fiume, Fournier and
 * Rudolph, "A parallel scan conversion algorithm", 1983). The masks of both sides of a line are
 * complements, so polygons that share an edge leave no gap and do not overlap.
 */
final class SampleMasks {
  /** The number of samples per pixel. */
  static final int SAMPLES = 64;

  static final long ALL = -1L;

  /**
   * The number of table entries for a distance of one pixel. The distance is measured along the
   * axis that is more nearly perpendicular to the line.
   */
  static final int STEPS = 64;

  private static final int SLOPES = 64;
  private static final int DISTANCES = 2 * STEPS + 1;

  private static final double[] X = new double[SAMPLES];
  private static final double[] Y = new double[SAMPLES];
  private static final long[] TABLE = new long[4 * (SLOPES + 1) * DISTANCES];

  static {
    for (int i = 0; i < SAMPLES; i++) {
      X[i] = (i + 0.5) / SAMPLES - 0.5;
      Y[i] = ((Integer.reverse(i) >>> 26) + 0.5) / SAMPLES - 0.5;
    }
    for (int octant = 0; octant < 4; octant++) {
      for (int slope = 0; slope <= SLOPES; slope++) {
        fill(octant, slope);
      }
    }
  }

  private SampleMasks() {}

  private static void fill(int octant, int slope) {
    double t = (double) slope / SLOPES;
    double dx = octant == 0 ? 1 : octant == 1 ? t : octant == 2 ? -t : -1;
    double dy = octant == 0 || octant == 3 ? t : 1;
    int base = base(octant, slope);
    for (int k = 0; k < DISTANCES; k++) {
      double distance = (double) (k - STEPS) / STEPS;
      long mask = 0;
      for (int i = 0; i < SAMPLES; i++) {
        if (dy * X[i] - dx * Y[i] + distance >= 0) {
          mask |= 1L << i;
        }
      }
      TABLE[base + k] = mask;
    }
  }

  private static int base(int octant, int slope) {
    return (octant * (SLOPES + 1) + slope) * DISTANCES;
  }

  /**
   * Returns the index in the table where the masks for lines of this direction begin. The direction
   * must satisfy {@code dy > 0 || dy == 0 && dx > 0}.
   *
   * @param unit {@code 1 / max(|dx|, dy)}
   */
  static int row(double dx, double dy, double unit) {
    double across = Math.abs(dx);
    boolean flat = across >= dy;
    int slope = (int) ((flat ? dy : across) * unit * SLOPES + 0.5);
    int octant = flat ? (dx > 0 ? 0 : 3) : (dx >= 0 ? 1 : 2);
    return base(octant, slope);
  }

  /**
   * Returns the samples {@code (x, y)} with {@code dy x - dx y + d >= 0}.
   *
   * @param row the row of the direction, see {@link #row}
   * @param step {@code d / max(|dx|, |dy|)} in 1/{@link #STEPS} pixel, plus {@link #STEPS}; limited
   *     to the range from 0 to twice {@link #STEPS}
   */
  static long mask(int row, int step) {
    return TABLE[row + Math.max(0, Math.min(2 * STEPS, step))];
  }

  /** Returns the samples {@code (x, y)} with {@code gx x + gy y + c >= 0}. */
  static long halfPlane(double gx, double gy, double c) {
    double scale = Math.max(Math.abs(gx), Math.abs(gy));
    if (!(scale > Float.MIN_NORMAL)) {
      return c >= 0 ? ALL : 0;
    }
    double unit = 1 / scale;
    double distance = c * unit * STEPS;
    if (gx > 0 || gx == 0 && gy < 0) {
      return mask(row(-gy, gx, unit), (int) Math.floor(distance + (STEPS + 0.5)));
    }
    return ~mask(row(gy, -gx, unit), (int) Math.floor(STEPS + 0.5 - distance));
  }
}
