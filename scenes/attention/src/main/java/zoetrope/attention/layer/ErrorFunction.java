package zoetrope.attention.layer;

/** The error function, erf(x) = 2/√π ∫₀ˣ e^(−t²) dt, to about 15 digits. */
final class ErrorFunction {
  private static final double SCALE = 2 / Math.sqrt(Math.PI);

  /** From this argument on, erf rounds to 1 in double precision. */
  private static final double SATURATION = 6;

  private ErrorFunction() {}

  /**
   * Returns erf(x) by the series 2/√π · e^(−x²) · Σ 2ⁿ x²ⁿ⁺¹ / (1·3···(2n+1)), whose terms have the
   * same sign (Abramowitz and Stegun, 7.1.6).
   */
  static double of(double x) {
    if (Double.isNaN(x)) {
      return x;
    }
    if (Math.abs(x) >= SATURATION) {
      return Math.signum(x);
    }
    double square = 2 * x * x;
    double term = x;
    double sum = x;
    for (int odd = 3; sum + term != sum || odd == 3; odd += 2) {
      term *= square / odd;
      sum += term;
    }
    return SCALE * StrictMath.exp(-x * x) * sum;
  }
}
