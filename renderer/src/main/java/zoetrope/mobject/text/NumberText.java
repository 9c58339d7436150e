package zoetrope.mobject.text;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** The format of numbers, which does not depend on the locale. */
final class NumberText {
  /** The minus of numbers: an en dash, as wide as a digit. */
  static final char MINUS = '\u2013';

  /** Powers of ten, for numbers with few decimal places. */
  private static final double[] POWERS = {1, 10, 100, 1e3, 1e4, 1e5, 1e6};

  private NumberText() {}

  /**
   * Formats {@code value} with {@code decimals} places, halves rounded to even (of the exact binary
   * value). Values that round to zero have no minus. With {@code plus}, values without a minus have
   * a plus.
   */
  static String of(double value, int decimals, boolean plus, boolean commas) {
    if (decimals < POWERS.length) {
      double scaled = value * POWERS[decimals];
      double whole = Math.rint(scaled);
      // The product has an error below 2^-23, which cannot change the rounding at this distance
      // from a half.
      if (Math.abs(whole) < 1 << 30 && Math.abs(scaled - whole) < 0.499) {
        return ofUnits((int) whole, decimals, plus, commas);
      }
    }
    BigDecimal rounded = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN);
    String digits = rounded.abs().toPlainString();
    String sign = rounded.signum() < 0 ? "" + MINUS : plus ? "+" : "";
    return sign + (commas ? grouped(digits) : digits);
  }

  /** Formats {@code units} divided by 10 to the power of {@code decimals}. */
  private static String ofUnits(int units, int decimals, boolean plus, boolean commas) {
    StringBuilder digits = new StringBuilder(12).append(Math.abs(units));
    while (digits.length() <= decimals) {
      digits.insert(0, '0');
    }
    if (decimals > 0) {
      digits.insert(digits.length() - decimals, '.');
    }
    if (commas) {
      group(digits);
    }
    if (units < 0) {
      digits.insert(0, MINUS);
    } else if (plus) {
      digits.insert(0, '+');
    }
    return digits.toString();
  }

  /** Formats {@code value} without trailing zeros: 3 instead of 3.0. */
  static String plain(double value) {
    return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  private static String grouped(String digits) {
    StringBuilder result = new StringBuilder(digits);
    group(result);
    return result.toString();
  }

  private static void group(StringBuilder digits) {
    int point = digits.indexOf(".");
    for (int i = (point < 0 ? digits.length() : point) - 3; i > 0; i -= 3) {
      digits.insert(i, ',');
    }
  }
}
