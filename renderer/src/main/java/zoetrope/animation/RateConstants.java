package zoetrope.animation;

/**
 * The rate functions that need no parameters, as constants. They say how an animation gains and
 * loses speed: {@code create(c).rate(EASE_OUT_BOUNCE)}. In the formulas, {@code t} is in [0, 1].
 */
public interface RateConstants {
  /** Constant speed: {@code t}. */
  RateFunction LINEAR = t -> t;

  /**
   * Starts and ends slowly: {@code 6t^5 - 15t^4 + 10t^3}, with velocity and acceleration 0 at both
   * ends. The default of most animations. In a scene with the theme {@link
   * zoetrope.color.Theme#COMMUNITY}, this function and those derived from it use {@link
   * #COMMUNITY_SMOOTH}.
   */
  RateFunction SMOOTH = RateFunctions::smoothAt;

  /** Starts slowly and ends at the highest speed of {@link #SMOOTH}: {@code 2 smooth(t/2)}. */
  RateFunction RUSH_INTO = t -> 2 * RateFunctions.smoothAt(t / 2);

  /**
   * Starts at the highest speed of {@link #SMOOTH} and ends slowly: {@code 2 smooth((t+1)/2) - 1}.
   */
  RateFunction RUSH_FROM = t -> 2 * RateFunctions.smoothAt((t + 1) / 2) - 1;

  /** Very fast at first, then slower and slower: a quarter circle, {@code sqrt(1 - (1-t)^2)}. */
  RateFunction SLOW_INTO = t -> Math.sqrt(1 - (1 - t) * (1 - t));

  /** {@link #SMOOTH} to the middle, a moment of rest, and {@link #SMOOTH} again to the end. */
  RateFunction DOUBLE_SMOOTH =
      t ->
          t < 0.5
              ? 0.5 * RateFunctions.smoothAt(2 * t)
              : 0.5 * (1 + RateFunctions.smoothAt(2 * t - 1));

  /** To the end and back to the start, smoothly. */
  RateFunction THERE_AND_BACK = t -> RateFunctions.smoothAt(t < 0.5 ? 2 * t : 2 - 2 * t);

  /** Constant speed for four fifths of the time, then still: {@code min(t / 0.8, 1)}. */
  RateFunction LINGERING = t -> Math.min(t / 0.8, 1);

  /**
   * The sigmoid that the community's Manim calls smooth: steeper in the middle than {@link
   * #SMOOTH}. It is {@link RateFunctions#smooth(double)} with an inflection of 10.
   */
  RateFunction COMMUNITY_SMOOTH = RateFunctions.smooth(10);

  /** Starts and ends slowly, with a jolt of acceleration at both ends: {@code 3t^2 - 2t^3}. */
  RateFunction SMOOTHSTEP = t -> t * t * (3 - 2 * t);

  /** Starts and ends slowly, without a jolt: {@code 6t^5 - 15t^4 + 10t^3}, in every theme. */
  RateFunction SMOOTHERSTEP = RateFunctions::quinticAt;

  /**
   * Starts and ends even more slowly, with three derivatives 0 at both ends: {@code 35t^4 - 84t^5 +
   * 70t^6 - 20t^7}.
   */
  RateFunction SMOOTHERERSTEP = t -> t * t * t * t * (35 + t * (-84 + t * (70 - 20 * t)));

  /** Starts slowly and becomes slightly faster up to its end: {@code 1 - cos(pi t / 2)}. */
  RateFunction EASE_IN_SINE = Easing.IN_SINE;

  /** Starts fast and becomes slightly slower up to its end: {@code sin(pi t / 2)}. */
  RateFunction EASE_OUT_SINE = Easing.OUT_SINE;

  /** Starts and ends slowly, slightly faster in the middle: {@code (1 - cos(pi t)) / 2}. */
  RateFunction EASE_IN_OUT_SINE = Easing.IN_OUT_SINE;

  /** Starts slowly and becomes a little faster up to its end: {@code t^2}. */
  RateFunction EASE_IN_QUAD = Easing.IN_QUAD;

  /** Starts fast and becomes a little slower up to its end: {@code 1 - (1-t)^2}. */
  RateFunction EASE_OUT_QUAD = Easing.OUT_QUAD;

  /**
   * Starts and ends slowly, a little faster in the middle: {@code 2 t^2} to the middle, mirrored
   * from there.
   */
  RateFunction EASE_IN_OUT_QUAD = Easing.IN_OUT_QUAD;

  /** Starts slowly and becomes clearly faster up to its end: {@code t^3}. */
  RateFunction EASE_IN_CUBIC = Easing.IN_CUBIC;

  /** Starts fast and becomes clearly slower up to its end: {@code 1 - (1-t)^3}. */
  RateFunction EASE_OUT_CUBIC = Easing.OUT_CUBIC;

  /**
   * Starts and ends slowly, clearly faster in the middle: {@code 4 t^3} to the middle, mirrored
   * from there.
   */
  RateFunction EASE_IN_OUT_CUBIC = Easing.IN_OUT_CUBIC;

  /** Starts slowly and becomes strongly faster up to its end: {@code t^4}. */
  RateFunction EASE_IN_QUART = Easing.IN_QUART;

  /** Starts fast and becomes strongly slower up to its end: {@code 1 - (1-t)^4}. */
  RateFunction EASE_OUT_QUART = Easing.OUT_QUART;

  /**
   * Starts and ends slowly, strongly faster in the middle: {@code 8 t^4} to the middle, mirrored
   * from there.
   */
  RateFunction EASE_IN_OUT_QUART = Easing.IN_OUT_QUART;

  /** Starts slowly and becomes very strongly faster up to its end: {@code t^5}. */
  RateFunction EASE_IN_QUINT = Easing.IN_QUINT;

  /** Starts fast and becomes very strongly slower up to its end: {@code 1 - (1-t)^5}. */
  RateFunction EASE_OUT_QUINT = Easing.OUT_QUINT;

  /**
   * Starts and ends slowly, very strongly faster in the middle: {@code 16 t^5} to the middle,
   * mirrored from there.
   */
  RateFunction EASE_IN_OUT_QUINT = Easing.IN_OUT_QUINT;

  /** Hardly moves for half of the time, then shoots to its end: {@code 2^(10t - 10)}. */
  RateFunction EASE_IN_EXPO = Easing.IN_EXPO;

  /** Shoots off, then hardly moves for half of the time: {@code 1 - 2^(-10t)}. */
  RateFunction EASE_OUT_EXPO = Easing.OUT_EXPO;

  /** Hardly moves at both ends, and shoots through the middle: powers of 2. */
  RateFunction EASE_IN_OUT_EXPO = Easing.IN_OUT_EXPO;

  /** Starts slowly and ends abruptly: a quarter circle, {@code 1 - sqrt(1 - t^2)}. */
  RateFunction EASE_IN_CIRC = Easing.IN_CIRC;

  /** Starts abruptly and ends slowly: a quarter circle, {@code sqrt(1 - (1-t)^2)}. */
  RateFunction EASE_OUT_CIRC = Easing.OUT_CIRC;

  /** Starts and ends slowly, abrupt in the middle: two quarter circles. */
  RateFunction EASE_IN_OUT_CIRC = Easing.IN_OUT_CIRC;

  /** First goes back by a tenth of the way, then goes to its end. */
  RateFunction EASE_IN_BACK = Easing.IN_BACK;

  /** Goes beyond its end by a tenth of the way, and comes back to it. */
  RateFunction EASE_OUT_BACK = Easing.OUT_BACK;

  /** First goes back by a tenth of the way, and later beyond its end by as much. */
  RateFunction EASE_IN_OUT_BACK = Easing.IN_OUT_BACK;

  /** Swings wider and wider around its start, then snaps to its end. */
  RateFunction EASE_IN_ELASTIC = Easing.IN_ELASTIC;

  /** Snaps to its end and swings around it, less and less, as on a rubber band. */
  RateFunction EASE_OUT_ELASTIC = Easing.OUT_ELASTIC;

  /** Swings wider and wider around its start, snaps, and swings less and less around its end. */
  RateFunction EASE_IN_OUT_ELASTIC = Easing.IN_OUT_ELASTIC;

  /** Bounces at its start, higher and higher, and leaves it: {@link #EASE_OUT_BOUNCE} reversed. */
  RateFunction EASE_IN_BOUNCE = Easing.IN_BOUNCE;

  /** Falls to its end and bounces there three times, less and less, like a ball. */
  RateFunction EASE_OUT_BOUNCE = Easing.OUT_BOUNCE;

  /** Bounces at its start, higher and higher, and at its end, less and less. */
  RateFunction EASE_IN_OUT_BOUNCE = Easing.IN_OUT_BOUNCE;
}
