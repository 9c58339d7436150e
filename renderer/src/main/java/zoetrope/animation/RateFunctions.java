package zoetrope.animation;

import zoetrope.color.Theme;
import zoetrope.processor.Word;

/** The rate functions of Manim. In the formulas, {@code t} is in [0, 1]. */
public final class RateFunctions {
  /** {@code t}. */
  public static final RateFunction LINEAR = t -> t;

  /**
   * Starts and ends slowly: {@code 6t^5 - 15t^4 + 10t^3}, with velocity and acceleration 0 at both
   * ends. In a scene with the theme {@link zoetrope.color.Theme#COMMUNITY}, this function and those
   * derived from it use {@link #COMMUNITY_SMOOTH}.
   */
  public static final RateFunction SMOOTH = RateFunctions::smoothAt;

  /** Starts slowly and ends at the highest speed of {@link #SMOOTH}: {@code 2 smooth(t/2)}. */
  public static final RateFunction RUSH_INTO = t -> 2 * smoothAt(t / 2);

  /**
   * Starts at the highest speed of {@link #SMOOTH} and ends slowly: {@code 2 smooth((t+1)/2) - 1}.
   */
  public static final RateFunction RUSH_FROM = t -> 2 * smoothAt((t + 1) / 2) - 1;

  /** Slows down along a quarter circle: {@code sqrt(1 - (1-t)^2)}. */
  public static final RateFunction SLOW_INTO = t -> Math.sqrt(1 - (1 - t) * (1 - t));

  /** Goes from 0 to one half like {@link #SMOOTH}, and then in the same way to 1. */
  public static final RateFunction DOUBLE_SMOOTH =
      t -> t < 0.5 ? 0.5 * smoothAt(2 * t) : 0.5 * (1 + smoothAt(2 * t - 1));

  /** Goes smoothly to one and back to zero. */
  public static final RateFunction THERE_AND_BACK = t -> smoothAt(t < 0.5 ? 2 * t : 2 - 2 * t);

  /** {@code min(t / 0.8, 1)}: ends early, then stays. */
  public static final RateFunction LINGERING = t -> Math.min(t / 0.8, 1);

  /**
   * The sigmoid of inflection 10, which is called smooth in Manim CE; see {@link #smooth(double)}.
   * It is steeper in the middle than {@link #SMOOTH}.
   */
  public static final RateFunction COMMUNITY_SMOOTH = smooth(10);

  /** {@code 3t^2 - 2t^3}: the velocity is 0 at both ends. */
  public static final RateFunction SMOOTHSTEP = t -> t * t * (3 - 2 * t);

  /** {@code 6t^5 - 15t^4 + 10t^3}, in every theme. */
  public static final RateFunction SMOOTHERSTEP = RateFunctions::quinticAt;

  /** {@code 35t^4 - 84t^5 + 70t^6 - 20t^7}: three derivatives are 0 at both ends. */
  public static final RateFunction SMOOTHERERSTEP =
      t -> t * t * t * t * (35 + t * (-84 + t * (70 - 20 * t)));

  private RateFunctions() {}

  /**
   * Returns a sigmoid, normalised to reach 0 and 1: {@code (s(k(t - 1/2)) - e) / (1 - 2e)} with
   * {@code s(x) = 1 / (1 + e^-x)} and {@code e = s(-k/2)}.
   *
   * @param inflection the steepness k, above 0
   */
  @Word
  public static RateFunction smooth(double inflection) {
    if (!(inflection > 0 && inflection < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "the inflection of a sigmoid is above 0, not " + inflection);
    }
    double error = sigmoid(-inflection / 2);
    return t ->
        t <= 0 ? 0 : t >= 1 ? 1 : (sigmoid(inflection * (t - 0.5)) - error) / (1 - 2 * error);
  }

  /** Returns a function that is 0 before {@code time}, in [0, 1], and 1 from then on. */
  @Word
  public static RateFunction threshold(double time) {
    return t -> t < time ? 0 : 1;
  }

  private static double sigmoid(double x) {
    return 1 / (1 + StrictMath.exp(-x));
  }

  /**
   * Returns a function that goes to one, pauses for the share {@code pause} of the time, in [0, 1),
   * and goes back to zero.
   */
  @Word
  public static RateFunction thereAndBackWithPause(double pause) {
    double a = 2 / (1 - pause);
    return t ->
        t < 0.5 - pause / 2 ? smoothAt(a * t) : t < 0.5 + pause / 2 ? 1 : smoothAt(a - a * t);
  }

  /**
   * Returns a function that goes back to about {@code pull} (below 0) first. It is a Bézier curve
   * with the control values 0, 0, pull, pull, 1, 1, 1.
   */
  @Word
  public static RateFunction runningStart(double pull) {
    return t -> bezier(t, 0, 0, pull, pull, 1, 1, 1);
  }

  /**
   * Returns a function that overshoots 1 and comes back. It is a Bézier curve with the control
   * values 0, 0, pull, pull, 1, 1. {@code pull} is above 1.
   */
  @Word
  public static RateFunction overshoot(double pull) {
    return t -> bezier(t, 0, 0, pull, pull, 1, 1);
  }

  /** Returns {@link #runningStart(double)} with a pull of -0.5. */
  @Word
  public static RateFunction runningStart() {
    return runningStart(-0.5);
  }

  /** Returns {@link #overshoot(double)} with a pull of 1.5. */
  @Word
  public static RateFunction overshoot() {
    return overshoot(1.5);
  }

  /** Returns {@link #thereAndBackWithPause(double)} with a pause of one third of the time. */
  @Word
  public static RateFunction thereAndBackWithPause() {
    return thereAndBackWithPause(1.0 / 3);
  }

  /** Returns {@code 0.7 smooth(t)}. */
  @Word
  public static RateFunction notQuiteThere() {
    return notQuiteThere(SMOOTH, 0.7);
  }

  /** Returns {@link #wiggle(double)} with two half waves. */
  @Word
  public static RateFunction wiggle() {
    return wiggle(2);
  }

  /** Returns {@link #exponentialDecay(double)} with a half life of 0.1. */
  @Word
  public static RateFunction exponentialDecay() {
    return exponentialDecay(0.1);
  }

  /** Returns {@code proportion * f(t)}. */
  @Word
  public static RateFunction notQuiteThere(RateFunction f, double proportion) {
    return t -> proportion * f.at(t);
  }

  /** Returns {@code n} half waves that fade in and out: {@code thereAndBack(t) sin(n pi t)}. */
  @Word
  public static RateFunction wiggle(double n) {
    return t -> THERE_AND_BACK.at(t) * StrictMath.sin(n * Math.PI * t);
  }

  /**
   * Returns {@code 1 - e^(-t / halfLife)}: fast at first, and never quite 1. {@code halfLife} is
   * above 0.
   */
  @Word
  public static RateFunction exponentialDecay(double halfLife) {
    return t -> 1 - StrictMath.exp(-t / halfLife);
  }

  private static double smoothAt(double t) {
    return Theme.isCommunity() ? COMMUNITY_SMOOTH.at(t) : quinticAt(t);
  }

  private static double quinticAt(double t) {
    double x = Math.max(0, Math.min(1, t));
    double s = 1 - x;
    return x * x * x * (10 * s * s + 5 * s * x + x * x);
  }

  /** Returns the Bernstein polynomial with these coefficients, by de Casteljau's algorithm. */
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
