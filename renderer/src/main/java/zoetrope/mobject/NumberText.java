package zoetrope.mobject;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as strings, the same in every locale. */
final class NumberText {
  /** The minus of numbers: an en dash, as wide as a digit. */
  static final char MINUS = '\u2013';

  private NumberText() {}

  /**
   * {@code value} with {@code decimals} places, halves rounded to even (of the exact binary value).
   * What rounds to zero has no minus; with {@code plus}, what has no minus has a plus.
   */
  static String of(double value, int decimals, boolean plus, boolean commas) {
    BigDecimal rounded = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN);
    String digits = rounded.abs().toPlainString();
    String sign = rounded.signum() < 0 ? "" + MINUS : plus ? "+" : "";
    return sign + (commas ? grouped(digits) : digits);
  }

  /** {@code value} as one would write it: 3 and not 3.0. */
  static String plain(double value) {
    return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  private static String grouped(String digits) {
    int point = digits.indexOf('.');
    StringBuilder result = new StringBuilder(digits);
    for (int i = (point < 0 ? digits.length() : point) - 3; i > 0; i -= 3) {
      result.insert(i, ',');
    }
    return result.toString();
  }
}
