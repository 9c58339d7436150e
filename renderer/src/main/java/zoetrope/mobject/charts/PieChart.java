package zoetrope.mobject.charts;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.data.Dataset;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Polygon;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.GlyphGroup;
import zoetrope.mobject.text.Text;

/**
 * A pie chart of shares, clockwise from the top. Names and percentages are beside the pie and do
 * not overlap; slices below 2 percent have none. A gap is a share of 0.
 *
 * <pre>{@code
 * var chart = pieChart(List.of("yes", "no"), 70, 30).hole(0.5);
 * play(animate(chart, c -> c.setValues(40, 60)));
 * }</pre>
 */
public final class PieChart extends Chart<PieChart> {
  private static final double RADIUS = 2.4;
  private static final double MIN_SHARE = 0.02;
  private static final double ROW = 0.36;
  private static final double INNER_ELBOW = 1.04;
  private static final double ELBOW = 1.12;
  private static final double GAP = 0.12;

  /** With more slices, lines between them would cover the slices. */
  private static final int MAX_SEAMS = 30;

  private double hole;

  /** From the centre to the top of the pie. */
  private final Line hand = new Line(Vec.ZERO, Vec.of(0, RADIUS)).setStroke(Palette.WHITE, 0);

  private final Group<Polygon> slices = new Group<>();
  private final Group<Polyline> leaders = new Group<>();
  private final Group<Text> names = new Group<>();
  private final Group<DecimalNumber> percents = new Group<>();

  /**
   * Creates a chart of one value for each name.
   *
   * @throws IllegalArgumentException if there is not one value for each name, a value is negative
   *     or infinite, or all are 0 or gaps
   */
  public PieChart(List<String> names, double... values) {
    Preconditions.require(
        names.size() == values.length,
        "a pie chart needs one value for each name: there are %s names and %s values",
        names.size(),
        values.length);
    hand.setOpacity(0);
    for (int i = 0; i < values.length; i++) {
      this.names.add(NamePlaces.name(names.get(i)));
      percents.add(new DecimalNumber(0, 0).unit("\\%").fontSize(FONT_SIZE));
      leaders.add(new Polyline().setStroke(Palette.GREY_B, 1));
      slices.add(new Polygon());
    }
    setParts(shares(values), hand, slices, leaders, this.names, percents);
    colors(COLORS.toArray(Color[]::new));
    change(numbers());
  }

  /**
   * Creates a chart of the rows of a table.
   *
   * @throws zoetrope.data.DataException if a column is missing, or a value is no number
   */
  public PieChart(Dataset data, String names, String values) {
    this(data.texts(names), data.numbers(values));
  }

  /** Returns the values with 0 for gaps. */
  private static double[] shares(double[] values) {
    requireSome("a pie chart", values);
    double[] shares = Arrays.stream(values).map(x -> Double.isNaN(x) ? 0 : x).toArray();
    for (double share : shares) {
      if (share < 0) {
        throw new IllegalArgumentException(
            Messages.of("a pie chart cannot show %s: shares are at least 0", share));
      }
    }
    Preconditions.require(
        Arrays.stream(shares).anyMatch(share -> share > 0), "a pie chart needs a value above 0");
    return shares;
  }

  /**
   * Makes the pie a ring.
   *
   * @param share the radius of the hole as a fraction of the radius, at least 0 and below 1
   */
  public PieChart hole(double share) {
    Preconditions.require(
        share >= 0 && share < 1, "the hole is a fraction of the radius, not %s", share);
    hole = share;
    return change(numbers());
  }

  /** Sets the colours of the slices; they repeat if there are too few. */
  public PieChart colors(Color... colors) {
    List<Color> all = requireColors(colors);
    boolean hasSeams = slices.size() > 1 && slices.size() <= MAX_SEAMS;
    for (int i = 0; i < slices.size(); i++) {
      // The last slice is beside the first one.
      boolean isRepeated = i > 0 && i == slices.size() - 1 && i % colors.length == 0;
      Color color = color(all, isRepeated ? colors.length / 2 : i);
      slices.get(i).setFill(color, 1).setStroke(Palette.BLACK, hasSeams ? 1 : 0);
    }
    return this;
  }

  /**
   * Changes all values; NaN is a share of 0.
   *
   * @throws IllegalArgumentException if there are not as many values as before, a value is negative
   *     or infinite, or all are 0 or gaps
   */
  public PieChart setValues(double... values) {
    Preconditions.require(
        values.length == slices.size(),
        "a pie chart of %s values cannot show %s values",
        slices.size(),
        values.length);
    return change(shares(values));
  }

  @Override
  void draw() {
    double[] ends = ends();
    Affine place = place();
    for (int i = 0; i < slices.size(); i++) {
      double start = i == 0 ? 0 : ends[i - 1];
      slices.get(i).setPath(slice(start, ends[i] - start).transform(place));
      percents.get(i).setValue(100 * (ends[i] - start) / (2 * Math.PI));
    }
    placeAllNames();
  }

  /** Returns the angles, in radians, at which the slices end. */
  private double[] ends() {
    double[] ends = numbers().clone();
    double largest = Arrays.stream(ends).max().orElseThrow();
    Arrays.setAll(ends, i -> ends[i] / largest);
    Arrays.parallelPrefix(ends, Double::sum);
    double total = ends[ends.length - 1];
    Arrays.setAll(ends, i -> 2 * Math.PI * ends[i] / total);
    return ends;
  }

  /** Returns the map of a pie with radius 1, whose angles begin at the top, into the scene. */
  private Affine place() {
    Vec up = hand.end().minus(hand.start());
    Vec right = up.cross(Directions.OUT);
    return Affine.ofColumns(right, up, Directions.OUT, hand.start());
  }

  private Path slice(double start, double angle) {
    if (angle <= 0) {
      return Path.EMPTY;
    }
    int curves = Math.max(2, Paths.arcCurves(angle));
    Path rim = Paths.arc(Vec.ZERO, 1, Math.PI / 2 - start, -angle, curves);
    PathBuilder path = Path.builder().moveTo(rim.start()).curvesOf(rim);
    if (hole == 0) {
      return path.lineTo(Vec.ZERO).close().build();
    }
    Path inner = Paths.arc(Vec.ZERO, hole, Math.PI / 2 - start, -angle, curves).reversed();
    return path.lineTo(inner.start()).curvesOf(inner).close().build();
  }

  /** Places the names, which follow their slices. */
  private void placeAllNames() {
    double[] ends = ends();
    for (int side = 0; side < 2; side++) {
      int half = side;
      int[] named =
          IntStream.range(0, ends.length)
              .filter(
                  i -> share(ends, i) >= MIN_SHARE && (middle(ends, i) >= Math.PI) == (half == 1))
              .toArray();
      placeSide(named, ends, half == 0 ? 1 : -1);
    }
    for (int i = 0; i < ends.length; i++) {
      double opacity = share(ends, i) >= MIN_SHARE ? 1 : 0;
      names.get(i).setOpacity(opacity);
      percents.get(i).setOpacity(opacity);
      leaders.get(i).setStrokeOpacity(opacity);
    }
  }

  private static double share(double[] ends, int i) {
    return (ends[i] - (i == 0 ? 0 : ends[i - 1])) / (2 * Math.PI);
  }

  private static double middle(double[] ends, int i) {
    return (ends[i] + (i == 0 ? 0 : ends[i - 1])) / 2;
  }

  private void placeSide(int[] named, double[] ends, int side) {
    Affine place = place();
    double unit = hand.end().distance(hand.start()) / RADIUS;
    double[] wanted =
        Arrays.stream(named).mapToDouble(i -> ELBOW * StrictMath.cos(middle(ends, i))).toArray();
    double[] heights = NamePlaces.apart(wanted, ROW / RADIUS);
    for (int k = 0; k < named.length; k++) {
      int i = named[k];
      double angle = middle(ends, i);
      Vec rim = Vec.of(StrictMath.sin(angle), StrictMath.cos(angle)).times(INNER_ELBOW);
      double x = Math.sqrt(Math.max(0.1, ELBOW * ELBOW - heights[k] * heights[k]));
      Vec elbow = Vec.of(side * Math.max(x, Math.abs(rim.x())), heights[k]);
      Vec end = elbow.plus(Vec.of(side * GAP, 0));
      leaders.get(i).setPath(Path.polyline(place.apply(rim), place.apply(elbow), place.apply(end)));
      Vec away = Vec.of(side, 0);
      GlyphGroup<?> near = side > 0 ? names.get(i) : percents.get(i);
      GlyphGroup<?> far = side > 0 ? percents.get(i) : names.get(i);
      near.nextTo(place.apply(end), away, GAP * unit);
      far.nextTo(near, away, GAP * unit);
    }
  }

  /** Returns the slices, in the order of the values. */
  public Group<Polygon> slices() {
    return slices;
  }

  /** Returns the names, in the order of the values. */
  public Group<Text> names() {
    return names;
  }
}
