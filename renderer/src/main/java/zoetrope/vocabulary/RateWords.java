package zoetrope.vocabulary;

import zoetrope.animation.Animations;
import zoetrope.animation.Easing;
import zoetrope.animation.RateFunction;
import zoetrope.animation.RateFunctions;

/** Rate functions that are constants. */
public abstract class RateWords extends Animations {
  /** See {@link RateFunctions#LINEAR}. */
  public static final RateFunction LINEAR = RateFunctions.LINEAR;

  /** See {@link RateFunctions#SMOOTH}. */
  public static final RateFunction SMOOTH = RateFunctions.SMOOTH;

  /** See {@link RateFunctions#RUSH_INTO}. */
  public static final RateFunction RUSH_INTO = RateFunctions.RUSH_INTO;

  /** See {@link RateFunctions#RUSH_FROM}. */
  public static final RateFunction RUSH_FROM = RateFunctions.RUSH_FROM;

  /** See {@link RateFunctions#SLOW_INTO}. */
  public static final RateFunction SLOW_INTO = RateFunctions.SLOW_INTO;

  /** See {@link RateFunctions#DOUBLE_SMOOTH}. */
  public static final RateFunction DOUBLE_SMOOTH = RateFunctions.DOUBLE_SMOOTH;

  /** See {@link RateFunctions#THERE_AND_BACK}. */
  public static final RateFunction THERE_AND_BACK = RateFunctions.THERE_AND_BACK;

  /** See {@link RateFunctions#LINGERING}. */
  public static final RateFunction LINGERING = RateFunctions.LINGERING;

  /** See {@link RateFunctions#COMMUNITY_SMOOTH}. */
  public static final RateFunction COMMUNITY_SMOOTH = RateFunctions.COMMUNITY_SMOOTH;

  /** See {@link RateFunctions#SMOOTHSTEP}. */
  public static final RateFunction SMOOTHSTEP = RateFunctions.SMOOTHSTEP;

  /** See {@link RateFunctions#SMOOTHERSTEP}. */
  public static final RateFunction SMOOTHERSTEP = RateFunctions.SMOOTHERSTEP;

  /** See {@link RateFunctions#SMOOTHERERSTEP}. */
  public static final RateFunction SMOOTHERERSTEP = RateFunctions.SMOOTHERERSTEP;

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
}
