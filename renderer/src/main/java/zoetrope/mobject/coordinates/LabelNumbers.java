package zoetrope.mobject.coordinates;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers in labels: as many decimals as they need, at most three. */
final class LabelNumbers {
  private static final int MOST = 3;

  private LabelNumbers() {}

  /**
   * How many decimal places show all of some numbers as they are, at most three; two where those
   * are too few, as for multiples of pi.
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
