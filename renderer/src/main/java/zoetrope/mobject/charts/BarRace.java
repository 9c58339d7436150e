package zoetrope.mobject.charts;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.data.DataRow;
import zoetrope.data.Dataset;
import zoetrope.data.Dates;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;

/**
 * A bar chart race: the largest values at a time as bars, sorted by value, with names, values and
 * the time. Between the times of the data, values are interpolated. The longest bar always has the
 * full width.
 *
 * <pre>{@code
 * var race = barRace(dataset("cities.csv"), "year", "city", "people");
 * add(race);
 * play(animate(race, r -> r.setTime(2020)).rate(LINEAR).runTime(12));
 * }</pre>
 *
 * <p>A bar passes another one when its value becomes larger, and stays larger for at least half of
 * the time that the move takes. Equal values keep their order. A move takes 0.6 of an average step
 * of the data, but at most 8 percent of the race. Bars fade where values are missing; a negative
 * value has no bar.
 */
public final class BarRace extends Chart<BarRace> {
  private static final int BARS = 10;
  private static final double MAX_WIDTH = 7.5;
  private static final double MAX_HEIGHT = 6;

  /** The room for names and values beside the bars, and above and below them, in scene units. */
  private static final double SIDES = 6;

  private static final double ENDS = 1.5;
  private static final double THICKNESS = 0.75;
  private static final double GAP = 0.12;
  private static final double CLOCK_SIZE = 48;

  private final RaceOrder order;
  private final double[] times;
  private final boolean isTime;
  private int bars = BARS;

  /** The place of the first bar: its line has the length of the longest bar. */
  private final Line frame;

  private final double width;
  private final double height;
  private final Group<Rectangle> rectangles = new Group<>();
  private final Group<Text> names = new Group<>();
  private final CountedNumbers labels;
  private final Group<Text> clock = new Group<>();
  private ZoneId zone = ZoneOffset.UTC;

  /**
   * Creates a race of one bar for each name; the order of the map decides between equal values.
   *
   * @param times in ascending order, one for each value of a bar
   * @param values the values of each bar; NaN if it is missing
   * @throws IllegalArgumentException if there are fewer than two times, they do not ascend, a bar
   *     has another number of values, or a value is infinite
   */
  public BarRace(double[] times, Map<String, double[]> values) {
    this(times, false, values);
  }

  /**
   * Creates a race of a table that has a row for each time and name.
   *
   * @param time a column of numbers or dates
   * @throws zoetrope.data.DataException if a column is missing, or a value is no number
   * @throws IllegalArgumentException if there are fewer than two times, or a name has two rows at a
   *     time
   */
  public BarRace(Dataset data, String time, String name, String value) {
    this(timesOf(data, time), data.isTime(time), valuesOf(data, time, name, value));
  }

  private BarRace(double[] times, boolean isTime, Map<String, double[]> values) {
    this.times = times.clone();
    this.isTime = isTime;
    check(times, values);
    order = new RaceOrder(this.times, values.values().toArray(double[][]::new));
    width = Math.max(1, Math.min(MAX_WIDTH, 2 * CurrentFrame.xRadius() - SIDES));
    height = Math.max(1, Math.min(MAX_HEIGHT, 2 * CurrentFrame.yRadius() - ENDS));
    frame = new Line(Vec.ZERO, Vec.of(width, 0)).setOpacity(0);
    labels = new CountedNumbers(values.size());
    labels.formatAll(values.values().stream().flatMapToDouble(Arrays::stream).toArray());
    values.keySet().forEach(name -> names.add(NamePlaces.name(name)));
    values.keySet().forEach(name -> rectangles.add(new Rectangle(0, 0)));
    clock.add(new Text("0"));
    setParts(new double[] {times[0]}, frame, rectangles, names, labels, clock);
    colors(COLORS.toArray(Color[]::new));
    bars(Math.min(BARS, values.size()));
    moveTo(Vec.ZERO);
  }

  private static void check(double[] times, Map<String, double[]> values) {
    Preconditions.require(times.length >= 2, "a bar race needs at least two times");
    Preconditions.require(!values.isEmpty(), "a bar race needs at least one bar");
    requireAscending("the times of a bar race", times);
    values.forEach(
        (name, row) -> {
          Preconditions.require(
              row.length == times.length,
              "the bar '%s' has %s values for %s times",
              name,
              row.length,
              times.length);
          requireFiniteOrGaps("a bar race", row);
        });
  }

  private static double time(DataRow row, String column, boolean isTime) {
    return isTime ? row.time(column) : row.number(column);
  }

  private static double[] timesOf(Dataset data, String time) {
    double[] all = data.isTime(time) ? data.times(time) : data.numbers(time);
    return Arrays.stream(all).filter(t -> !Double.isNaN(t)).sorted().distinct().toArray();
  }

  private static Map<String, double[]> valuesOf(
      Dataset data, String time, String name, String value) {
    boolean isTime = data.isTime(time);
    double[] times = timesOf(data, time);
    Map<String, double[]> values = new LinkedHashMap<>();
    for (DataRow row : data.rows()) {
      double at = time(row, time, isTime);
      if (Double.isNaN(at)) {
        continue;
      }
      double[] ofName = values.computeIfAbsent(row.text(name), n -> gaps(times.length));
      int k = Arrays.binarySearch(times, at);
      if (!Double.isNaN(ofName[k])) {
        throw new IllegalArgumentException(
            Messages.of(
                "line %s: '%s' has a value at %s already",
                row.line(), row.text(name), row.text(time)));
      }
      ofName[k] = row.number(value);
    }
    return values;
  }

  private static double[] gaps(int count) {
    double[] gaps = new double[count];
    Arrays.fill(gaps, Double.NaN);
    return gaps;
  }

  // --- options ---

  /**
   * Sets how many bars are shown; the default is 10, or all if there are fewer.
   *
   * @throws IllegalArgumentException if the number is below 1
   */
  public BarRace bars(int count) {
    bars = Preconditions.requireAtLeast("the number of bars", count, 1);
    double size = Math.min(FONT_SIZE, 48 * height / bars);
    names.forEach(name -> name.fontSize(size * unit()));
    labels.forEach(label -> label.fontSize(size * unit()));
    return change(numbers());
  }

  /** Sets the colours of the bars; they repeat if there are too few. */
  public BarRace colors(Color... colors) {
    List<Color> all = requireColors(colors);
    for (int i = 0; i < rectangles.size(); i++) {
      rectangles.get(i).setFill(color(all, i), 1).setStroke(Palette.WHITE, 0);
    }
    return change(numbers());
  }

  /** Sets the zone in which dates are written; the default is UTC. */
  public BarRace zone(ZoneId newZone) {
    zone = newZone;
    return change(numbers());
  }

  // --- time ---

  /**
   * Shows the values at a time; a time outside of the data shows its first or last values.
   *
   * @param time in the unit of the data; for dates see {@link Dates#seconds(String)}
   */
  public BarRace setTime(double time) {
    return change(new double[] {Preconditions.requireFinite("the time of a bar race", time)});
  }

  /** Returns the time that is shown. */
  public double time() {
    return numbers()[0];
  }

  /** Returns the first time of the data. */
  public double startTime() {
    return times[0];
  }

  /** Returns the last time of the data. */
  public double endTime() {
    return times[times.length - 1];
  }

  // --- drawing ---

  /** Returns the factor by which the race was scaled. */
  private double unit() {
    return frame.length() / width;
  }

  @Override
  void draw() {
    double time = Math.max(times[0], Math.min(times[times.length - 1], time()));
    double[] values = new double[rectangles.size()];
    Arrays.setAll(values, i -> order.value(i, time));
    double largest = Arrays.stream(values).max().orElse(0);
    Vec along = frame.vector();
    Vec down = Directions.OUT.cross(along).times(-height / (bars * width));
    labels.count(values);
    for (int i = 0; i < values.length; i++) {
      double place = order.place(i, time);
      double shown = order.presence(i, time) * Math.max(0, Math.min(1, bars - place));
      Vec left = frame.start().plus(down.times(Math.min(place, bars)));
      double length = largest > 0 ? Math.max(0, values[i]) / largest : 0;
      Rectangle bar = rectangles.get(i);
      Vec corner = left.plus(down.times(THICKNESS));
      Bars.draw(bar, corner, corner.plus(along.times(length)), down.times(-THICKNESS));
      Vec middle = left.plus(down.times(THICKNESS / 2));
      names
          .get(i)
          .moveTo(middle.plus(Vec.of(-GAP * unit(), 0)), Directions.RIGHT)
          .setOpacity(shown);
      labels
          .get(i)
          .moveTo(middle.plus(along.times(length)).plus(Vec.of(GAP * unit(), 0)), Directions.LEFT);
      labels.get(i).setOpacity(shown);
      bar.setOpacity(shown).setStrokeOpacity(0);
    }
    drawClock(time, frame.end().plus(down.times(bars)));
  }

  private void drawClock(double time, Vec corner) {
    String text = clockText(time);
    if (!clock.get(0).source().equals(text)) {
      clock.setChildren(List.of(new Text(text).setColor(Palette.GREY_B)));
    }
    clock.get(0).fontSize(CLOCK_SIZE * unit()).moveTo(corner, Directions.DR);
  }

  private String clockText(double time) {
    if (!isTime) {
      int places = Math.min(2, LabelNumbers.places(times));
      double unit = StrictMath.pow(10, places);
      return Messages.of("%." + places + "f", Math.floor(time * unit + 1e-9) / unit);
    }
    double days = (endTime() - startTime()) / (times.length - 1) / 86_400;
    ChronoUnit unit =
        days > 300
            ? ChronoUnit.YEARS
            : days > 25 ? ChronoUnit.MONTHS : days >= 1 ? ChronoUnit.DAYS : ChronoUnit.MINUTES;
    return Dates.text(time, zone, unit);
  }

  /** Returns the bars, in the order of the names in the data. */
  public Group<Rectangle> rectangles() {
    return rectangles;
  }

  /** Returns the names of the bars. */
  public Group<Text> names() {
    return names;
  }
}
