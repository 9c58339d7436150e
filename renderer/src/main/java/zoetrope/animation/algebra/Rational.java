package zoetrope.animation.algebra;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.PartSearch;
import zoetrope.internal.diagnostics.Preconditions;

/** A fraction in lowest terms whose denominator is above 0. */
record Rational(BigInteger numerator, BigInteger denominator) {
  static final Rational ZERO = of(0);
  static final Rational ONE = of(1);

  /** The largest number of characters of a number. */
  private static final int MAX_LENGTH = 60;

  private static final Pattern NUMBER =
      Pattern.compile("([+-]?)\\s*(\\d+(?:\\.\\d+)?|\\.\\d+)(?:\\s*/\\s*(\\d+))?");

  Rational {
    BigInteger divisor = numerator.gcd(denominator);
    divisor = denominator.signum() < 0 ? divisor.negate() : divisor;
    numerator = numerator.divide(divisor);
    denominator = denominator.divide(divisor);
  }

  static Rational of(long value) {
    return new Rational(BigInteger.valueOf(value), BigInteger.ONE);
  }

  /** Returns a fraction equal to the shortest decimal number that stands for {@code value}. */
  static Rational of(double value) {
    Preconditions.requireFinite("an entry", value);
    return of(BigDecimal.valueOf(value));
  }

  private static Rational of(BigDecimal value) {
    return new Rational(value.unscaledValue(), BigInteger.ONE)
        .times(new Rational(BigInteger.ONE, BigInteger.TEN.pow(Math.max(0, value.scale()))))
        .times(new Rational(BigInteger.TEN.pow(Math.max(0, -value.scale())), BigInteger.ONE));
  }

  /** Whether a string is a number that {@link #of(String)} reads. */
  static boolean isNumber(String written) {
    Matcher number = NUMBER.matcher(written.strip());
    return written.length() <= MAX_LENGTH
        && number.matches()
        && (number.group(3) == null || new BigInteger(number.group(3)).signum() > 0);
  }

  /**
   * Reads a whole number, a decimal number, or a fraction such as {@code -3/4}.
   *
   * @throws IllegalArgumentException if it is none of these; the message shows the forms
   */
  static Rational of(String written) {
    Preconditions.require(
        isNumber(written),
        "%s is not a number: write a whole number, a fraction such as \"-3/4\" or a decimal number"
            + " such as \"0.5\"",
        PartSearch.quoted(written));
    Matcher number = NUMBER.matcher(written.strip());
    number.matches();
    Rational value = of(new BigDecimal(number.group(2)));
    if (number.group(3) != null) {
      value = value.dividedBy(of(new BigDecimal(number.group(3))));
    }
    return number.group(1).equals("-") ? value.negate() : value;
  }

  Rational plus(Rational other) {
    return new Rational(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  Rational minus(Rational other) {
    return plus(other.negate());
  }

  Rational times(Rational other) {
    return new Rational(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  Rational dividedBy(Rational other) {
    return new Rational(
        numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  Rational negate() {
    return new Rational(numerator.negate(), denominator);
  }

  Rational abs() {
    return signum() < 0 ? negate() : this;
  }

  int signum() {
    return numerator.signum();
  }

  boolean isZero() {
    return signum() == 0;
  }

  boolean isOne() {
    return equals(ONE);
  }

  /** Returns the number with this many decimal places, halves rounded away from 0. */
  String decimal(int places) {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), places, RoundingMode.HALF_UP)
        .toPlainString();
  }

  /** Returns the LaTeX source, with a small fraction. */
  String tex() {
    return denominator.equals(BigInteger.ONE)
        ? numerator.toString()
        : (signum() < 0 ? "-" : "") + "\\tfrac{" + numerator.abs() + "}{" + denominator + "}";
  }

  /** Returns the LaTeX source, in parentheses if the number is negative. */
  String factor() {
    return signum() < 0 ? "(" + tex() + ")" : tex();
  }

  /** Returns the number as {@link #of(String)} reads it. */
  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE) ? "" + numerator : numerator + "/" + denominator;
  }
}
