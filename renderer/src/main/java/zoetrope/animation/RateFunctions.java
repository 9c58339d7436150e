package zoetrope.animation;

/** The rate functions of the field, by name. Formulas in {@code t} in [0, 1]. */
public final class RateFunctions {
  /** {@code t}. */
  public static final RateFunction LINEAR = t -> t;

  /** {@code 6t^5 - 15t^4 + 10t^3}: starts and ends without velocity and acceleration. */
  public static final RateFunction SMOOTH = RateFunctions::smoothAt;

  /** Slow, then as fast as {@link #SMOOTH} in its middle: {@code 2 smooth(t/2)}. */
  public static final RateFunction RUSH_INTO = t -> 2 * smoothAt(t / 2);

  /** Fast, then slow: {@code 2 smooth((t+1)/2) - 1}. */
  public static final RateFunction RUSH_FROM = t -> 2 * smoothAt((t + 1) / 2) - 1;

  /** A quarter circle: {@code sqrt(1 - (1-t)^2)}. */
  public static final RateFunction SLOW_INTO = t -> Math.sqrt(1 - (1 - t) * (1 - t));

  /** {@link #SMOOTH} to one half, and again to one. */
  public static final RateFunction DOUBLE_SMOOTH =
      t -> t < 0.5 ? 0.5 * smoothAt(2 * t) : 0.5 * (1 + smoothAt(2 * t - 1));

  /** To one and back to zero. */
  public static final RateFunction THERE_AND_BACK = t -> smoothAt(t < 0.5 ? 2 * t : 2 - 2 * t);

  /** {@code min(t / 0.8, 1)}: done early, then lingers. */
  public static final RateFunction LINGERING = t -> Math.min(t / 0.8, 1);

  private RateFunctions() {}

  /** To one, a rest for {@code pause} of the time, and back to zero. */
  public static RateFunction thereAndBackWithPause(double pause) {
    double a = 2 / (1 - pause);
    return t ->
        t < 0.5 - pause / 2 ? smoothAt(a * t) : t < 0.5 + pause / 2 ? 1 : smoothAt(a - a * t);
  }

  /** Takes a run-up to {@code pull} (below 0): a Bézier of values 0, 0, pull, pull, 1, 1, 1. */
  public static RateFunction runningStart(double pull) {
    return t -> bezier(t, 0, 0, pull, pull, 1, 1, 1);
  }

  /** Goes beyond one by {@code pull} (above 1) and comes back: Bézier of 0, 0, pull, pull, 1, 1. */
  public static RateFunction overshoot(double pull) {
    return t -> bezier(t, 0, 0, pull, pull, 1, 1);
  }

  /** {@code proportion * f(t)}. */
  public static RateFunction notQuiteThere(RateFunction f, double proportion) {
    return t -> proportion * f.at(t);
  }

  /** Swings {@code n} half waves, fading in and out: {@code thereAndBack(t) sin(n pi t)}. */
  public static RateFunction wiggle(double n) {
    return t -> THERE_AND_BACK.at(t) * StrictMath.sin(n * Math.PI * t);
  }

  /** {@code 1 - e^(-t / halfLife)}: fast at first, never quite there. */
  public static RateFunction exponentialDecay(double halfLife) {
    return t -> 1 - StrictMath.exp(-t / halfLife);
  }

  private static double smoothAt(double t) {
    double x = Math.max(0, Math.min(1, t));
    double s = 1 - x;
    return x * x * x * (10 * s * s + 5 * s * x + x * x);
  }

  /** The Bernstein polynomial with these values, by de Casteljau's scheme. */
  private static double bezier(double t, double... values) {
    double[] v = values.clone();
    for (int n = v.length - 1; n > 0; n--) {
      for (int i = 0; i < n; i++) {
        v[i] = (1 - t) * v[i] + t * v[i + 1];
      }
    }
    return v[0];
  }
}
