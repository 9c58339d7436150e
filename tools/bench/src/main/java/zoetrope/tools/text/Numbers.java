package zoetrope.tools.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Figures of several runs, and figures as text, the same in every locale. */
public final class Numbers {
  private Numbers() {}

  /** The median; the mean of the two in the middle when there is an even number. */
  public static double median(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no values have no median");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /** The median of a figure over runs. */
  public static <T> double median(List<T> runs, ToDoubleFunction<T> figure) {
    return median(runs.stream().mapToDouble(figure).toArray());
  }

  /** A number with a fixed count of decimals; {@code inf} and {@code -} for what is none. */
  public static String fixed(double value, int decimals) {
    if (Double.isNaN(value)) {
      return "-";
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** A share as a percentage. */
  public static String percent(double share) {
    return fixed(share * 100, 1) + " %";
  }

  /** A number of bytes in kB, which are 1000 bytes. */
  public static String kilobytes(double bytes) {
    return fixed(bytes / 1000, 0) + " kB";
  }
}
