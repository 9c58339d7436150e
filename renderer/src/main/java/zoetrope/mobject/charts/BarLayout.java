package zoetrope.mobject.charts;

import zoetrope.internal.mobject.Preconditions;

/**
 * How a {@link BarChart} is laid out. Begin with {@link #DEFAULT} and say what is different.
 *
 * @param width the length of the x axis
 * @param height the height of a bar of the greatest value
 * @param maxValue that value
 * @param ticks the number of ticks of the y axis above 0
 * @param xTicks whether the x axis has ticks, one a bar
 * @param labelled whether the ticks of the y axis have numbers
 */
public record BarLayout(
    double width, double height, double maxValue, int ticks, boolean xTicks, boolean labelled) {

  /** 6 by 4 units, up to the value 1, four ticks with numbers, none on the x axis. */
  public static final BarLayout DEFAULT = new BarLayout(6, 4, 1, 4, false, true);

  /** Of these the four ticks have short numbers. */
  private static final double[] ROUND = {1, 2, 4, 8};

  /** The default one up to the first of 1, 2, 4, 8, 10, 20, 40, 80, ... that no value exceeds. */
  static BarLayout fitting(double... values) {
    double top = 1;
    for (double value : values) {
      for (int power = 0; value > top && Double.isFinite(value); power++) {
        top = ROUND[power % ROUND.length] * StrictMath.pow(10, power / ROUND.length);
      }
    }
    return DEFAULT.max(top);
  }

  /**
   * Checks the sizes.
   *
   * @throws IllegalArgumentException for sizes that are not above 0
   */
  public BarLayout {
    Preconditions.requireAbove("the width of a bar chart", width, 0);
    Preconditions.requireAbove("the height of a bar chart", height, 0);
    Preconditions.requireAbove("the greatest value of a bar chart", maxValue, 0);
    Preconditions.requireAtLeast("the number of ticks", ticks, 1);
  }

  /** In this size. */
  public BarLayout size(double newWidth, double newHeight) {
    return new BarLayout(newWidth, newHeight, maxValue, ticks, xTicks, labelled);
  }

  /** With another value that a bar of full height has. */
  public BarLayout max(double value) {
    return new BarLayout(width, height, value, ticks, xTicks, labelled);
  }

  /** With this many ticks on the y axis. */
  public BarLayout ticks(int count) {
    return new BarLayout(width, height, maxValue, count, xTicks, labelled);
  }

  /** With a tick on the x axis at every bar. */
  public BarLayout withXTicks() {
    return new BarLayout(width, height, maxValue, ticks, true, labelled);
  }

  /** Without numbers on the y axis. */
  public BarLayout withoutNumbers() {
    return new BarLayout(width, height, maxValue, ticks, xTicks, false);
  }
}
