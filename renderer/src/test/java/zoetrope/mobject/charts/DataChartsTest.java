package zoetrope.mobject.charts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.data.Dataset;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.text.Text;

class DataChartsTest {
  private static final double NAN = Double.NaN;
  private static final Dataset DATA =
      Dataset.parse("t.csv", "day,a (m),b (m)\n2024-01-01,1,4\n2024-02-01,,5\n2024-03-01,3,-6\n");

  @Test
  void gapsInterruptLinesAndAreas() {
    double[] xs = {1, 2, 3, 4, 5, 6};
    LineChart line = new LineChart(xs, new double[] {1, 2, NAN, 3, NAN, 4});
    assertEquals(3, pathsOf(line).path().subpathCount());
    AreaChart area = new AreaChart(xs, new double[] {1, 2, NAN, 3, 4, 4});
    Mobject<?> areas = area.get(0).children().get(0);
    assertEquals(2, ((VMobject<?>) areas).path().subpathCount());
  }

  private static VMobject<?> pathsOf(LineChart chart) {
    return (VMobject<?>) chart.get(0).children().get(0);
  }

  @Test
  void columnsGiveNamesUnitsAndTimes() {
    LineChart chart = new LineChart(DATA, "day", "a", "b");
    assertEquals(List.of("a", "b"), chart.names().stream().map(Text::source).toList());
    assertArrayEquals(new double[] {1, NAN, 3, 4, 5, -6}, chart.values());
    assertEquals(DATA.times("day")[2], chart.axes().xAxis().max());
    chart.setValues("a", 7, 8, NAN);
    assertArrayEquals(new double[] {7, 8, NAN, 4, 5, -6}, chart.values());
  }

  @Test
  void animatedChartsShowTheValuesOfEachMoment() {
    ColumnChart chart = new ColumnChart(List.of("a", "b"), 0, 100).showValues();
    ColumnChart end = chart.copy().setValues(50, -20);
    Tween tween = tween(chart, end);
    tween.at(0.5);
    assertArrayEquals(new double[] {25, 40}, chart.values());
    assertEquals("25", chart.labels().get(0).text());
    assertEquals(chart.axes().c2p(0.5, 25).y(), chart.columns().get(0).top().y(), 1e-9);
    tween.at(1);
    assertArrayEquals(new double[] {50, -20}, chart.values());
    assertEquals("50", chart.labels().get(0).text());
    Vec place = end.labels().get(1).center();
    assertTrue(place.distance(chart.labels().get(1).center()) < 1e-9);
    assertArrayEquals(new double[] {50, -20}, end.values());
  }

  private static <S extends Mobject<S>> Tween tween(S chart, S end) {
    S start = chart.copy();
    MobjectTrees.align(chart, end);
    MobjectTrees.align(start, end);
    return MobjectTrees.tween(chart, start, end, MotionPath.STRAIGHT);
  }

  @Test
  void chartsFollowTheirMovesAndSizes() {
    ScatterChart chart = new ScatterChart(new double[] {1, 2}, new double[] {3, 4});
    chart.scale(0.5).shift(Vec.of(1, 2)).setValues(4, 3);
    assertEquals(chart.axes().c2p(1, 4), chart.dots().get(0).get(0).center());
    PieChart pie = new PieChart(List.of("a", "b"), 1, 1);
    Bounds before = pie.slices().bounds();
    pie.setValues(1, 3);
    assertEquals(before.size().x(), pie.slices().bounds().size().x(), 1e-6);
  }

  @Test
  void histogramsCountEachValueOnce() {
    assertArrayEquals(
        new double[] {2, 1, 3},
        new Histogram(new double[] {0, 0.5, 1, 2, 3, 3, NAN}, new double[] {0, 1, 2, 3}).values());
    double[] values = new Random(1).doubles(999, -1e9, 1e9).toArray();
    for (int bins = 2; bins < 30; bins++) {
      assertEquals(999, Arrays.stream(new Histogram(values, bins).values()).sum());
    }
    assertEquals(1, Arrays.stream(new Histogram(7).values()).sum());
  }

  @Test
  void quartilesAreInterpolated() {
    double[] sorted = {1, 2, 3, 4};
    assertEquals(1.75, BoxPlot.quantile(sorted, 0.25));
    assertEquals(2.5, BoxPlot.quantile(sorted, 0.5));
    assertEquals(7, BoxPlot.quantile(new double[] {7}, 0.75));
    BoxPlot plot = new BoxPlot(Map.of("one", new double[] {5}));
    assertEquals(0, plot.boxes().get(0).height(), 1e-9);
  }

  @Test
  void namesKeepTheirDistance() {
    assertArrayEquals(new double[] {1, 0, 5}, NamePlaces.apart(new double[] {0.5, 0.5, 5}, 1));
    Random random = new Random(1);
    for (int n = 1; n < 20; n++) {
      double[] wanted = random.doubles(n).toArray();
      double[] places = NamePlaces.apart(wanted, 0.3);
      Arrays.sort(places);
      for (int i = 1; i < n; i++) {
        assertTrue(places[i] - places[i - 1] > 0.3 - 1e-9);
      }
    }
  }

  @Test
  void namesOfColumnsDoNotOverlap() {
    for (int n : new int[] {1, 2, 12, 40, 400}) {
      List<String> names = IntStream.range(0, n).mapToObj(i -> "name " + i).toList();
      ColumnChart chart = new ColumnChart(names, new double[n]);
      List<Mobject<?>> row = List.copyOf(chart.axes().xAxis().children());
      Group<?> shown = (Group<?>) row.get(row.size() - 1);
      assertTrue(shown.size() >= Math.min(n, 12), n + " names: " + shown.size() + " are shown");
      boolean isTurned = shown.size() > 1 && shown.get(0).height() > 0.4;
      for (int i = 1; i < shown.size() && !isTurned; i++) {
        assertTrue(shown.get(i - 1).right().x() < shown.get(i).left().x());
      }
      assertTrue(chart.width() < 14);
    }
  }

  @Test
  void barsOfARaceChangePlacesOnceAndKeepThemAtTies() {
    double[] times = {0, 1, 2, 3, 4};
    double[][] values = {{5, 5, 5, 5, 5}, {5, 5, 5, 5, 5}, {1, 2, 6, 7, 8}, {9, NAN, NAN, 1, 1}};
    RaceOrder order = new RaceOrder(times, values);
    assertArrayEquals(new double[] {1, 2, 3, 0}, places(order, 0));
    assertArrayEquals(new double[] {1, 2, 0, 3}, places(order, 4));
    for (double t = 0; t < 4; t += 0.01) {
      assertTrue(order.place(0, t) < order.place(1, t), "tie at " + t);
    }
    assertEquals(0, order.presence(3, 2));
    assertEquals(1, order.presence(3, 4));
  }

  @Test
  void barsDoNotFlickerWhenTwoValuesAlternate() {
    double[] times = IntStream.range(0, 101).asDoubleStream().toArray();
    double[] constant = Arrays.stream(times).map(t -> 10).toArray();
    double[] nearby = Arrays.stream(times).map(t -> 10 + (t % 2 == 0 ? 1e-3 : -1e-3)).toArray();
    RaceOrder order = new RaceOrder(times, new double[][] {constant, nearby});
    double way = 0;
    for (double t = 0.05; t < 100; t += 0.05) {
      double moved = Math.abs(order.place(1, t) - order.place(1, t - 0.05));
      assertTrue(moved < 0.2, "a jump at " + t);
      way += moved;
    }
    assertTrue(way <= 101, "the bars moved over " + way + " places");
  }

  private static double[] places(RaceOrder order, double time) {
    return IntStream.range(0, 4).mapToDouble(i -> order.place(i, time)).toArray();
  }

  @Test
  void aRaceShowsTheSameForATimeOnAnyWay() {
    Map<String, double[]> values = new LinkedHashMap<>();
    values.put("a", new double[] {1, 4});
    values.put("b", new double[] {2, 3});
    BarRace race = new BarRace(new double[] {2000, 2010}, values);
    BarRace end = race.copy().setTime(2010);
    Tween tween = tween(race, end);
    tween.at(0.9);
    tween.at(0.25);
    BarRace direct = new BarRace(new double[] {2000, 2010}, values).setTime(2002.5);
    assertEquals(direct.rectangles().get(0).bounds(), race.rectangles().get(0).bounds());
    assertEquals(direct.names().get(1).bounds(), race.names().get(1).bounds());
    assertEquals(2002.5, race.time());
  }

  static List<Object[]> wrongInput() {
    double[] two = {1, 2};
    double[] gaps = {NAN, NAN};
    Map<String, double[]> bars = Map.of("a", two);
    List<Object[]> rows = new ArrayList<>();
    add(rows, () -> new LineChart(two, new double[] {1}), "one y for each x: 2 and 1");
    add(
        rows,
        () -> new LineChart(two, gaps),
        "a line chart needs at least one number: it has gaps");
    add(rows, () -> new LineChart(two, new double[] {1, 1 / 0.0}), "cannot show Infinity");
    add(rows, () -> new LineChart(DATA, "day", "c"), "has no column 'c'");
    add(rows, () -> new LineChart(DATA, "day"), "at least one column of values");
    add(rows, () -> new LineChart(two, two).setValues(1), "of 2 values cannot show 1 values");
    add(rows, () -> new LineChart(DATA, "day", "a", "b").setValues("x", 1, 2, 3), "no series 'x'");
    add(rows, () -> new LineChart(two, two).logY().yRange(0, 1), "numbers above 0 only");
    add(rows, () -> new LineChart(two, new double[] {-1, 0}).logY(), "not a gap");
    add(rows, () -> new AreaChart(DATA, "day", "a", "b"), "series 'b' has -6");
    add(rows, () -> new ColumnChart(List.of("a"), two), "1 names and 2 values");
    add(rows, () -> new PieChart(List.of("a", "b"), 1, -1), "cannot show -1");
    add(rows, () -> new PieChart(List.of("a", "b"), 0, 0), "a value above 0");
    add(rows, () -> new PieChart(List.of("a"), 1).hole(1), "fraction of the radius");
    add(rows, () -> new Histogram(two, 0), "number of intervals");
    add(rows, () -> new Histogram(two).setSamples(99), "99.0 is outside of the intervals");
    add(rows, () -> new BoxPlot(Map.of("a", gaps)), "the group 'a' of a box plot needs");
    add(rows, () -> new BoxPlot(Map.of("a", two)).setGroup("b", 1), "there is no group 'b'");
    add(rows, () -> new BarRace(new double[] {1}, bars), "at least two times");
    add(rows, () -> new BarRace(new double[] {2, 1}, bars), "must ascend: 1.0 comes after 2.0");
    add(rows, () -> new BarRace(new double[] {1, 2, 3}, bars), "has 2 values for 3 times");
    return rows;
  }

  private static void add(List<Object[]> rows, Runnable action, String message) {
    rows.add(new Object[] {action, message});
  }

  @ParameterizedTest
  @MethodSource("wrongInput")
  void refusesWrongInput(Runnable action, String message) {
    String found = assertThrows(IllegalArgumentException.class, action::run).getMessage();
    assertTrue(found.contains(message), found);
  }

  @Test
  void drawsAllShapesOfData() {
    for (double[] values :
        List.of(
            new double[] {5},
            new double[] {0, 0, 0},
            new double[] {-1e9, 1e-9, 1e9},
            new double[] {7, 7, NAN, 7},
            new double[] {NAN, 1, NAN, 2, NAN},
            new double[] {1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9},
            new double[] {1e9, 1e9 + 1e-6},
            new double[] {-3, -2, -1},
            new double[] {5, 5, 4, 5, 4, 5},
            IntStream.range(0, 400).mapToDouble(i -> i % 7 - 3).toArray())) {
      List<String> names = Collections.nCopies(values.length, "שם").stream().toList();
      double[] xs = IntStream.range(0, values.length).asDoubleStream().toArray();
      assertTrue(new LineChart(xs, values).showValues().bounds().isFinite());
      assertTrue(new ScatterChart(xs, values).bounds().isFinite());
      assertTrue(new AreaChart(xs, values).bounds().isFinite());
      assertTrue(new ColumnChart(names, values).showValues().bounds().isFinite());
      assertTrue(new Histogram(values).bounds().isFinite());
      assertTrue(new BoxPlot(Map.of("all", values)).bounds().isFinite());
      if (Arrays.stream(values).anyMatch(x -> x > 0)) {
        assertTrue(new LineChart(xs, values).logY().bounds().isFinite());
        assertTrue(new AreaChart(xs, values).logY().bounds().isFinite());
      }
    }
    Dataset leap = Dataset.parse("t.csv", "t,v\n2016-12-31T23:59:59Z,1\n2016-12-31T23:59:60Z,2\n");
    assertEquals(1, new LineChart(leap, "t", "v").axes().xAxis().range().length());
  }
}
