package zoetrope.mobject.coordinates;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers in labels: as many decimals as they need, at most three. */
final class LabelNumbers {
  private LabelNumbers() {}

  static String of(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
