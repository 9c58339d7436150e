package zoetrope.geometry;

/**
 * A complex number.
 *
 * @param re the real part
 * @param im the imaginary part
 */
public record Complex(double re, double im) {
  /** 0. */
  public static final Complex ZERO = new Complex(0, 0);

  /** 1. */
  public static final Complex ONE = new Complex(1, 0);

  /** The square root of -1. */
  public static final Complex I = new Complex(0, 1);

  /** The number {@code re + im i}. */
  public static Complex of(double re, double im) {
    return new Complex(re, im);
  }

  /** The number of this absolute value and angle in radians. */
  public static Complex polar(double radius, double angle) {
    return new Complex(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle));
  }

  /** The sum. */
  public Complex plus(Complex z) {
    return new Complex(re + z.re, im + z.im);
  }

  /** The difference. */
  public Complex minus(Complex z) {
    return new Complex(re - z.re, im - z.im);
  }

  /** The product. */
  public Complex times(Complex z) {
    return new Complex(re * z.re - im * z.im, re * z.im + im * z.re);
  }

  /** The product with a real number. */
  public Complex times(double s) {
    return new Complex(re * s, im * s);
  }

  /** The quotient; not finite when {@code z} is 0. */
  public Complex dividedBy(Complex z) {
    return times(z.conjugate()).times(1 / (z.re * z.re + z.im * z.im));
  }

  /** The number mirrored at the real axis. */
  public Complex conjugate() {
    return new Complex(re, -im);
  }

  /** The exponential function of this number. */
  public Complex exp() {
    return polar(StrictMath.exp(re), im);
  }

  /** The distance from 0. */
  public double abs() {
    return StrictMath.hypot(re, im);
  }

  /** The angle in radians, in (-pi, pi]; 0 for 0. */
  public double angle() {
    return StrictMath.atan2(im, re);
  }
}
