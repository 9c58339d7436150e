package zoetrope.vocabulary;

import zoetrope.animation.Animations;
import zoetrope.animation.Easing;
import zoetrope.animation.RateFunction;
import zoetrope.animation.RateFunctions;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/** Rate functions with parameters, the standard easings, and numbers of more than one part. */
public abstract class RateWords extends Animations {
  /** See {@link Easing#IN_SINE}. */
  public static final RateFunction EASE_IN_SINE = Easing.IN_SINE;

  /** See {@link Easing#OUT_SINE}. */
  public static final RateFunction EASE_OUT_SINE = Easing.OUT_SINE;

  /** See {@link Easing#IN_OUT_SINE}. */
  public static final RateFunction EASE_IN_OUT_SINE = Easing.IN_OUT_SINE;

  /** See {@link Easing#IN_QUAD}. */
  public static final RateFunction EASE_IN_QUAD = Easing.IN_QUAD;

  /** See {@link Easing#OUT_QUAD}. */
  public static final RateFunction EASE_OUT_QUAD = Easing.OUT_QUAD;

  /** See {@link Easing#IN_OUT_QUAD}. */
  public static final RateFunction EASE_IN_OUT_QUAD = Easing.IN_OUT_QUAD;

  /** See {@link Easing#IN_CUBIC}. */
  public static final RateFunction EASE_IN_CUBIC = Easing.IN_CUBIC;

  /** See {@link Easing#OUT_CUBIC}. */
  public static final RateFunction EASE_OUT_CUBIC = Easing.OUT_CUBIC;

  /** See {@link Easing#IN_OUT_CUBIC}. */
  public static final RateFunction EASE_IN_OUT_CUBIC = Easing.IN_OUT_CUBIC;

  /** See {@link Easing#IN_QUART}. */
  public static final RateFunction EASE_IN_QUART = Easing.IN_QUART;

  /** See {@link Easing#OUT_QUART}. */
  public static final RateFunction EASE_OUT_QUART = Easing.OUT_QUART;

  /** See {@link Easing#IN_OUT_QUART}. */
  public static final RateFunction EASE_IN_OUT_QUART = Easing.IN_OUT_QUART;

  /** See {@link Easing#IN_QUINT}. */
  public static final RateFunction EASE_IN_QUINT = Easing.IN_QUINT;

  /** See {@link Easing#OUT_QUINT}. */
  public static final RateFunction EASE_OUT_QUINT = Easing.OUT_QUINT;

  /** See {@link Easing#IN_OUT_QUINT}. */
  public static final RateFunction EASE_IN_OUT_QUINT = Easing.IN_OUT_QUINT;

  /** See {@link Easing#IN_EXPO}. */
  public static final RateFunction EASE_IN_EXPO = Easing.IN_EXPO;

  /** See {@link Easing#OUT_EXPO}. */
  public static final RateFunction EASE_OUT_EXPO = Easing.OUT_EXPO;

  /** See {@link Easing#IN_OUT_EXPO}. */
  public static final RateFunction EASE_IN_OUT_EXPO = Easing.IN_OUT_EXPO;

  /** See {@link Easing#IN_CIRC}. */
  public static final RateFunction EASE_IN_CIRC = Easing.IN_CIRC;

  /** See {@link Easing#OUT_CIRC}. */
  public static final RateFunction EASE_OUT_CIRC = Easing.OUT_CIRC;

  /** See {@link Easing#IN_OUT_CIRC}. */
  public static final RateFunction EASE_IN_OUT_CIRC = Easing.IN_OUT_CIRC;

  /** See {@link Easing#IN_BACK}. */
  public static final RateFunction EASE_IN_BACK = Easing.IN_BACK;

  /** See {@link Easing#OUT_BACK}. */
  public static final RateFunction EASE_OUT_BACK = Easing.OUT_BACK;

  /** See {@link Easing#IN_OUT_BACK}. */
  public static final RateFunction EASE_IN_OUT_BACK = Easing.IN_OUT_BACK;

  /** See {@link Easing#IN_ELASTIC}. */
  public static final RateFunction EASE_IN_ELASTIC = Easing.IN_ELASTIC;

  /** See {@link Easing#OUT_ELASTIC}. */
  public static final RateFunction EASE_OUT_ELASTIC = Easing.OUT_ELASTIC;

  /** See {@link Easing#IN_OUT_ELASTIC}. */
  public static final RateFunction EASE_IN_OUT_ELASTIC = Easing.IN_OUT_ELASTIC;

  /** See {@link Easing#IN_BOUNCE}. */
  public static final RateFunction EASE_IN_BOUNCE = Easing.IN_BOUNCE;

  /** See {@link Easing#OUT_BOUNCE}. */
  public static final RateFunction EASE_OUT_BOUNCE = Easing.OUT_BOUNCE;

  /** See {@link Easing#IN_OUT_BOUNCE}. */
  public static final RateFunction EASE_IN_OUT_BOUNCE = Easing.IN_OUT_BOUNCE;

  /** For the words that follow; not to be made. */
  protected RateWords() {}

  /** See {@link RateFunctions#smooth(double)}. */
  public static RateFunction smooth(double inflection) {
    return RateFunctions.smooth(inflection);
  }

  /** See {@link RateFunctions#threshold(double)}. */
  public static RateFunction threshold(double time) {
    return RateFunctions.threshold(time);
  }

  /** See {@link RateFunctions#thereAndBackWithPause()}. */
  public static RateFunction thereAndBackWithPause() {
    return RateFunctions.thereAndBackWithPause();
  }

  /** See {@link RateFunctions#thereAndBackWithPause(double)}. */
  public static RateFunction thereAndBackWithPause(double pause) {
    return RateFunctions.thereAndBackWithPause(pause);
  }

  /** See {@link RateFunctions#runningStart()}. */
  public static RateFunction runningStart() {
    return RateFunctions.runningStart();
  }

  /** See {@link RateFunctions#runningStart(double)}. */
  public static RateFunction runningStart(double pull) {
    return RateFunctions.runningStart(pull);
  }

  /** See {@link RateFunctions#overshoot()}. */
  public static RateFunction overshoot() {
    return RateFunctions.overshoot();
  }

  /** See {@link RateFunctions#overshoot(double)}. */
  public static RateFunction overshoot(double pull) {
    return RateFunctions.overshoot(pull);
  }

  /** See {@link RateFunctions#notQuiteThere()}. */
  public static RateFunction notQuiteThere() {
    return RateFunctions.notQuiteThere();
  }

  /** See {@link RateFunctions#notQuiteThere(RateFunction, double)}. */
  public static RateFunction notQuiteThere(RateFunction f, double proportion) {
    return RateFunctions.notQuiteThere(f, proportion);
  }

  /** See {@link RateFunctions#wiggle()}. */
  public static RateFunction wiggle() {
    return RateFunctions.wiggle();
  }

  /** See {@link RateFunctions#wiggle(double)}. */
  public static RateFunction wiggle(double n) {
    return RateFunctions.wiggle(n);
  }

  /** See {@link RateFunctions#exponentialDecay()}. */
  public static RateFunction exponentialDecay() {
    return RateFunctions.exponentialDecay();
  }

  /** See {@link RateFunctions#exponentialDecay(double)}. */
  public static RateFunction exponentialDecay(double halfLife) {
    return RateFunctions.exponentialDecay(halfLife);
  }

  /** {@code f} squeezed into the times from {@code a} to {@code b}, in [0, 1]. */
  public static RateFunction squish(RateFunction f, double a, double b) {
    return f.squish(a, b);
  }

  /** The complex number {@code re + im i}. */
  public static Complex complex(double re, double im) {
    return new Complex(re, im);
  }

  /** The rotation by {@code angle} radians about {@code axis}. */
  public static Quaternion quaternion(double angle, Vec axis) {
    return Quaternion.of(angle, axis);
  }
}
