package zoetrope.animation;

import zoetrope.color.Theme;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.processor.Word;

/** The rate functions of Manim. In the formulas, {@code t} is in [0, 1]. */
public final class RateFunctions implements RateConstants {
  private RateFunctions() {}

  /**
   * Returns a sigmoid, normalised to reach 0 and 1: {@code (s(k(t - 1/2)) - e) / (1 - 2e)} with
   * {@code s(x) = 1 / (1 + e^-x)} and {@code e = s(-k/2)}.
   *
   * @param inflection the steepness k, above 0
   */
  @Word
  public static RateFunction smooth(double inflection) {
    Preconditions.requireAbove("the inflection of a sigmoid", inflection, 0);
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
   * Returns a function that goes to one, pauses, and goes back to zero.
   *
   * @param pause the length of the pause as a fraction of the time, in [0, 1)
   */
  @Word
  public static RateFunction thereAndBackWithPause(double pause) {
    double a = 2 / (1 - pause);
    return t ->
        t < 0.5 - pause / 2 ? smoothAt(a * t) : t < 0.5 + pause / 2 ? 1 : smoothAt(a - a * t);
  }

  /**
   * Returns a function that goes below 0 before it goes to 1. It is a Bézier curve with the control
   * values 0, 0, pull, pull, 1, 1, 1.
   *
   * @param pull below 0; the minimum is -0.18 for a pull of -0.5
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

  /** Returns {@link #exponentialDecay(double)} with {@code halfLife} 0.1. */
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

  static double smoothAt(double t) {
    return Theme.isCommunity() ? COMMUNITY_SMOOTH.at(t) : quinticAt(t);
  }

  static double quinticAt(double t) {
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
