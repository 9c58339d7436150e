package zoetrope.mobject.coordinates;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** The formatting of numbers in labels, with as many decimal places as they need, at most three. */
final class LabelNumbers {
  private static final int MOST = 3;

  private LabelNumbers() {}

  /**
   * Returns the number of decimal places that show all values exactly, at most three. If three do
   * not suffice, as for multiples of pi, returns two.
   */
  static int places(double... values) {
    int places = 0;
    for (double value : values) {
      int own = 0;
      for (double x = value; own <= MOST && !isWhole(x); own++) {
        x *= 10;
      }
      places = Math.max(places, own);
    }
    return places > MOST ? 2 : places;
  }

  private static boolean isWhole(double value) {
    return Math.abs(value - Math.rint(value)) <= 1e-9 * Math.max(1, Math.abs(value));
  }

  static String of(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(MOST, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
