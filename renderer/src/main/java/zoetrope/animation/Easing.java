package zoetrope.animation;

/**
 * The standard easing functions: ten curves, each for the start ({@code IN}), the end ({@code OUT})
 * and both ({@code IN_OUT}). All are exactly 0 at 0 and 1 at 1. The formulas are those of
 * easings.net. The constants such as {@code EASE_OUT_BOUNCE} are other names for them.
 *
 * <pre>{@code
 * play(fadeIn(ball).shift(DOWN).rate(Easing.OUT_BOUNCE));
 * }</pre>
 */
public enum Easing implements RateFunction {
  IN_SINE(Curve.SINE, Form.IN),
  OUT_SINE(Curve.SINE, Form.OUT),
  IN_OUT_SINE(Curve.SINE, Form.IN_OUT),
  IN_QUAD(Curve.QUAD, Form.IN),
  OUT_QUAD(Curve.QUAD, Form.OUT),
  IN_OUT_QUAD(Curve.QUAD, Form.IN_OUT),
  IN_CUBIC(Curve.CUBIC, Form.IN),
  OUT_CUBIC(Curve.CUBIC, Form.OUT),
  IN_OUT_CUBIC(Curve.CUBIC, Form.IN_OUT),
  IN_QUART(Curve.QUART, Form.IN),
  OUT_QUART(Curve.QUART, Form.OUT),
  IN_OUT_QUART(Curve.QUART, Form.IN_OUT),
  IN_QUINT(Curve.QUINT, Form.IN),
  OUT_QUINT(Curve.QUINT, Form.OUT),
  IN_OUT_QUINT(Curve.QUINT, Form.IN_OUT),
  IN_EXPO(Curve.EXPO, Form.IN),
  OUT_EXPO(Curve.EXPO, Form.OUT),
  IN_OUT_EXPO(Curve.EXPO, Form.IN_OUT),
  IN_CIRC(Curve.CIRC, Form.IN),
  OUT_CIRC(Curve.CIRC, Form.OUT),
  IN_OUT_CIRC(Curve.CIRC, Form.IN_OUT),
  IN_BACK(Curve.BACK, Form.IN),
  OUT_BACK(Curve.BACK, Form.OUT),
  IN_OUT_BACK(Curve.BACK, Form.IN_OUT),
  IN_ELASTIC(Curve.ELASTIC, Form.IN),
  OUT_ELASTIC(Curve.ELASTIC, Form.OUT),
  IN_OUT_ELASTIC(Curve.ELASTIC, Form.IN_OUT),
  IN_BOUNCE(Curve.BOUNCE, Form.IN),
  OUT_BOUNCE(Curve.BOUNCE, Form.OUT),
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
