package zoetrope.attention;

/**
 * A generator of pseudo-random weights. Equal seeds give equal weights on every machine and JDK,
 * because it uses SplitMix64 (Steele, Lea, Flood 2014) and {@link StrictMath}.
 *
 * <pre>{@code
 * RealMatrix x = new WeightGenerator(1337).uniform(8, 32, 0, 1);
 * }</pre>
 */
public final class WeightGenerator {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private long state;

  /** Creates a generator that starts with {@code seed}. */
  public WeightGenerator(long seed) {
    state = seed;
  }

  /** Returns a generator for {@code name}. Its numbers depend only on the seed and the name. */
  public static WeightGenerator of(long seed, String name) {
    long hash = 0xCBF29CE484222325L;
    for (int i = 0; i < name.length(); i++) {
      hash = (hash ^ name.charAt(i)) * 0x100000001B3L;
    }
    return new WeightGenerator(mix(seed + STEP) ^ hash);
  }

  /** Returns the next number, uniform in [0, 1). */
  public double next() {
    state += STEP;
    return (mix(state) >>> 11) * 0x1p-53;
  }

  /**
   * Returns the next number of a normal distribution with mean 0 and standard deviation 1 (method
   * of Box and Muller).
   */
  public double nextGaussian() {
    double radius = Math.sqrt(-2 * StrictMath.log(1 - next()));
    return radius * StrictMath.cos(2 * Math.PI * next());
  }

  /** Returns a matrix [rows, columns] of numbers uniform in [low, high). */
  public RealMatrix uniform(int rows, int columns, double low, double high) {
    return RealMatrix.of(rows, columns, (i, j) -> low + (high - low) * next());
  }

  /** Returns a matrix [rows, columns] of normally distributed numbers with mean 0. */
  public RealMatrix gaussian(int rows, int columns, double deviation) {
    return RealMatrix.of(rows, columns, (i, j) -> deviation * nextGaussian());
  }

  /** Returns a map with weights uniform in ±1/√inputs, the default of {@code Linear} in PyTorch. */
  public LinearMap linear(int inputs, int outputs) {
    double bound = 1 / Math.sqrt(inputs);
    return new LinearMap(uniform(outputs, inputs, -bound, bound));
  }

  /** Returns a head for vectors of {@code channels} numbers with d_k = d_v = {@code size}. */
  public AttentionHead head(int channels, int size) {
    return new AttentionHead(
        linear(channels, size), linear(channels, size), linear(channels, size));
  }

  /**
   * Returns a head for vectors of {@code channels} numbers. Its value map has two factors: down to
   * {@code size} numbers and up again.
   */
  public AttentionHead factoredHead(int channels, int size) {
    return new AttentionHead(
        linear(channels, size),
        linear(channels, size),
        new FactoredMap(linear(channels, size), linear(size, channels)));
  }

  /** Returns a random orthogonal matrix [size, size], by Gram-Schmidt: a rotation or reflection. */
  public RealMatrix rotation(int size) {
    double[][] rows = gaussian(size, size, 1).toRows();
    for (int i = 0; i < size; i++) {
      // A second pass removes the rounding errors of the first.
      for (int pass = 0; pass < 2; pass++) {
        for (int j = 0; j < i; j++) {
          addTo(rows[i], rows[j], -dot(rows[i], rows[j]));
        }
      }
      addTo(rows[i], rows[i], 1 / Math.sqrt(dot(rows[i], rows[i])) - 1);
    }
    return RealMatrix.ofRows(rows);
  }

  private static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static void addTo(double[] a, double[] b, double factor) {
    for (int i = 0; i < a.length; i++) {
      a[i] += factor * b[i];
    }
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
