package zoetrope.internal.raster.filter;

/**
 * Perlin's noise on a lattice of random gradients, as the Filter Effects Module Level 1 defines it
 * to the last number.
 */
public final class PerlinNoise {
  private static final int SIZE = 256;
  private static final int MASK = SIZE - 1;
  private static final int CHANNELS = 4;
  private static final int FAR = 4096;

  /** Park and Miller's generator, by Schrage's method. */
  private static final long MODULUS = 2147483647;

  private static final long FACTOR = 16807;

  private final int[] lattice = new int[2 * SIZE + 2];
  private final double[][] gradients = new double[CHANNELS][2 * (2 * SIZE + 2)];
  private long random;

  public PerlinNoise(long seed) {
    random = seed <= 0 ? -(seed % (MODULUS - 1)) + 1 : Math.min(seed, MODULUS - 1);
    for (int k = 0; k < CHANNELS; k++) {
      for (int i = 0; i < SIZE; i++) {
        lattice[i] = i;
        double x = component();
        double y = component();
        double length = Math.sqrt(x * x + y * y);
        gradients[k][2 * i] = x / length;
        gradients[k][2 * i + 1] = y / length;
      }
    }
    for (int i = SIZE - 1; i > 0; i--) {
      int other = (int) (next() % SIZE);
      int kept = lattice[i];
      lattice[i] = lattice[other];
      lattice[other] = kept;
    }
    for (int i = 0; i < SIZE + 2; i++) {
      lattice[SIZE + i] = lattice[i];
      for (double[] g : gradients) {
        g[2 * (SIZE + i)] = g[2 * i];
        g[2 * (SIZE + i) + 1] = g[2 * i + 1];
      }
    }
  }

  private long next() {
    random = random * FACTOR % MODULUS;
    return random;
  }

  private double component() {
    return (double) (next() % (2 * SIZE) - SIZE) / SIZE;
  }

  /**
   * Where a lattice begins anew.
   *
   * @param width in cells
   * @param x the first column
   */
  record Wrap(long width, long height, long x, long y) {
    long column(long cell) {
      return cell >= x + width ? cell - width : cell;
    }

    long row(long cell) {
      return cell >= y + height ? cell - height : cell;
    }
  }

  /** The noise of a channel, between -1 and 1; {@code wrap} is null for a lattice without end. */
  public double at(int channel, double x, double y, Wrap wrap) {
    long cellX = (long) Math.floor(x);
    long cellY = (long) Math.floor(y);
    double rx = x - cellX;
    double ry = y - cellY;
    long left = wrap == null ? cellX : wrap.column(cellX);
    long right = wrap == null ? cellX + 1 : wrap.column(cellX + 1);
    long top = wrap == null ? cellY : wrap.row(cellY);
    long bottom = wrap == null ? cellY + 1 : wrap.row(cellY + 1);
    int i = lattice[index(left)];
    int j = lattice[index(right)];
    double[] g = gradients[channel];
    double sx = rx * rx * (3 - 2 * rx);
    double sy = ry * ry * (3 - 2 * ry);
    double upper = lerp(sx, dot(g, i, top, rx, ry), dot(g, j, top, rx - 1, ry));
    double lower = lerp(sx, dot(g, i, bottom, rx, ry - 1), dot(g, j, bottom, rx - 1, ry - 1));
    return lerp(sy, upper, lower);
  }

  private static int index(long cell) {
    return (int) (cell + FAR & MASK);
  }

  private double dot(double[] g, int column, long row, double rx, double ry) {
    int at = 2 * lattice[column + index(row)];
    return rx * g[at] + ry * g[at + 1];
  }

  private static double lerp(double t, double a, double b) {
    return a + t * (b - a);
  }
}
