package zoetrope.mobject.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.ColorScale;
import zoetrope.color.Palette;
import zoetrope.color.SrgbCurve;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.text.Tex;

class ChartTest {
  private static final double EPSILON = 1e-9;

  @Test
  void barsAreAsHighAsTheirValuesAndAsWideAsTheirGaps() {
    var chart = new BarChart(0.25, 1, 0);
    assertEquals(1, chart.bars().get(0).height(), EPSILON);
    assertEquals(4, chart.bars().get(1).height(), EPSILON);
    assertEquals(0, chart.bars().get(2).height(), EPSILON);
    double width = chart.bars().get(0).width();
    assertEquals(6.0 / 7, width, EPSILON);
    double gap = chart.bars().get(1).left().x() - chart.bars().get(0).right().x();
    assertEquals(width, gap, EPSILON);
    assertEquals(0, chart.center().length(), EPSILON);
    assertEquals(Palette.BLUE.withAlpha(0.8), chart.bars().first().fillColor());
    assertEquals(Palette.YELLOW, chart.bars().last().strokeColor());
    assertEquals(3, chart.bars().first().strokeWidth());
    assertEquals(5, chart.numbers().size());
    assertEquals(0.25, chart.numbers().last().height(), EPSILON);
  }

  @Test
  void aChartOfValuesAboveOneReachesTheNextRoundNumber() {
    var chart = new BarChart(3, 5, 2);
    assertEquals(2.5, chart.bars().get(1).height(), EPSILON, "5 of 8");
    assertEquals("8", chart.numbers().last().source());
    assertEquals(4.0 / 400 * 380, new BarChart(380).bars().first().height(), EPSILON);
    assertEquals(4, new BarChart(1e6, -5).bars().first().height(), EPSILON);
  }

  @Test
  void barsChangeTheirValuesWhereverTheChartIs() {
    var chart = new BarChart(new double[] {1, 2}, BarLayout.DEFAULT.max(4)).names("a", "b");
    chart.scale(0.5).rotate(Math.PI / 2).shift(Directions.UP);
    Vec foot = chart.bars().get(0).right();
    var copy = chart.copy();
    chart.changeBarValues(4, -2);
    assertEquals(2, chart.bars().get(0).width(), EPSILON, "the bars are horizontal");
    assertEquals(1, chart.bars().get(1).width(), EPSILON);
    assertEquals(0, foot.distance(chart.bars().get(0).right()), EPSILON);
    assertTrue(chart.bars().get(1).left().x() > foot.x() - EPSILON, "below the axis");
    assertEquals(0.5, copy.bars().get(0).width(), EPSILON);
    assertEquals(4, chart.values()[0]);
  }

  @Test
  void namesAreOppositeTheirBarsForBothSigns() {
    var chart = new AxesBarChart(new double[] {-5, 40, -10, 20}, "one", "gypsy", "three", "pop");
    assertNamesKeepClear(chart);
    chart.changeBarValues(5, -40, -10, 20);
    assertNamesKeepClear(chart);
    chart.scale(0.5).shift(Vec.of(2, 1)).changeBarValues(-5, 40, 10, -20);
    assertNamesKeepClear(chart);
  }

  private static void assertNamesKeepClear(AxesBarChart chart) {
    double axis = chart.axes().c2p(0, 0).y();
    double above = Double.NaN;
    double below = Double.NaN;
    for (int i = 0; i < chart.names().size(); i++) {
      var name = chart.names().get(i);
      boolean negative = chart.values()[i] < 0;
      assertTrue(negative ? name.bottom().y() > axis : name.top().y() < axis, name::source);
      double line = name.baseline().y();
      double other = negative ? above : below;
      assertTrue(
          Double.isNaN(other) || Math.abs(other - line) < EPSILON,
          "one baseline on each side of the axis");
      above = negative ? line : above;
      below = negative ? below : line;
    }
  }

  @Test
  void chartsRefuseInvalidValues() {
    assertThrows(IllegalArgumentException.class, BarChart::new);
    assertThrows(IllegalArgumentException.class, () -> new BarChart(1, Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> new BarChart(1).names("a", "b"));
    assertThrows(IllegalArgumentException.class, () -> new BarChart(1).changeBarValues(1, 2));
    assertThrows(IllegalArgumentException.class, () -> BarLayout.DEFAULT.max(0));
    assertThrows(IllegalArgumentException.class, () -> new AxesBarChart(new double[0]));
    assertThrows(
        IllegalArgumentException.class, () -> new AxesBarChart(new double[] {1, 2}, "one"));
  }

  @Test
  void barsOnAxesMayBeNegative() {
    var chart = new AxesBarChart(new double[] {10, -5}, Range.of(-10, 10, 5), 4, 4, "a", "b");
    assertEquals(2, chart.bars().get(0).height(), EPSILON);
    assertEquals(1, chart.bars().get(1).height(), EPSILON);
    assertEquals(0.6 * 2, chart.bars().get(0).width(), EPSILON);
    double axis = chart.axes().c2p(0, 0).y();
    assertEquals(axis, chart.bars().get(1).top().y(), EPSILON);
    assertTrue(chart.names().get(0).top().y() < axis);
    assertTrue(chart.names().get(1).bottom().y() > axis);
    assertEquals(0.7, chart.bars().first().fillColor().alpha(), 1e-6);
    assertEquals(AxesBarChart.COLORS.get(4), chart.bars().last().strokeColor());
    assertEquals(2, chart.barLabels().size());
    for (Tex label : new AxesBarChart(new double[] {1, 2, 3, 4, 5}).barLabels()) {
      double luminance = SrgbCurve.luminance(label.fillColor());
      assertTrue((luminance + 0.05) / 0.05 > 4.5, label::source);
    }
  }

  @Test
  void barsOnAxesFollowNewValuesAndTheRangeIsComputed() {
    var chart = new AxesBarChart(new double[] {-5, 40, -10, 20, -3});
    assertEquals(40, chart.axes().yAxis().max(), EPSILON);
    assertEquals(-10, chart.axes().yAxis().min(), EPSILON);
    chart.shift(Directions.UP).changeBarValues(1, 2, 3, 4, 5);
    Vec top = chart.axes().p2c(chart.bars().get(2).top());
    assertEquals(3, top.y(), EPSILON);
    assertEquals(0, new AxesBarChart(new double[] {0, 0}).bars().first().height(), EPSILON);
  }

  @Test
  void aSampleSpaceIsThreeByThreeAndItsPartsFillIt() {
    var space = new SampleSpace();
    assertEquals(3, space.width(), EPSILON);
    assertEquals(Palette.GREY_D, space.fillColor());
    space.divideHorizontally(0.25, 0.5);
    var parts = space.horizontalParts();
    assertEquals(3, parts.size());
    assertEquals(0.75, parts.get(0).height(), EPSILON);
    assertEquals(1.5, parts.get(0).top().y(), EPSILON, "the first row is the upper one");
    assertEquals(-1.5, parts.get(2).bottom().y(), EPSILON);
    assertEquals(Palette.GREEN_E, parts.first().fillColor());
    assertEquals(Palette.BLUE_E, parts.last().fillColor());
    parts.get(0).divideVertically(0.2);
    assertEquals(0.6, parts.get(0).verticalParts().first().width(), EPSILON);
    assertEquals(0.75, parts.get(0).verticalParts().first().height(), EPSILON);
  }

  @Test
  void bracesAndTitlesAreNextToTheirParts() {
    var space = new SampleSpace().divideVertically(0.4).addTitle("All that can happen here");
    var braces = space.topBraces("p", "1 - p");
    assertEquals(2, braces.size());
    assertEquals(0.1, braces.first().get(0).bottom().y() - 1.5, EPSILON);
    assertTrue(space.bottomBraces("p").top().y() < -1.5);
    assertTrue(space.title().width() <= 3 + EPSILON);
    assertEquals(0.25, space.title().bottom().y() - braces.top().y(), EPSILON);
    var later = new SampleSpace().divideVertically(0.4);
    double top = later.topBraces("p").top().y();
    assertEquals(top + 0.25, later.addTitle("Later").title().bottom().y(), EPSILON);
    assertEquals(1.75, new SampleSpace().addTitle("Alone").title().bottom().y(), EPSILON);
    assertThrows(IllegalArgumentException.class, () -> space.sideBraces("q"));
    assertThrows(IllegalStateException.class, () -> new SampleSpace().title());
  }

  @Test
  void colorBarsHaveTheColorsOfTheirScaleAndRoundNumbers() {
    ColorScale scale = ColorScale.of(0, 10, Palette.BLACK, Palette.RED);
    ColorBar bar = new ColorBar(scale, -5, 10, 3);
    assertEquals(3, bar.bar().height(), EPSILON);
    assertEquals(List.of("-5", "0", "5", "10"), bar.numbers().stream().map(Tex::source).toList());
    double zero = bar.bar().bottom().y() + 1;
    assertEquals(zero, bar.ticks().get(1).y(), EPSILON);
    assertEquals(zero, bar.numbers().get(1).y(), 0.05);
    assertThrows(IllegalArgumentException.class, () -> new ColorBar(scale, 1, 1, 3));
    assertThrows(IllegalArgumentException.class, () -> new ColorBar(scale, 0, 1, Double.NaN));
  }

  @Test
  void refusesNegativeProbabilitiesAndSumsAboveOne() {
    assertThrows(IllegalArgumentException.class, () -> new SampleSpace().divideHorizontally(-0.1));
    assertThrows(
        IllegalArgumentException.class, () -> new SampleSpace().divideVertically(0.6, 0.6));
    assertThrows(
        IllegalArgumentException.class, () -> new SampleSpace().divideVertically(Double.NaN));
    assertEquals(2, new SampleSpace().divideVertically(0.6, 0.4).verticalParts().size());
  }
}
