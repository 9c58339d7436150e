package zoetrope.geometry;

import zoetrope.processor.Word;

/**
 * An immutable complex number; as a point of the plane z = 0 it is {@code (re, im)}.
 *
 * @param re the real part
 * @param im the imaginary part
 */
public record Complex(double re, double im) {
  public static final Complex ZERO = new Complex(0, 0);

  public static final Complex ONE = new Complex(1, 0);

  /** The imaginary unit. */
  public static final Complex I = new Complex(0, 1);

  /** Returns the number {@code re + im i}. */
  @Word("complex")
  public static Complex of(double re, double im) {
    return new Complex(re, im);
  }

  /** Returns the number {@code x + y i} of a point; z is ignored. */
  public static Complex of(Vec point) {
    return new Complex(point.x(), point.y());
  }

  /** Returns the number with this absolute value and argument in radians. */
  public static Complex polar(double abs, double arg) {
    return new Complex(abs * StrictMath.cos(arg), abs * StrictMath.sin(arg));
  }

  /** Returns the point {@code (re, im, 0)}. */
  public Vec toVec() {
    return new Vec(re, im, 0);
  }

  public Complex plus(Complex z) {
    return new Complex(re + z.re, im + z.im);
  }

  public Complex minus(Complex z) {
    return new Complex(re - z.re, im - z.im);
  }

  public Complex times(Complex z) {
    return new Complex(re * z.re - im * z.im, re * z.im + im * z.re);
  }

  public Complex times(double factor) {
    return new Complex(factor * re, factor * im);
  }

  /** Returns the quotient; not finite for a divisor of 0. */
  public Complex over(Complex z) {
    double d = z.re * z.re + z.im * z.im;
    return new Complex((re * z.re + im * z.im) / d, (im * z.re - re * z.im) / d);
  }

  public Complex conjugate() {
    return new Complex(re, -im);
  }

  /** Returns the absolute value. */
  public double abs() {
    return Math.sqrt(re * re + im * im);
  }

  /** Returns the argument in radians, in (-pi, pi]. */
  public double arg() {
    return StrictMath.atan2(im, re);
  }

  /** Returns {@code e^z}. */
  public Complex exp() {
    return polar(StrictMath.exp(re), im);
  }

  /** Returns the principal logarithm. */
  public Complex log() {
    return new Complex(StrictMath.log(abs()), arg());
  }

  /** Returns the principal value of {@code z^exponent}; 0 for base 0 and exponents above 0. */
  public Complex pow(double exponent) {
    double abs = abs();
    return abs == 0 && exponent > 0 ? ZERO : polar(StrictMath.pow(abs, exponent), exponent * arg());
  }
}
