package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Theme;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.TipShape;

/** Tests of the crossing of axes, of numbers, tips and labels, and of areas between graphs. */
class PlotOptionsTest {
  private static final double EPS = 1e-9;
  private static final Range ZERO_TO_FOUR = Range.of(0, 4);

  private static AxisStyle log() {
    return AxisStyle.DEFAULT.scale(Scale.log10());
  }

  private static Axes logarithmic(AxisStyle y) {
    return axes(ZERO_TO_FOUR, Range.of(-2, 3), AxisStyle.DEFAULT, y);
  }

  // --- crossing ---

  @Test
  void logarithmicAxesCrossAtTheirLeastNumber() {
    Axes axes = logarithmic(log());
    assertEquals(axes.yAxis().startPoint().y(), axes.xAxis().startPoint().y(), EPS);
    assertEquals(0.01, axes.p2c(axes.origin()).y(), 1e-9);
  }

  @Test
  void aStyleSetsWhereTheOtherAxisCrosses() {
    Axes axes = logarithmic(log().crossingAt(10));
    assertEquals(axes.yAxis().n2p(10).y(), axes.xAxis().startPoint().y(), EPS);
    Axes even =
        axes(ZERO_TO_FOUR, Range.of(-3, 3), AxisStyle.DEFAULT.crossingAt(2), AxisStyle.DEFAULT);
    assertEquals(even.xAxis().n2p(2).x(), even.yAxis().startPoint().x(), EPS);
    Vec back = even.p2c(even.c2p(1.5, -2));
    assertEquals(0, back.distance(Vec.of(1.5, -2)), EPS);
  }

  @Test
  void thereIsNoNumberWhereAxesCross() {
    Axes axes =
        axes(ZERO_TO_FOUR, Range.of(-3, 3), AxisStyle.DEFAULT.crossingAt(2), AxisStyle.DEFAULT)
            .addCoordinateLabels();
    assertEquals(4, axes.xAxis().numbers().size(), "0, 1, 3 and 4");
    assertEquals(6, axes.yAxis().numbers().size());
    Axes named =
        axes(ZERO_TO_FOUR, ZERO_TO_FOUR, AxisStyle.DEFAULT.numbersAt(0, 2.5), AxisStyle.DEFAULT)
            .addCoordinateLabels();
    assertEquals(2, named.xAxis().numbers().size());
    assertEquals(2.5, named.xAxis().p2n(named.xAxis().numbers().get(1).center()), 1e-2);
  }

  @Test
  void anAxisCannotBeCrossedAtANumberThatItDoesNotHave() {
    var error = assertThrows(IllegalArgumentException.class, () -> log().crossingAt(0));
    assertTrue(error.getMessage().contains("numbers above 0"), error.getMessage());
    assertThrows(IllegalArgumentException.class, () -> AxisStyle.DEFAULT.crossingAt(Double.NaN));
  }

  @Test
  void excludedNumbersStayExcludedInTheCommunitysAxes() {
    var style = AxisStyle.COMMUNITY.exclude(1);
    Axes axes = Axes.community(Range.of(-2, 2), Range.of(-2, 2), style.numbers(), style);
    assertEquals(3, axes.xAxis().numbers().size(), "-2, -1 and 2");
  }

  // --- numbers and tips ---

  @Test
  void numbersOfTheYAxisStandBesideIt() {
    var numbered = AxisStyle.DEFAULT.numbers();
    Axes axes = axes(ZERO_TO_FOUR, ZERO_TO_FOUR, numbered, numbered);
    double line = axes.yAxis().startPoint().x();
    assertTrue(axes.yAxis().numbers().bounds().max().x() < line - 0.2);
    Axes right = axes(ZERO_TO_FOUR, ZERO_TO_FOUR, numbered, numbered.numberDirection(RIGHT));
    assertTrue(right.yAxis().numbers().bounds().min().x() > right.yAxis().startPoint().x());
  }

  @Test
  void tipsOfTheCommunityHaveAnOutlineAndOthersNone() {
    assertEquals(2, Axes.community().xAxis().tip().strokeWidth());
    assertEquals(0, numberLine(ZERO_TO_FOUR, AxisStyle.DEFAULT.tip()).tip().strokeWidth());
  }

  @Test
  void tipsOfAxesTakeShapes() {
    var line = numberLine(ZERO_TO_FOUR, AxisStyle.DEFAULT.tip(TipShape.STEALTH));
    assertEquals(4, line.tip().path().curveCount());
    assertEquals(line.endPoint().x(), line.tip().path().start().x(), EPS);
    assertTrue(line.end().x() > line.endPoint().x() - 0.25, "the line goes into the notch");
    var open = numberLine(ZERO_TO_FOUR, AxisStyle.DEFAULT.tip(TipShape.CIRCLE));
    assertEquals(TipShape.OUTLINE_WIDTH, open.tip().strokeWidth());
    assertEquals(0, open.tip().fillColor().alpha());
  }

  @Test
  void resizedNumbersStayAtTheirTicks() {
    var line = numberLine(ZERO_TO_FOUR).addNumbers();
    double top = line.numbers().get(1).bounds().max().y();
    line.resizeNumbers(48);
    assertEquals(48, line.numbers().get(1).fontSize(), 1e-6);
    assertEquals(top, line.numbers().get(1).bounds().max().y(), 1e-9);
    assertThrows(IllegalArgumentException.class, () -> line.resizeNumbers(0));
  }

  // --- labels ---

  private static void assertFree(Mobject<?> label, FunctionGraph graph) {
    Bounds box = label.bounds();
    for (int i = 0; i <= 2000; i++) {
      Vec p = graph.pointAt(i / 2000.0);
      boolean inside =
          p.x() > box.min().x()
              && p.x() < box.max().x()
              && p.y() > box.min().y()
              && p.y() < box.max().y();
      assertFalse(inside, "the graph passes " + p + " in the label " + box);
    }
  }

  @Test
  void labelsDoNotLieOnTheirGraphs() {
    Axes axes = axes(Range.of(-3, 3), Range.of(-2, 4));
    List<FunctionGraph> graphs =
        List.of(
            axes.plot(x -> x * x),
            axes.plot(x -> StrictMath.sin(3 * x)),
            axes.plot(x -> 3 * StrictMath.cos(x)),
            axes.plot(x -> x));
    for (FunctionGraph graph : graphs) {
      for (double x : new double[] {-2, -1.57, 0, 0.5, 1.57}) {
        assertFree(axes.graphLabel(graph, "f(x)", x), graph);
      }
      assertFree(axes.graphLabel(graph, "f(x)"), graph);
      assertFree(Theme.COMMUNITY.make(() -> axes.graphLabel(graph, "f(x)")), graph);
    }
  }

  @Test
  void aNamedDirectionIsUsed() {
    Axes axes = axes();
    var line = axes.plot(x -> 0);
    var label = axes.graphLabel(line, tex("f"), 2, UR, 0.5);
    assertEquals(2.5, label.bounds().min().x(), EPS);
    assertEquals(0.5, label.bounds().min().y(), EPS);
    var left = axes.graphLabel(line, "f", 2, LEFT);
    assertEquals(1.75, left.bounds().max().x(), EPS);
  }

  @Test
  void labelsOfAxesAreAtTheGivenEdges() {
    Axes axes = axes(ZERO_TO_FOUR, ZERO_TO_FOUR);
    var label = axes.xAxisLabel("x", RIGHT, RIGHT, 0.3);
    assertEquals(axes.xAxis().bounds().max().x() + 0.3, label.bounds().min().x(), EPS);
    var word = axes.yAxisLabel(text("height"));
    assertTrue(word.bounds().min().x() > axes.yAxis().startPoint().x());
  }

  // --- lines, rectangles, integrals ---

  @Test
  void linesToTheAxesCanBeSolidOrArrows() {
    Axes axes = axes();
    Vec p = axes.c2p(2, 1);
    Line solid = axes.solidVLine(p);
    assertEquals(1, solid.path().subpathCount());
    assertEquals(0, solid.start().distance(axes.c2p(2, 0)), EPS);
    assertEquals(0, solid.end().distance(p), EPS);
    var arrow = axes.hLine(p, (a, b) -> arrow(a, b).buff(0));
    assertEquals(0, arrow.start().distance(axes.c2p(0, 1)), EPS);
    assertEquals(2, axes.linesToPoint(p, (a, b) -> line(a, b)).size());
    var graph = axes.plot(x -> x * x / 4);
    assertEquals(1, axes.solidVLineToGraph(2, graph).length(), EPS);
    assertEquals(2, axes.hLineToGraph(2, graph, (a, b) -> line(a, b)).length(), EPS);
    assertEquals(1, axes.vLineToGraph(2, graph, (a, b) -> line(a, b)).length(), EPS);
  }

  @Test
  void rectanglesStandBetweenTwoGraphs() {
    Axes axes = axes();
    var upper = axes.plot(x -> x + 2);
    var lower = axes.plot(x -> x / 2);
    var between =
        axes.riemannRectanglesBetween(
            upper, lower, Range.of(0, 2, 0.5), RiemannRectangles.Sample.CENTER);
    assertEquals(4, between.size());
    assertEquals(5, between.sum(), 1e-9, "the integral of x / 2 + 2");
    assertEquals(axes.c2p(0, 0.125).y(), between.get(0).bounds().min().y(), EPS);
    assertEquals(axes.c2p(0, 2.25).y(), between.get(0).bounds().max().y(), EPS);
    assertTrue(axes.riemannRectanglesBetween(lower, upper, Range.of(0, 2, 0.5)).sum() < 0);
    assertThrows(
        NullPointerException.class,
        () -> axes.riemannRectanglesBetween(upper, null, Range.of(0, 2)));
  }

  @Test
  void anAntiderivativeGoesThroughTheGivenPoint() {
    Axes axes = axes(Range.of(-2, 2), Range.of(-4, 4));
    var line = axes.plot(x -> 2 * x);
    assertEquals(0, axes.plotAntiderivative(line).valueAt(0), EPS);
    assertEquals(1, axes.plotAntiderivative(line).valueAt(-1), EPS);
    assertEquals(3, axes.plotAntiderivative(line, at(1, 3)).valueAt(1), EPS);
    var late = axes.plot(x -> 2 * x, 1, 2);
    assertEquals(0, axes.plotAntiderivative(late).valueAt(1), EPS);
    assertThrows(IllegalArgumentException.class, () -> axes.plotAntiderivative(late, at(0, 3)));
  }

  @Test
  void numbersDecreaseAlongAReversedAxis() {
    AxisStyle style = AxisStyle.DEFAULT.length(4).reversed();
    for (AxisStyle each : List.of(style, style.tip(), style.scale(Scale.log10()))) {
      var line = numberLine(Range.of(1, 3), each.numbers());
      assertEquals(2, line.n2p(line.min()).x(), EPS);
      assertEquals(-2, line.n2p(line.max()).x(), EPS);
      assertEquals(20, line.p2n(line.n2p(20)), EPS);
      assertTrue(line.numbers().get(0).center().x() > line.numbers().get(1).center().x());
    }
    var axes = axes(ZERO_TO_FOUR, ZERO_TO_FOUR, style, style.numbers());
    FunctionGraph parabola = axes.plot(x -> x * x);
    assertEquals(4, axes.pointToCoords(parabola.end()).y(), 1e-5, "curves end at the axes");
    assertTrue(parabola.end().y() < parabola.start().y());
    assertEquals(2, axes.scatterPlot(new double[] {1, 2, 9}, new double[] {1, 2, 9}).size());
    assertEquals(1, axes.vLine(axes.c2p(2, 1)).length(), EPS);
    assertEquals(4, axes.yAxis().numbers().size(), "the x axis would cover 0");
    axes = axes(ZERO_TO_FOUR, ZERO_TO_FOUR, AxisStyle.DEFAULT, style.numbers());
    assertEquals(5, axes.yAxis().numbers().size());
  }

  // --- charts ---

  @Test
  void barsLieBehindTheirAxes() {
    var chart = axesBarChart(new double[] {1, 2}, "a", "b");
    assertEquals(List.of(chart.bars(), chart.axes(), chart.names()), chart.children());
  }

  @Test
  void aChartTakesWidthsSizesAndFormulas() {
    var chart = axesBarChart(new double[] {1, -2}, Range.of(-3, 3), 4, 4, "a", "b");
    assertEquals(1.2, chart.bars().get(0).width(), EPS);
    assertEquals(2, chart.barWidth(1).bars().get(0).width(), EPS);
    chart.texNames("x^2", "\\frac{1}{2}").nameSize(40).numberSize(20);
    assertEquals(2, chart.names().get(0).size(), "a letter and an exponent");
    assertEquals(40, chart.names().get(1).fontSize(), 1e-6);
    assertTrue(chart.names().get(1).bounds().min().y() > chart.axes().origin().y());
    assertEquals(20, chart.axes().yAxis().numbers().get(0).fontSize(), 1e-6);
    assertEquals(30, chart.barLabels(30).get(0).fontSize(), 1e-6);
    assertThrows(IllegalArgumentException.class, () -> chart.barWidth(1.5));
    assertThrows(IllegalArgumentException.class, () -> chart.barWidth(0));
    assertThrows(IllegalArgumentException.class, () -> chart.texNames("x"));
    assertThrows(IllegalStateException.class, () -> chart.axes().xAxis().tip());
  }
}
