package zoetrope.internal.mobject;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;

/** The formatting of numbers in labels of axes and charts. */
public final class LabelNumbers {
  /** The maximum number of decimal places of a single number. */
  private static final int MAX_DECIMALS = 3;

  /** The maximum number of decimal places of labels that show their values exactly. */
  private static final int MAX_EXACT_DECIMALS = 12;

  private static final int BAR_DECIMALS = 4;

  /**
   * The label of a bar shows a power of ten as a factor if its number is not 0, and the absolute
   * value is below this or at least {@link #MAX_PLAIN}.
   */
  private static final double MIN_PLAIN = 1e-4;

  private static final double MAX_PLAIN = 1e9;

  private static final double TOLERANCE = 1e-7;

  /** The relative error of computed values. */
  private static final double ROUNDING = 4e-15;

  /** The largest error of a label, divided by the smallest distance between neighbouring values. */
  private static final double MAX_SHARE = 1e-4;

  /** Labels of small numbers with more decimal places than this show a power of ten as a factor. */
  private static final int MAX_SHOWN_DECIMALS = 5;

  /**
   * Only numbers below this count as small, because a power of ten would not shorten larger
   * numbers.
   */
  private static final double MAX_SMALL = 0.1;

  /** Labels of numbers that are at least this large show a power of ten as a factor. */
  private static final double MIN_POWER = 1e6;

  private LabelNumbers() {}

  /**
   * Returns the number of decimal places that show all values exactly. Returns two if more than
   * {@link #MAX_EXACT_DECIMALS} would be needed, as for multiples of pi.
   */
  public static int places(double... values) {
    int places = 0;
    double gap = Double.POSITIVE_INFINITY;
    for (int i = 1; i < values.length; i++) {
      gap = Math.min(gap, Math.abs(values[i] - values[i - 1]));
    }
    for (double value : values) {
      int needed = 0;
      double error = MAX_SHARE * gap;
      for (double x = value; needed <= MAX_EXACT_DECIMALS && !isWhole(x, error); needed++) {
        x *= 10;
        error *= 10;
      }
      places = Math.max(places, needed);
    }
    return places > MAX_EXACT_DECIMALS ? 2 : places;
  }

  /**
   * Returns the power of ten that labels show as a factor, such as 6 for 2,000,000. Returns 0 if
   * the labels are short without a factor.
   */
  public static int exponent(double... values) {
    double largest = Arrays.stream(values).map(Math::abs).max().orElse(0);
    boolean isLong =
        largest >= MIN_POWER || largest < MAX_SMALL && places(values) > MAX_SHOWN_DECIMALS;
    return isLong && largest > 0 ? exponent(largest) : 0;
  }

  private static int exponent(double value) {
    return (int) Math.floor(StrictMath.log10(Math.abs(value)) + 1e-9);
  }

  private static boolean isWhole(double value, double error) {
    double whole = Math.rint(value);
    double noise = ROUNDING * Math.abs(value);
    double tolerance = Math.min(noise < MAX_SHARE ? Math.max(TOLERANCE, noise) : 0, error);
    return Math.abs(value - whole) <= tolerance && (value == 0 || whole != 0);
  }

  /** Returns a number with at most three decimal places. */
  public static String of(double value) {
    return rounded(value, 0, MAX_DECIMALS).stripTrailingZeros().toPlainString();
  }

  /**
   * Returns LaTeX for the label of a bar, with at most four decimal places. A number that would be
   * very long, or shown as 0, is written as a multiple of a power of ten.
   */
  public static String ofBar(double value) {
    double size = Math.abs(value);
    int exponent = value == 0 || size >= MIN_PLAIN && size < MAX_PLAIN ? 0 : exponent(value);
    return tex(rounded(value, exponent, BAR_DECIMALS).stripTrailingZeros(), exponent);
  }

  /** Returns LaTeX for a number as a multiple of a power of ten, with decimal places. */
  public static String tex(double value, int places, int exponent) {
    return value == 0 && exponent != 0 ? "0" : tex(rounded(value, exponent, places), exponent);
  }

  private static BigDecimal rounded(double value, int exponent, int places) {
    return BigDecimal.valueOf(value)
        .movePointLeft(exponent)
        .setScale(places, RoundingMode.HALF_EVEN);
  }

  private static String tex(BigDecimal multiple, int exponent) {
    String power = "10^{" + exponent + "}";
    if (exponent == 0) {
      return multiple.toPlainString();
    }
    return multiple.abs().compareTo(BigDecimal.ONE) == 0
        ? (multiple.signum() < 0 ? "-" : "") + power
        : multiple.toPlainString() + "\\times " + power;
  }
}
