package zoetrope.tools.text;

import java.util.Arrays;
import java.util.Locale;
import zoetrope.internal.diagnostics.Preconditions;

/** The median, and numbers as text that is the same in every locale. */
public final class Numbers {
  private Numbers() {}

  /**
   * Returns the median. If the number of values is even, this is the mean of the two middle ones.
   */
  public static double median(double... values) {
    Preconditions.require(values.length != 0, "there is no median without values");
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /**
   * Returns a number with a fixed count of decimals; {@code inf} for infinity and {@code -} for
   * NaN.
   */
  public static String fixed(double value, int decimals) {
    if (Double.isNaN(value)) {
      return "-";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
