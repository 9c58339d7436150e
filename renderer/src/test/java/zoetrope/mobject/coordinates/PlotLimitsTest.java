package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;

/**
 * Curves and areas end at their axes, plots over an empty range are empty, and numbers fit next to
 * their ticks.
 */
class PlotLimitsTest {
  private final Axes axes = axes(Range.of(-3, 3), Range.of(-2, 2), 4, 3);

  private void assertInside(Mobject<?> plot) {
    Bounds box = axes.xAxis().bounds().union(axes.yAxis().bounds());
    Bounds bounds = plot.bounds();
    assertTrue(bounds.min().x() >= box.min().x() - 1e-4, () -> bounds + " in " + box);
    assertTrue(bounds.min().y() >= box.min().y() - 1e-4, () -> bounds + " in " + box);
    assertTrue(bounds.max().x() <= box.max().x() + 1e-4, () -> bounds + " in " + box);
    assertTrue(bounds.max().y() <= box.max().y() + 1e-4, () -> bounds + " in " + box);
  }

  @Test
  void curvesAndAreasEndAtTheAxes() {
    FunctionGraph parabola = axes.plot(x -> x * x);
    Stream.of(
            parabola,
            axes.plot(x -> 1 / x),
            axes.plot(x -> x, -9, 9),
            axes.plotParametric(t -> at(5 * Math.cos(t), 5 * Math.sin(t / 2)), Range.of(0, 6)),
            axes.area(parabola),
            axes.riemannRectangles(parabola, Range.of(-3, 3, 0.5)),
            axes.plotLineGraph(new double[] {-9, 0, 9}, new double[] {-1, 1, -4}).line(),
            axes.areaBetween(parabola, axes.plot(x -> -x * x), -3, 3),
            axes.bindGraph(axes.plot(x -> x), x -> 9 * x))
        .forEach(this::assertInside);
  }

  @Test
  void curvesEndOnTheBorder() {
    FunctionGraph parabola = axes.plot(x -> x * x);
    assertEquals(Math.sqrt(2), axes.pointToCoords(parabola.end()).x(), 1e-5);
    assertEquals(2, axes.pointToCoords(parabola.end()).y(), 1e-5);
  }

  @Test
  void aCurveAlongTheBorderHasNoGap() {
    FunctionGraph graph = axes.plot(x -> -2 + Math.max(0, x) * Math.max(0, 3 - x));
    assertEquals(1, graph.path().subpathCount());
    assertEquals(-3, axes.pointToCoords(graph.start()).x(), 1e-6);
    assertEquals(3, axes.pointToCoords(graph.end()).x(), 1e-6);
  }

  @Test
  void curvesEndAtRotatedAxes() {
    axes.rotate(0.5);
    FunctionGraph parabola = axes.plot(x -> x * x);
    assertEquals(2, axes.pointToCoords(parabola.end()).y(), 1e-5);
  }

  @Test
  void theLabelOfACurveIsNextToItsVisiblePart() {
    for (FunctionGraph graph :
        List.of(axes.plot(x -> x * x), axes.plot(x -> Math.sqrt(1 - x)), axes.plot(x -> 9 * x))) {
      Tex label = axes.graphLabel(graph, "f");
      double distance =
          IntStream.rangeClosed(0, 200)
              .mapToDouble(i -> graph.pointAt(i / 200.0).distance(label.center()))
              .min()
              .orElseThrow();
      assertTrue(distance < 1, () -> "" + distance);
    }
  }

  @Test
  void aGraphWithoutAPointIsRefusedForThisReason() {
    FunctionGraph pole = axes.plot(x -> 1 / x);
    for (Executable use :
        List.<Executable>of(
            () -> axes.i2gp(0, pole),
            () -> axes.tangentLine(0, pole),
            () -> axes.vLineToGraph(0, pole))) {
      String message = assertThrows(IllegalArgumentException.class, use).getMessage();
      assertTrue(message.startsWith("the graph has no point at x = 0.0"), message);
    }
    FunctionGraph root = axes.plot(Math::sqrt);
    assertTrue(axes.tangentLine(0, root).bounds().max().isFinite());
  }

  @Test
  void anUnclippedCurveGoesBeyondTheAxes() {
    assertEquals(9, axes.pointToCoords(axes.plot(x -> x * x).unclipped().end()).y(), 1e-6);
    double far =
        axes.plotParametric(t -> at(5 * t, 0), Range.of(0, 1)).unclipped().bounds().max().x();
    assertEquals(axes.coordsToPoint(5, 0).x(), far, 1e-6);
    LineGraph data = axes.plotLineGraph(new double[] {-9, 0, 9}, new double[] {-1, 1, -4});
    assertEquals(1, data.dots().size());
    assertEquals(3, data.unclipped().dots().size());
    assertEquals(axes.coordsToPoint(9, -4).x(), data.line().end().x(), 1e-6);
  }

  @Test
  void aCurveInsideIsNotChanged() {
    assertEquals(axes.plot(Math::sin).unclipped().localPath(), axes.plot(Math::sin).localPath());
  }

  @Test
  void plotsOverAnEmptyRangeAreEmpty() {
    FunctionGraph line = axes.plot(x -> x);
    assertFalse(axes.plot(x -> x, 1, 1).hasPoints());
    assertFalse(axes.area(line, 0, 0).hasPoints());
    assertFalse(axes.areaBetween(line, axes.plot(x -> -x), 1, 1).hasPoints());
    assertTrue(axes.area(line, 0, 0.5).hasPoints());
    Range none = Range.of(0, 0);
    assertEquals(0, axes.riemannRectangles(line, none).size());
    assertEquals(0, axes.riemannRectangles(line, none).sum());
    assertEquals(0, axes.riemannRectanglesBetween(line, line, none).size());
    ThreeDAxes space = threeDAxes();
    Stream.of(
            axes.plotParametric(t -> at(t, t), none),
            axes.plotPolar(t -> 1, none),
            axes.plotAntiderivative(axes.plot(x -> x, 0, 0)),
            space.plotParametric3d(t -> at(t, t, t), none),
            functionGraph(x -> x, none),
            parametricCurve(t -> at(t, t), none))
        .forEach(m -> assertFalse(m.hasPoints()));
    assertEquals(0, space.plotSurface((x, y) -> x, none, none).bounds().size().length());
  }

  @Test
  void aFunctionThatJumpsEverywhereIsRefusedForThisReason() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> axes.plot(x -> 1e12 * Math.sin(1 / x)))
            .getMessage();
    assertTrue(message.startsWith("the function jumps at each step"), message);
    String none =
        assertThrows(IllegalArgumentException.class, () -> axes.plot(x -> Double.NaN)).getMessage();
    assertTrue(none.startsWith("the function has no finite values"), none);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.01, 0.0025, 5",
    "0, 4e-9, 1e-9, 5",
    "0, 5e6, 1e6, 6",
    "-50, 50, 1, 11",
    "0, 1, 0.125, 9",
    "1000, 1100, 2, 11",
    "0.5, 99.5, 1, 10",
    "-3.1416, 3.1416, 1, 7",
    "0.500000001, 0.500000002, 2e-10, 6",
    "110000, 110001, 0.2, 6",
  })
  void numbersDifferAndDoNotTouch(double min, double max, double step, int count) {
    NumberLine line = numberLine(Range.of(min, max, step), AxisStyle.DEFAULT.length(8).numbers());
    assertEquals(count, line.numbers().size());
    for (int i = 0; i + 1 < count; i++) {
      double right = line.numbers().get(i).bounds().max().x();
      assertTrue(right < line.numbers().get(i + 1).bounds().min().x());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.01, 0.0025, 3, 0.0075",
    "-3.1416, 3.1416, 1, 0, \u20133",
    "0.500000001, 0.500000002, 2e-10, 1, 0.5000000012",
    "-0.6, 2, 0.2, 0, \u20130.6",
    "0.002101, 0.002104, 1e-6, 1, 2.102",
    "1990, 2020, 5, 2, 2000",
    "'0', 20000, 5000, 1, '5,000'",
  })
  void numbersShowTheDecimalsOfTheirSteps(
      double min, double max, double step, int index, String text) {
    NumberLine line = numberLine(Range.of(min, max, step), AxisStyle.DEFAULT.length(8).numbers());
    assertEquals(text, ((DecimalNumber) line.numbers().get(index)).text());
  }

  @Test
  void numbersOfPowersAreThinnedByTheirExponents() {
    AxisStyle log = AxisStyle.DEFAULT.scale(Scale.log10()).length(6).numbers();
    var numbers = numberLine(Range.of(-29, -1), log).numbers();
    assertEquals(5, numbers.size());
    assertEquals("10^{-25}", ((Tex) numbers.first()).source());
  }

  @Test
  void polesOfAFieldGetNoArrow() {
    var field = arrowVectorField(p -> at(1 / p.x(), 1 / p.y()));
    assertTrue(field.bounds().max().isFinite());
    assertTrue(vectorField(p -> at(1 / p.x(), 0)).bounds().max().isFinite());
  }
}
