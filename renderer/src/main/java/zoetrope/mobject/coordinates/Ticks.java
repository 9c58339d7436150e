package zoetrope.mobject.coordinates;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import zoetrope.geometry.Directions;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;

/**
 * The range of an axis and its ticks, chosen for given data: round numbers, powers of ten, or the
 * beginnings of hours, days, months and years.
 *
 * <pre>{@code
 * var days = Ticks.time(data.times("day"), 6);
 * var axes = axes(days.range(), Range.of(0, 10), days.style().length(9), AxisStyle.DEFAULT);
 * days.addTo(axes.xAxis());
 * }</pre>
 */
public final class Ticks {
  private static final double SIZE = 0.1;
  private static final double FONT_SIZE = 24;
  private static final double ROW_GAP = 0.1;

  /** A logarithmic axis over at most this many decades has labels between the powers of ten. */
  private static final int MAX_DENSE_DECADES = 2;

  /** Powers of ten with smaller or larger exponents are written as powers. */
  private static final int MIN_PLAIN = -3;

  private static final int MAX_PLAIN = 5;

  private final Scale scale;
  private final Range range;
  private final double[] values;
  private final double[] minor;

  /** The labels, or an empty list for numbers. */
  private final List<TimeTicks.Label> labels;

  private Ticks(
      Scale scale, Range range, double[] values, double[] minor, List<TimeTicks.Label> labels) {
    this.scale = scale;
    this.range = range;
    this.values = values;
    this.minor = minor;
    this.labels = labels;
  }

  /**
   * Returns at most {@code count + 1} ticks at multiples of 1, 2 or 5 times a power of ten. The
   * range begins and ends at a tick. NaN is ignored.
   *
   * @param count the largest number of steps, at least 2
   * @throws IllegalArgumentException if no value is finite, or one is infinite
   */
  public static Ticks linear(double[] data, int count) {
    Span span = span(data, count);
    return linear(span.k, (int) Math.floor(span.low), (int) Math.ceil(span.high));
  }

  /** Returns ticks as {@link #linear} does, but the range begins and ends with the data. */
  public static Ticks within(double[] data, int count) {
    Span span = span(data, count);
    double min = finite(data).min().orElseThrow();
    double max = finite(data).max().orElseThrow();
    if (min == max) {
      return linear(data, count);
    }
    Ticks inside = linear(span.k, (int) Math.ceil(span.low), (int) Math.floor(span.high));
    Range range = Range.of(min, max, step(span.k));
    return new Ticks(Scale.LINEAR, range, inside.values, inside.minor, List.of());
  }

  /** The extent of data as multiples of step number {@code k}; see {@link #step}. */
  private record Span(double low, double high, int k) {}

  private static Span span(double[] data, int count) {
    Preconditions.requireAtLeast("the number of steps", count, 2);
    double min = finite(data).min().orElseThrow();
    double max = finite(data).max().orElseThrow();
    double size = Math.max(Math.abs(min), Math.abs(max));
    if (max - min <= 1e-9 * size || max == min) {
      double reach = size == 0 ? 1 : size / 2;
      double middle = (min + max) / 2;
      min = middle == 0 ? 0 : middle - reach;
      max = middle + reach;
    }
    for (int k = (int) Math.floor(3 * StrictMath.log10((max - min) / count)) - 3; ; k++) {
      double low = min / step(k);
      double high = max / step(k);
      if (Math.ceil(high - 1e-9) - Math.floor(low + 1e-9) <= count) {
        return new Span(snapped(low), snapped(high), k);
      }
    }
  }

  /** Returns a multiple of the step, or a whole number that is nearly equal to it. */
  private static double snapped(double steps) {
    return Math.abs(steps - Math.rint(steps)) < 1e-9 ? Math.rint(steps) : steps;
  }

  /** Returns 1, 2, 5, 10, 20 ... for k = 0, 1, 2, 3, 4 ... and 0.5, 0.2 ... for -1, -2 ... */
  static double step(int k) {
    return times(1, k);
  }

  /** Returns a multiple of {@link #step}, with the rounding of its decimal digits. */
  private static double times(int multiple, int k) {
    double whole = multiple * (double) List.of(1, 2, 5).get(Math.floorMod(k, 3));
    int power = Math.floorDiv(k, 3);
    return power < 0 ? whole / StrictMath.pow(10, -power) : whole * StrictMath.pow(10, power);
  }

  private static Ticks linear(int k, int first, int last) {
    double[] values = IntStream.rangeClosed(first, last).mapToDouble(i -> times(i, k)).toArray();
    Range range = Range.of(times(first, k), times(Math.max(first + 1, last), k), step(k));
    return new Ticks(Scale.LINEAR, range, values, new double[0], List.of());
  }

  /**
   * Returns ticks of a logarithmic axis. The range begins and ends at a power of ten. Numbers that
   * are NaN, 0 or negative are ignored.
   *
   * @param count the largest number of labelled powers, at least 1
   * @throws IllegalArgumentException if no number is above 0, or one is infinite
   */
  public static Ticks log(double[] data, int count) {
    Preconditions.requireAtLeast("the number of steps", count, 1);
    double[] positive = Arrays.stream(data).filter(x -> !(x <= 0)).toArray();
    int first = power(finite(positive).min().orElseThrow(), false);
    int last = Math.max(first + 1, power(finite(positive).max().orElseThrow(), true));
    int decades = last - first;
    int step =
        IntStream.of(1, 2, 3, 5, 10, 20, 50, 100, 200)
            .filter(s -> decades / s <= count)
            .findFirst()
            .orElse(500);
    boolean isDense = decades <= MAX_DENSE_DECADES;
    List<Double> values = new ArrayList<>();
    List<Double> minor = new ArrayList<>();
    for (int decade = first; decade <= last; decade++) {
      (Math.floorMod(decade, step) == 0 ? values : minor).add(times(1, 3 * decade));
      for (int digit = 2; digit <= 9 && step == 1 && decade < last; digit++) {
        boolean isLabelled = isDense && (digit == 2 || digit == 5);
        (isLabelled ? values : minor).add(times(digit, 3 * decade));
      }
    }
    return new Ticks(Scale.log10(), Range.of(first, last), array(values), array(minor), List.of());
  }

  private static int power(double value, boolean up) {
    double exact = StrictMath.log10(value);
    return (int) (up ? Math.ceil(exact - 1e-9) : Math.floor(exact + 1e-9));
  }

  private static double[] array(List<Double> values) {
    return values.stream().mapToDouble(x -> x).toArray();
  }

  /**
   * Returns ticks of a time axis in UTC; see {@link #time(double[], int, ZoneId)}.
   *
   * @param seconds see {@link zoetrope.data.Dates}
   */
  public static Ticks time(double[] seconds, int count) {
    return time(seconds, count, ZoneOffset.UTC);
  }

  /**
   * Returns ticks at the beginnings of years, months, weeks, days, hours, minutes or seconds. The
   * range begins and ends with the data. Labels say the date once, below the first tick and where
   * it changes. NaN is ignored.
   *
   * @param seconds the seconds since 1970 began in UTC
   * @param count the largest number of ticks, at least 1
   * @param zone the zone of the labels
   * @throws IllegalArgumentException if no time is finite, one is infinite, or the years have more
   *     than six digits
   */
  public static Ticks time(double[] seconds, int count, ZoneId zone) {
    Preconditions.requireAtLeast("the number of steps", count, 1);
    double min = finite(seconds).min().orElseThrow();
    double max = finite(seconds).max().orElseThrow();
    if (min == max) {
      min -= TimeTicks.DAY / 2.0;
      max += TimeTicks.DAY / 2.0;
    }
    TimeTicks found = TimeTicks.of(min, max, count, zone);
    Range range = Range.of(min, max, (max - min) / count);
    return new Ticks(Scale.LINEAR, range, found.values(), new double[0], found.labels());
  }

  private static DoubleStream finite(double[] data) {
    double[] known = Arrays.stream(data).filter(x -> !Double.isNaN(x)).toArray();
    Preconditions.require(known.length > 0, "ticks need at least one number that is not a gap");
    for (double value : known) {
      Preconditions.requireFinite("a value of the data", value);
    }
    return Arrays.stream(known);
  }

  /** Returns the range of the axis: numbers, seconds, or exponents on a logarithmic axis. */
  public Range range() {
    return range;
  }

  /** Returns the numbers that have labels. */
  public double[] values() {
    return values.clone();
  }

  /** Returns the numbers of short ticks without labels. */
  public double[] minorValues() {
    return minor.clone();
  }

  /** Returns the style for an axis with these ticks: their scale, and no other ticks. */
  public AxisStyle style() {
    return AxisStyle.ofTheme().scale(scale).noTicks();
  }

  /** Adds ticks and labels to an axis of the same range, as its children. */
  public void addTo(NumberLine axis) {
    for (double value : minor) {
      axis.add(axis.tick(value, SIZE / 2));
    }
    for (double value : values) {
      axis.add(axis.tick(value, SIZE));
    }
    if (scale instanceof Scale.Log) {
      axis.addLabels(values, Arrays.stream(values).mapToObj(this::power).toList());
    } else if (labels.isEmpty()) {
      axis.addNumbers(values);
    } else {
      Group<Text> row = Group.of(labels.stream().map(label -> text(label.text())));
      axis.addLabels(values, row);
      for (int i = 0; i < labels.size(); i++) {
        if (!labels.get(i).context().isEmpty()) {
          Text context = text(labels.get(i).context());
          axis.add(context.nextTo(row.get(i), Directions.DOWN, ROW_GAP));
        }
      }
    }
  }

  private static Text text(String label) {
    return new Text(label).fontSize(FONT_SIZE);
  }

  /** Returns the label of a number on a logarithmic axis. */
  private Mobject<?> power(double value) {
    if (range.min() >= MIN_PLAIN && range.max() <= MAX_PLAIN) {
      return new DecimalNumber(value, LabelNumbers.places(value)).fontSize(FONT_SIZE);
    }
    int power = power(value, false);
    int digit = (int) Math.rint(value / times(1, 3 * power));
    return new Tex((digit == 1 ? "" : digit + "\\cdot ") + "10^{" + power + "}")
        .fontSize(FONT_SIZE);
  }
}
