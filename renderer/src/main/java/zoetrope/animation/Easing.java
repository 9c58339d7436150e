package zoetrope.animation;

/**
 * The standard easing functions: ten curves, each for the start ({@code IN}), the end ({@code OUT})
 * and both ({@code IN_OUT}). All are exactly 0 at 0 and 1 at 1. The formulas are those of
 * easings.net.
 *
 * <pre>{@code
 * play(fadeIn(ball).shift(DOWN).rate(Easing.OUT_BOUNCE));
 * }</pre>
 */
public enum Easing implements RateFunction {
  /** A quarter of a cosine. */
  IN_SINE(Curve.SINE, Form.IN),
  /** A quarter of a sine. */
  OUT_SINE(Curve.SINE, Form.OUT),
  /** Half a cosine. */
  IN_OUT_SINE(Curve.SINE, Form.IN_OUT),
  /** {@code t^2}. */
  IN_QUAD(Curve.QUAD, Form.IN),
  /** {@code 1 - (1-t)^2}. */
  OUT_QUAD(Curve.QUAD, Form.OUT),
  /** {@link #IN_QUAD} to the middle, {@link #OUT_QUAD} from there. */
  IN_OUT_QUAD(Curve.QUAD, Form.IN_OUT),
  /** {@code t^3}. */
  IN_CUBIC(Curve.CUBIC, Form.IN),
  /** {@code 1 - (1-t)^3}. */
  OUT_CUBIC(Curve.CUBIC, Form.OUT),
  /** {@link #IN_CUBIC} to the middle, {@link #OUT_CUBIC} from there. */
  IN_OUT_CUBIC(Curve.CUBIC, Form.IN_OUT),
  /** {@code t^4}. */
  IN_QUART(Curve.QUART, Form.IN),
  /** {@code 1 - (1-t)^4}. */
  OUT_QUART(Curve.QUART, Form.OUT),
  /** {@link #IN_QUART} to the middle, {@link #OUT_QUART} from there. */
  IN_OUT_QUART(Curve.QUART, Form.IN_OUT),
  /** {@code t^5}. */
  IN_QUINT(Curve.QUINT, Form.IN),
  /** {@code 1 - (1-t)^5}. */
  OUT_QUINT(Curve.QUINT, Form.OUT),
  /** {@link #IN_QUINT} to the middle, {@link #OUT_QUINT} from there. */
  IN_OUT_QUINT(Curve.QUINT, Form.IN_OUT),
  /** {@code 2^(10t - 10)}. */
  IN_EXPO(Curve.EXPO, Form.IN),
  /** {@code 1 - 2^(-10t)}. */
  OUT_EXPO(Curve.EXPO, Form.OUT),
  /** {@link #IN_EXPO} to the middle, {@link #OUT_EXPO} from there. */
  IN_OUT_EXPO(Curve.EXPO, Form.IN_OUT),
  /** A quarter of a circle, flat at the start. */
  IN_CIRC(Curve.CIRC, Form.IN),
  /** A quarter of a circle, flat at the end. */
  OUT_CIRC(Curve.CIRC, Form.OUT),
  /** {@link #IN_CIRC} to the middle, {@link #OUT_CIRC} from there. */
  IN_OUT_CIRC(Curve.CIRC, Form.IN_OUT),
  /** Goes back by a tenth first: {@code c3 t^3 - c1 t^2}, c1 = 1.70158, c3 = c1 + 1. */
  IN_BACK(Curve.BACK, Form.IN),
  /** Overshoots by a tenth and comes back. */
  OUT_BACK(Curve.BACK, Form.OUT),
  /**
   * {@link #IN_BACK} to the middle, {@link #OUT_BACK} from there, with c2 = 1.525 c1 instead of c1.
   */
  IN_OUT_BACK(Curve.BACK, Form.IN_OUT),
  /** An oscillation of period 0.3 that grows. */
  IN_ELASTIC(Curve.ELASTIC, Form.IN),
  /** An oscillation of period 0.3 that fades. */
  OUT_ELASTIC(Curve.ELASTIC, Form.OUT),
  /** {@link #IN_ELASTIC} to the middle, {@link #OUT_ELASTIC} from there, with a period of 0.45. */
  IN_OUT_ELASTIC(Curve.ELASTIC, Form.IN_OUT),
  /** Bounces higher and higher. */
  IN_BOUNCE(Curve.BOUNCE, Form.IN),
  /** Falls and bounces three times. */
  OUT_BOUNCE(Curve.BOUNCE, Form.OUT),
  /** {@link #IN_BOUNCE} to the middle, {@link #OUT_BOUNCE} from there. */
  IN_OUT_BOUNCE(Curve.BOUNCE, Form.IN_OUT);

  private final Curve curve;
  private final Form form;

  Easing(Curve curve, Form form) {
    this.curve = curve;
    this.form = form;
  }

  @Override
  public double at(double t) {
    if (t <= 0) {
      return 0;
    }
    if (t >= 1) {
      return 1;
    }
    return switch (form) {
      case IN -> curve.in(t, false);
      case OUT -> 1 - curve.in(1 - t, false);
      case IN_OUT -> t < 0.5 ? curve.in(2 * t, true) / 2 : 1 - curve.in(2 - 2 * t, true) / 2;
    };
  }

  private enum Form {
    IN,
    OUT,
    IN_OUT
  }

  /** The curve at the start; the other forms are its mirror images. */
  private enum Curve {
    SINE,
    QUAD,
    CUBIC,
    QUART,
    QUINT,
    EXPO,
    CIRC,
    BACK,
    ELASTIC,
    BOUNCE;

    private static final double OVERSHOOT = 1.70158;

    /**
     * Returns the curve at {@code t} in (0, 1]. {@code half} selects the variant for {@code
     * IN_OUT}.
     */
    double in(double t, boolean half) {
      return switch (this) {
        case SINE -> 1 - StrictMath.cos(Math.PI * t / 2);
        case QUAD -> t * t;
        case CUBIC -> t * t * t;
        case QUART -> t * t * t * t;
        case QUINT -> t * t * t * t * t;
        case EXPO -> StrictMath.pow(2, 10 * t - 10);
        case CIRC -> 1 - Math.sqrt(1 - t * t);
        case BACK -> back(t, half ? OVERSHOOT * 1.525 : OVERSHOOT);
        case ELASTIC -> elastic(t, half);
        case BOUNCE -> 1 - bounce(1 - t);
      };
    }

    private static double back(double t, double c) {
      return (c + 1) * t * t * t - c * t * t;
    }

    private static double elastic(double t, boolean half) {
      double amplitude = -StrictMath.pow(2, 10 * t - 10);
      return half
          ? amplitude * StrictMath.sin((10 * t - 11.125) * 2 * Math.PI / 4.5)
          : amplitude * StrictMath.sin((10 * t - 10.75) * 2 * Math.PI / 3);
    }

    /** Returns a fall from 0 to 1 that bounces three times. */
    private static double bounce(double t) {
      double n = 7.5625;
      double d = 2.75;
      if (t < 1 / d) {
        return n * t * t;
      }
      double u = t < 2 / d ? t - 1.5 / d : t < 2.5 / d ? t - 2.25 / d : t - 2.625 / d;
      double floor = t < 2 / d ? 0.75 : t < 2.5 / d ? 0.9375 : 0.984375;
      return n * u * u + floor;
    }
  }
}
