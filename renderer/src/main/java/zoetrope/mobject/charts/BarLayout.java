package zoetrope.mobject.charts;

import java.util.Arrays;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The layout of a {@link BarChart}. Start with {@link #DEFAULT} and change what is different.
 *
 * @param width the length of the x axis in scene units
 * @param height the height of a bar with the value {@code maxValue} in scene units
 * @param maxValue the value of a bar of full height
 * @param ticks the number of ticks of the y axis above 0
 */
public record BarLayout(double width, double height, double maxValue, int ticks) {

  /** A layout of 6 by 4 units, up to the value 1, with four numbered ticks on the y axis. */
  public static final BarLayout DEFAULT = new BarLayout(6, 4, 1, 4);

  /** If the largest value is at least this and at most 1, the axis goes up to 1. */
  private static final double MIN_FULL = 0.1;

  /** The maxima, up to a power of 10, that give short numbers at four ticks. */
  private static final double[] ROUND_MAXIMA = {1, 2, 4, 8};

  /**
   * Returns the default layout up to the first of 1, 2, 4, 8, 10, 20, ... that fits all values. For
   * values below 0.1, it is a smaller number of this kind.
   */
  static BarLayout fitting(double... values) {
    double largest = Arrays.stream(values).filter(Double::isFinite).max().orElse(0);
    double smallest = Arrays.stream(values).filter(Double::isFinite).min().orElse(0);
    double extreme = Math.max(largest, -smallest);
    if (extreme == 0 || extreme >= MIN_FULL && extreme <= 1) {
      return DEFAULT;
    }
    int power = (int) Math.floor(StrictMath.log10(extreme));
    double unit = power < 0 ? 1 / StrictMath.pow(10, -power) : StrictMath.pow(10, power);
    double top = 10 * unit;
    for (int i = ROUND_MAXIMA.length - 1; i >= 0; i--) {
      top = ROUND_MAXIMA[i] * unit >= extreme ? ROUND_MAXIMA[i] * unit : top;
    }
    return DEFAULT.max(top);
  }

  /**
   * Checks the sizes.
   *
   * @throws IllegalArgumentException if a size is not a finite number above 0
   */
  public BarLayout {
    Preconditions.requireAbove("the width of a bar chart", width, 0);
    Preconditions.requireAbove("the height of a bar chart", height, 0);
    Preconditions.requireAbove("the greatest value of a bar chart", maxValue, 0);
    Preconditions.requireAtLeast("the number of ticks", ticks, 1);
  }

  /** Sets the width and the height in scene units. */
  public BarLayout size(double newWidth, double newHeight) {
    return new BarLayout(newWidth, newHeight, maxValue, ticks);
  }

  /** Sets the value of a bar of full height. */
  public BarLayout max(double value) {
    return new BarLayout(width, height, value, ticks);
  }

  /** Sets the number of ticks of the y axis above 0. */
  public BarLayout ticks(int count) {
    return new BarLayout(width, height, maxValue, count);
  }
}
