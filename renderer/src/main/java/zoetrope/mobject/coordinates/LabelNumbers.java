package zoetrope.mobject.coordinates;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** The formatting of numbers in labels, with as many decimal places as they need, at most three. */
final class LabelNumbers {
  private static final int MAX_DECIMALS = 3;

  private LabelNumbers() {}

  /**
   * Returns the number of decimal places that show all values exactly, at most three. If three do
   * not suffice, as for multiples of pi, returns two.
   */
  static int places(double... values) {
    int places = 0;
    for (double value : values) {
      int needed = 0;
      for (double x = value; needed <= MAX_DECIMALS && !isWhole(x); needed++) {
        x *= 10;
      }
      places = Math.max(places, needed);
    }
    return places > MAX_DECIMALS ? 2 : places;
  }

  private static boolean isWhole(double value) {
    return Math.abs(value - Math.rint(value)) <= 1e-9 * Math.max(1, Math.abs(value));
  }

  static String of(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(MAX_DECIMALS, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
