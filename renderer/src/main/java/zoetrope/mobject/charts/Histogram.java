package zoetrope.mobject.charts;

import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.Ticks;
import zoetrope.mobject.shapes.Rectangle;

/**
 * A histogram: how many values are in each of some intervals of equal length. An interval contains
 * its lower end; the last one contains both. Gaps do not count.
 *
 * <pre>{@code
 * var chart = histogram(dataset("people.csv").numbers("height"));
 * play(animate(chart, c -> c.setSamples(others)));
 * }</pre>
 */
public final class Histogram extends AxesChart<Histogram> {
  private static final int MAX_BINS = 40;

  /** The gap between two bars, as a fraction of the length of an interval. */
  private static final double GAP_SHARE = 0.04;

  private Group<Rectangle> bars;

  /**
   * Creates a histogram with round intervals. By Sturges' rule, there are about 1 + log2(n) of them
   * for n values.
   *
   * @throws IllegalArgumentException if all values are gaps, or one is infinite
   */
  public Histogram(double... values) {
    this(values, bins(values));
  }

  /**
   * Creates a histogram with at most {@code bins} round intervals.
   *
   * @throws IllegalArgumentException if all values are gaps, one is infinite, or {@code bins} is
   *     below 2
   */
  public Histogram(double[] values, int bins) {
    this(values, edges(values, bins));
  }

  /**
   * Creates a histogram with these limits of the intervals, in ascending order.
   *
   * @throws IllegalArgumentException if there are fewer than two limits, they have different
   *     distances or do not ascend, or a value is outside of them
   */
  public Histogram(double[] values, double[] limits) {
    super(ChartData.of(limits, limits));
    requireSome(what(), values);
    Preconditions.require(limits.length >= 2, "a histogram needs at least two limits of intervals");
    requireAscending("the limits of intervals", limits);
    build(counts(values));
  }

  private static int bins(double[] values) {
    long known = Arrays.stream(values).filter(Double::isFinite).count();
    return Math.min(MAX_BINS, 1 + (int) Math.ceil(StrictMath.log(known + 1) / StrictMath.log(2)));
  }

  private static double[] edges(double[] values, int bins) {
    Preconditions.requireAtLeast("the number of intervals", bins, 2);
    return Ticks.linear(requireSome("a histogram", values), bins).values();
  }

  /** Returns how many values are in each interval. */
  private double[] counts(double[] values) {
    double[] limits = data().xs();
    double[] counts = new double[limits.length - 1];
    for (double value : values) {
      if (Double.isNaN(value)) {
        continue;
      }
      if (!(value >= limits[0] && value <= limits[counts.length])) {
        throw new IllegalArgumentException(
            Messages.of(
                "%s is outside of the intervals, which are from %s to %s: give the histogram wider"
                    + " limits",
                value, limits[0], limits[counts.length]));
      }
      int at = Arrays.binarySearch(limits, value);
      counts[Math.min(counts.length - 1, at >= 0 ? at : -at - 2)]++;
    }
    return counts;
  }

  /**
   * Counts other values in the same intervals. The axes stay.
   *
   * @throws IllegalArgumentException if a value is outside of the intervals
   */
  public Histogram setSamples(double... values) {
    return change(counts(values));
  }

  @Override
  String what() {
    return "a histogram";
  }

  @Override
  boolean fromZero() {
    return true;
  }

  @Override
  Mobject<?> createMarks() {
    bars = new Group<>();
    for (int i = 0; i < data().size() - 1; i++) {
      bars.add(new Rectangle(0, 0).setFill(color(0), 1).setStroke(color(0), 0));
    }
    return bars;
  }

  @Override
  void draw() {
    for (int i = 0; i < bars.size(); i++) {
      Vec left = axes().c2p(data().xs()[i], 0);
      Vec right = axes().c2p(data().xs()[i + 1], 0);
      Vec up = axes().c2p(data().xs()[i], numbers()[i]).minus(left);
      Vec gap = right.minus(left).times(GAP_SHARE / 2);
      Bars.draw(bars.get(i), left.plus(gap), right.minus(gap), up);
    }
  }

  /** Returns the bars, one for each interval. */
  public Group<Rectangle> bars() {
    return bars;
  }

  /** Returns the limits of the intervals. */
  public List<Double> limits() {
    return Arrays.stream(data().xs()).boxed().toList();
  }
}
