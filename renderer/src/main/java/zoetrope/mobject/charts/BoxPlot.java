package zoetrope.mobject.charts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.data.Dataset;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Polygon;

/**
 * A box plot of groups of values. A box reaches from the first to the third quartile, with a line
 * at the median. Whiskers end at the last values that are at most 1.5 heights of the box away from
 * it. Values beyond them are dots. Quartiles are interpolated linearly. Gaps do not count.
 *
 * <pre>{@code
 * add(boxPlot(dataset("penguins.csv"), "species", "mass"));
 * }</pre>
 */
public final class BoxPlot extends AxesChart<BoxPlot> {
  private static final double WIDTH = 0.5;
  private static final double WHISKER = 1.5;
  private static final double RADIUS = 0.05;

  private List<double[]> groups;
  private Group<Polygon> boxes;
  private Group<Polyline> whiskers;
  private Group<Polygon> outliers;

  /**
   * Creates a plot of one group for each name; the order is that of the map.
   *
   * @throws IllegalArgumentException if there is no group, a group has only gaps, or a value is
   *     infinite
   */
  public BoxPlot(Map<String, double[]> groups) {
    super(ChartData.of(List.copyOf(groups.keySet()), new double[groups.size()]));
    this.groups = new ArrayList<>();
    groups.forEach((name, values) -> this.groups.add(sorted(name, values)));
    build(this.groups.stream().flatMapToDouble(Arrays::stream).toArray());
  }

  /**
   * Creates a plot of the numbers in a column, one group for each text of another column.
   *
   * @throws zoetrope.data.DataException if a column is missing, or a value is no number
   */
  public BoxPlot(Dataset data, String groups, String values) {
    this(grouped(data, groups, values));
    labels("", values);
  }

  private static Map<String, double[]> grouped(Dataset data, String groups, String values) {
    Map<String, double[]> found = new LinkedHashMap<>();
    data.groupedBy(groups).forEach((name, rows) -> found.put(name, rows.numbers(values)));
    return found;
  }

  private static double[] sorted(String name, double[] values) {
    requireSome("the group '" + name + "' of a box plot", values);
    return Arrays.stream(values).filter(x -> !Double.isNaN(x)).sorted().toArray();
  }

  /**
   * Changes the values of one group; their number may differ. The axes stay.
   *
   * @throws IllegalArgumentException if there is no such group, or it has no numbers
   */
  public BoxPlot setGroup(String name, double... values) {
    int index = data().names().indexOf(name);
    Preconditions.require(
        index >= 0, "there is no group '%s': the groups are %s", name, data().names());
    List<double[]> changed = new ArrayList<>(groups);
    changed.set(index, sorted(name, values));
    groups = changed;
    return change(groups.stream().flatMapToDouble(Arrays::stream).toArray());
  }

  @Override
  String what() {
    return "a box plot";
  }

  @Override
  Mobject<?> createMarks() {
    boxes = new Group<>();
    whiskers = new Group<>();
    outliers = new Group<>();
    for (int i = 0; i < groups.size(); i++) {
      boxes.add(new Polygon().setFill(color(i), 0.5).setStroke(color(i), 3));
      whiskers.add(new Polyline().setStroke(color(i), 3));
      outliers.add(new Polygon().setFill(color(i), 1).setStroke(color(i), 0));
    }
    return new Group<Mobject<?>>(whiskers, boxes, outliers);
  }

  @Override
  void draw() {
    for (int i = 0; i < groups.size(); i++) {
      drawGroup(i, groups.get(i));
    }
  }

  private void drawGroup(int i, double[] sorted) {
    double low = quantile(sorted, 0.25);
    double middle = quantile(sorted, 0.5);
    double high = quantile(sorted, 0.75);
    double reach = WHISKER * (high - low);
    double[] inside =
        Arrays.stream(sorted).filter(x -> x >= low - reach && x <= high + reach).toArray();
    double x = data().xs()[i];
    double left = x - WIDTH / 2;
    double right = x + WIDTH / 2;
    boxes
        .get(i)
        .setPath(Path.polygon(at(right, high), at(left, high), at(left, low), at(right, low)));
    PathBuilder lines = Path.builder().moveTo(at(left, middle)).lineTo(at(right, middle));
    lines.moveTo(at(x, high)).lineTo(at(x, Math.max(high, inside[inside.length - 1])));
    lines.moveTo(at(x, low)).lineTo(at(x, Math.min(low, inside[0])));
    whiskers.get(i).setPath(lines.build());
    PathBuilder dots = Path.builder();
    for (double value : sorted) {
      if (value < low - reach || value > high + reach) {
        dots.append(Paths.circle(at(x, value), RADIUS * unit()));
      }
    }
    outliers.get(i).setPath(dots.build());
  }

  private Vec at(double x, double y) {
    return axes().c2p(x, y);
  }

  /** Returns a quantile by linear interpolation between the values, as spreadsheets do. */
  static double quantile(double[] sorted, double share) {
    double place = share * (sorted.length - 1);
    int below = (int) Math.floor(place);
    int above = Math.min(sorted.length - 1, below + 1);
    return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
  }

  /** Returns the boxes, one for each group. */
  public Group<Polygon> boxes() {
    return boxes;
  }
}
