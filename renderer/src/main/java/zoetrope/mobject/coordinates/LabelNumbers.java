package zoetrope.mobject.coordinates;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;

/** The formatting of numbers in labels. */
final class LabelNumbers {
  /** The decimal places of single numbers. */
  private static final int MAX_DECIMALS = 3;

  /** The maximum number of decimal places of labels whose values have no further places. */
  private static final int MAX_EXACT_DECIMALS = 12;

  private static final double TOLERANCE = 1e-7;

  /** Labels with more decimal places than this are multiples of a power of ten. */
  private static final int MAX_SHOWN_DECIMALS = 5;

  /** From this number on, labels are multiples of a power of ten. */
  private static final double MIN_POWER = 1e6;

  private LabelNumbers() {}

  /**
   * Returns the number of decimal places that show all values exactly. If no small number does, as
   * for multiples of pi, returns two.
   */
  static int places(double... values) {
    int places = 0;
    for (double value : values) {
      int needed = 0;
      for (double x = value; needed <= MAX_EXACT_DECIMALS && !isWhole(x); needed++) {
        x *= 10;
      }
      places = Math.max(places, needed);
    }
    return places > MAX_EXACT_DECIMALS ? 2 : places;
  }

  /**
   * Returns the power of ten that labels show as a factor, such as 6 for 2,000,000. Returns 0 if
   * the labels are short without a factor.
   */
  static int exponent(double... values) {
    double largest = Arrays.stream(values).map(Math::abs).max().orElse(0);
    boolean isLong = largest >= MIN_POWER || places(values) > MAX_SHOWN_DECIMALS;
    return isLong && largest > 0 ? (int) Math.floor(StrictMath.log10(largest) + 1e-9) : 0;
  }

  /** Returns the multiples of {@code step} among values, or the first value if there are none. */
  static double[] multiples(double[] values, double step) {
    double[] multiples =
        Arrays.stream(values)
            .filter(x -> Math.abs(Math.IEEEremainder(x / step, 1)) < 1e-6)
            .toArray();
    return multiples.length > 0 || values.length == 0 ? multiples : new double[] {values[0]};
  }

  private static boolean isWhole(double value) {
    double whole = Math.rint(value);
    return Math.abs(value - whole) <= TOLERANCE && (value == 0 || whole != 0);
  }

  static String of(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(MAX_DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
