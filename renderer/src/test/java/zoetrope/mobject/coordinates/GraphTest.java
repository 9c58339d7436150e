package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.Bezier;
import zoetrope.mobject.VMobject;

class GraphTest {
  private static final double EPSILON = 1e-9;

  /** Returns the length of a path, approximated by short chords. */
  private static double length(VMobject<?> m) {
    Path path = m.path();
    double sum = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      for (int i = 0; i < path.curveCount(k); i++) {
        int at = 3 * (path.subpathStart(k) + 3 * i);
        double[] c = path.coordinates();
        for (int j = 0; j < 8; j++) {
          sum += Bezier.point(c, at, j / 8.0).distance(Bezier.point(c, at, (j + 1) / 8.0));
        }
      }
    }
    return sum;
  }

  /** Returns the largest distance of the drawn curve from the tangents of the function. */
  private static double error(Axes axes, FunctionGraph graph) {
    Path path = graph.path();
    double[] c = path.coordinates();
    double worst = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      for (int i = 0; i < path.curveCount(k); i++) {
        for (double t : new double[] {0, 0.3, 0.6}) {
          Vec p = axes.p2c(Bezier.point(c, 3 * (path.subpathStart(k) + 3 * i), t));
          if (!Double.isFinite(axes.derivative(p.x(), graph))) {
            continue;
          }
          double off = Math.abs(p.y() - graph.valueAt(p.x()));
          worst = Math.max(worst, off / StrictMath.hypot(1, axes.derivative(p.x(), graph)));
        }
      }
    }
    return worst;
  }

  @Test
  void aPlotFollowsItsFunctionToAFractionOfAPixelAtFourThousandLines() {
    var axes = new Axes(Range.of(-4, 4), Range.of(-4, 4));
    assertTrue(error(axes, axes.plot(x -> StrictMath.sin(x) * x)) < 1e-6);
    assertTrue(error(axes, axes.plot(x -> StrictMath.sin(20 * x))) < 5e-4);
    assertTrue(error(axes, axes.plot(x -> StrictMath.sqrt(x), 0, 4)) < 1e-3);
    assertTrue(error(axes, axes.plot(Math::abs)) < 1e-9, "a corner on a sample");
    assertTrue(error(axes, axes.plot(x -> Math.abs(x - 0.123))) < 5e-4, "a corner between two");
  }

  @Test
  void aPlotLiesInMovedTurnedAndScaledAxes() {
    var axes = new Axes(Range.of(-2, 2), Range.of(-4, 4)).rotate(0.5).scale(0.6);
    axes.shift(Directions.UR);
    var graph = axes.plot(x -> x * x);
    assertEquals(0, graph.start().distance(axes.c2p(-2, 4)), EPSILON);
    assertTrue(error(axes, graph) < 1e-4);
    assertEquals(2.25, axes.p2c(axes.i2gp(1.5, graph)).y(), EPSILON);
  }

  @Test
  void aPoleBreaksThePlotInsteadOfDrawingAVerticalLine() {
    var axes = new Axes(Range.of(-3, 3), Range.of(-2, 2));
    var graph = axes.plot(x -> 1 / x);
    assertEquals(2, graph.path().subpathCount());
    assertEquals(4, graph.height(), 1e-4, "ends where the axis ends");
    var shifted = axes.plot(x -> 1 / (x - 0.123));
    assertEquals(2, shifted.path().subpathCount());
    var square = axes.plot(x -> 1 / (x * x));
    assertEquals(2, square.path().subpathCount());
    var tangent = axes.plot(StrictMath::tan);
    assertEquals(3, tangent.path().subpathCount());
  }

  @Test
  void jumpsAndGapsOfTheFunctionAreGapsOfThePlot() {
    var axes = new Axes(Range.of(-3, 3), Range.of(-3, 3));
    assertEquals(6, axes.plot(Math::floor, -3, 2.9).path().subpathCount());
    var root = axes.plot(Math::sqrt);
    assertEquals(1, root.path().subpathCount());
    assertEquals(0, root.start().distance(axes.c2p(0, 0)), 0.02);
    var logarithm = axes.plot(StrictMath::log);
    assertEquals(1, logarithm.path().subpathCount());
    var steep = axes.plot(x -> StrictMath.tanh(200 * x));
    assertEquals(1, steep.path().subpathCount(), "a steep function has no jump");
  }

  @Test
  void aFunctionWithoutFiniteValuesIsRefusedWithAMessage() {
    var axes = new Axes();
    var e = assertThrows(IllegalArgumentException.class, () -> axes.plot(x -> Double.NaN));
    assertTrue(e.getMessage().contains("no finite values"));
    assertThrows(IllegalArgumentException.class, () -> axes.plot(x -> x, 2, 1));
    assertThrows(IllegalArgumentException.class, () -> axes.plot(x -> x, Double.NaN, 1));
  }

  @Test
  void aGraphWithoutAxesIsYellowFromMinusEightToEight() {
    var graph = new FunctionGraph(StrictMath::sin);
    assertEquals(Palette.YELLOW, graph.strokeColor());
    assertEquals(16, graph.width(), EPSILON);
    assertEquals(2, graph.height(), 1e-2);
    assertEquals(1, graph.copy().valueAt(Math.PI / 2), EPSILON);
  }

  @Test
  void aJaggedGraphIsMadeOfStraightPiecesThroughTheSamePoints() {
    var graph = new FunctionGraph(x -> x * x, Range.of(0, 1, 0.25));
    var jagged = graph.copy().shift(Directions.UP).makeJagged();
    assertEquals(graph.path().curveCount(), jagged.path().curveCount());
    Vec third = jagged.start().lerp(jagged.path().point(3), 1.0 / 3);
    assertEquals(0, third.distance(jagged.path().point(1)), EPSILON);
    assertEquals(1, jagged.start().y(), EPSILON);
  }

  @Test
  void aParametricCircleHasTheLengthOfACircle() {
    var curve = new ParametricCurve(t -> Vec.polar(2, t), Range.of(0, 2 * Math.PI, 0.3));
    assertEquals(4 * Math.PI, length(curve), 1e-3);
    assertEquals(VMobject.DEFAULT_STYLE, curve.style());
  }

  @Test
  void curvesGivenByAnglesLieInTheAxes() {
    var axes = new Axes(Range.of(-2, 2), Range.of(-2, 2), 8, 8);
    var circle = axes.plotPolar(angle -> 1);
    assertEquals(4, circle.width(), 1e-3);
    assertEquals(4 * Math.PI, length(circle), 1e-2);
  }

  @Test
  void anImplicitCircleIsOneClosedCurveOfTheRightLength() {
    var circle = new ImplicitCurve((x, y) -> x * x + y * y - 4);
    assertEquals(1, circle.path().subpathCount());
    assertTrue(circle.path().isClosed(0));
    assertEquals(4 * Math.PI, length(circle), 0.01 * Math.PI);
    Path path = circle.path();
    for (int i = 0; i < path.pointCount(); i += 3) {
      assertEquals(2, path.point(i).length(), 1e-9);
    }
  }

  @Test
  void implicitCurvesEndAtTheBorderAndPolesAreNoZeros() {
    var cross = new ImplicitCurve((x, y) -> x * y, Range.of(-1, 1), Range.of(-1, 1));
    assertEquals(4, length(cross), 0.05);
    var hyperbola = new ImplicitCurve((x, y) -> 1 / x, Range.of(-1, 1.1), Range.of(-1, 1));
    assertTrue(hyperbola.path().isEmpty(), "a change of sign through a pole");
    var nothing = new ImplicitCurve((x, y) -> 1 + x * x);
    assertTrue(nothing.path().isEmpty());
    var nan = new ImplicitCurve((x, y) -> Double.NaN);
    assertTrue(nan.path().isEmpty());
    var two = new ImplicitCurve((x, y) -> (x * x - 4) * (x * x - 4) + 4 * y * y - 4);
    assertEquals(2, two.path().subpathCount());
  }

  @Test
  void implicitCurvesFollowTheAxesTheyAreDrawnIn() {
    var axes = new Axes(Range.of(-2, 2), Range.of(-2, 2), 4, 8).shift(Directions.UP);
    var ellipse = axes.plotImplicit((x, y) -> x * x + y * y - 1);
    assertEquals(2, ellipse.width(), 1e-3);
    assertEquals(4, ellipse.height(), 1e-3);
    assertEquals(1, ellipse.y(), 1e-3);
  }

  @Test
  void theDerivativeAndTheIntegralCanBePlotted() {
    var axes = new Axes(Range.of(-2, 2), Range.of(-4, 4));
    var cube = axes.plot(x -> x * x * x);
    assertEquals(3 * 1.5 * 1.5, axes.plotDerivative(cube).valueAt(1.5), 1e-6);
    assertEquals(0.25, axes.plotAntiderivative(cube).valueAt(1), 1e-9);
    assertEquals(-4 + 0.25, axes.plotAntiderivative(cube, 0).valueAt(1), 1e-9);
    assertEquals(2, axes.plotAntiderivative(cube, 2).valueAt(-2), 1e-12);
  }

  @Test
  void aBoundGraphChangesItsFunctionAndKeepsItsStyle() {
    var axes = new Axes();
    var graph = axes.plot(x -> 0).setStroke(Palette.RED);
    axes.bindGraph(graph, x -> 2);
    assertEquals(2, graph.y(), EPSILON);
    assertEquals(2, graph.valueAt(5), EPSILON);
    assertEquals(Palette.RED, graph.strokeColor());
  }

  @Test
  void pointsOfDataNeedOneYForEachX() {
    var axes = new Axes();
    double[] two = {1, 2};
    var line = axes.plotLineGraph(two, two);
    assertEquals(2, line.dots().size());
    assertEquals(Palette.YELLOW, line.line().strokeColor());
    assertEquals(2, axes.scatterPlot(two, two).last().x(), EPSILON);
    assertThrows(IllegalArgumentException.class, () -> axes.scatterPlot(two, new double[] {1}));
    assertNotNull(line.copy().dots());
    double[] none = {};
    assertEquals(0, axes.scatterPlot(none, none).size());
    assertEquals(0, axes.plotLineGraph(none, none).dots().size());
  }

  @Test
  void missingDataIsLeftOut() {
    var axes = new Axes();
    double[] xs = {1, 2, 3, 4};
    double[] ys = {1, Double.NaN, 2, 1};
    assertEquals(3, axes.scatterPlot(xs, ys).size());
    var line = axes.plotLineGraph(xs, ys);
    assertEquals(3, line.dots().size());
    assertEquals(2, line.line().path().subpathCount());
    AxisStyle log = AxisStyle.DEFAULT.scale(Scale.log10());
    var logAxes = new Axes(Range.of(0, 5), Range.of(-2, 2), AxisStyle.DEFAULT, log);
    assertEquals(3, logAxes.scatterPlot(xs, new double[] {0, 1, 10, 100}).size());
    double[] zeros = new double[4];
    assertThrows(IllegalArgumentException.class, () -> logAxes.scatterPlot(xs, zeros));
  }
}
