package zoetrope.mobject.charts;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** The format of values at bars: as many decimal places as they need, at most four. */
final class BarNumber {
  private BarNumber() {}

  /** Returns the number of decimal places that show multiples of {@code step} exactly. */
  static int places(double step) {
    return Math.max(0, BigDecimal.valueOf(step).stripTrailingZeros().scale());
  }

  static String of(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(4, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
