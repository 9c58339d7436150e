package zoetrope.scenes.numbers;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;

/**
 * Rounding to the decimal places that a film shows. A film rounds each number once and computes
 * with the rounded number, so that viewers get the same results with the numbers that they see.
 */
public final class Rounding {
  /**
   * A tolerance above the floating-point error of some operations, and far below one unit of the
   * last digit.
   */
  private static final double ERROR = 1e-7;

  private Rounding() {}

  /** Returns {@code value} with {@code decimals} decimal places. Halves are rounded away from 0. */
  public static double to(int decimals, double value) {
    double units = units(decimals);
    double rounded = Math.floor(Math.abs(value) * units + 0.5 + ERROR) / units;
    return value < 0 ? 0 - rounded : rounded;
  }

  /** Returns each of {@code values} with {@code decimals} decimal places. */
  public static double[] to(int decimals, double[] values) {
    return Arrays.stream(values).map(value -> to(decimals, value)).toArray();
  }

  /** Returns {@code matrix} with {@code decimals} decimal places. */
  public static RealMatrix to(int decimals, RealMatrix matrix) {
    return matrix.map(value -> to(decimals, value));
  }

  /**
   * Returns shares with {@code decimals} decimal places whose sum is exactly 1. All shares are
   * rounded down. Then those that lost most are increased by one unit of the last place (the method
   * of the largest remainder). Each differs from the exact share by less than one unit.
   *
   * @param shares numbers of at least 0 whose sum is 1
   */
  public static double[] shares(int decimals, double... shares) {
    double units = units(decimals);
    double[] whole = Arrays.stream(shares).map(s -> Math.floor(s * units + ERROR)).toArray();
    int missing = (int) Math.round(units - Arrays.stream(whole).sum());
    IntStream.range(0, shares.length)
        .boxed()
        .sorted(Comparator.comparingDouble((Integer i) -> whole[i] - shares[i] * units))
        .limit(missing)
        .forEach(i -> whole[i]++);
    return Arrays.stream(whole).map(count -> count / units).toArray();
  }

  /** Returns the {@link #shares(int, double...)} of each row. */
  public static RealMatrix sharesOfRows(int decimals, RealMatrix rows) {
    return RealMatrix.ofRows(
        Arrays.stream(rows.toRows()).map(row -> shares(decimals, row)).toArray(double[][]::new));
  }

  private static double units(int decimals) {
    return StrictMath.pow(10, decimals);
  }
}
