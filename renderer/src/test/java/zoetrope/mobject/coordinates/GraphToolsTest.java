package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Polygon;
import zoetrope.mobject.text.Tex;

class GraphToolsTest {
  private static final double EPSILON = 1e-9;

  private final Axes axes = new Axes(Range.of(-4, 4), Range.of(-4, 4));
  private final FunctionGraph parabola = axes.plot(x -> x * x / 4);

  private static void assertAt(double x, double y, Vec actual) {
    assertEquals(0, actual.distance(Vec.of(x, y)), 1e-6, () -> "at " + actual);
  }

  /** Returns the area inside a path of straight segments. */
  private static double areaOf(Path path) {
    double sum = 0;
    for (int i = 0; i + 3 < path.pointCount(); i += 3) {
      sum += path.point(i).cross(path.point(i + 3)).z() / 2;
    }
    return Math.abs(sum);
  }

  @Test
  void anAreaReachesFromTheAxisToTheGraphBetweenItsBounds() {
    var area = axes.area(parabola, 1, 3);
    assertAt(1, 0, area.bounds().min());
    assertAt(3, 2.25, area.bounds().max());
    assertEquals(26.0 / 12, areaOf(area.path()), 0.02);
    assertEquals(Palette.BLUE.withAlpha(0.5), area.fillColor());
    assertEquals(0, area.strokeWidth());
    assertEquals(8, axes.area(parabola).width(), 1e-6);
  }

  @Test
  void areasFollowTurnedAxes() {
    var turned = axes.copy().rotate(Math.PI / 2);
    var area = turned.area(parabola, 1, 3);
    assertAt(-2.25, 1, area.bounds().min());
    assertAt(0, 3, area.bounds().max());
  }

  @Test
  void theAreaBetweenTwoGraphsIsThatOfTheirDifference() {
    var above = axes.plot(x -> 3);
    var below = axes.plot(x -> x);
    assertEquals(2 + 1.0, areaOf(axes.areaBetween(above, below, 0, 2).path()) - 1, 1e-3);
    assertThrows(IllegalArgumentException.class, () -> axes.area(above, 2, 1));
  }

  @Test
  void anAreaAroundAPoleHasAPieceOnEachSide() {
    var pole = axes.plot(x -> 1 / x);
    assertEquals(2, axes.area(pole, -1, 1).path().subpathCount());
  }

  @Test
  void riemannSumsApproachTheIntegralFromBelowFromAboveAndFromTheMiddle() {
    double integral = 16.0 / 3;
    var range = Range.of(0, 4, 0.5);
    var left = axes.riemannRectangles(parabola, range, RiemannRectangles.Sample.LEFT);
    var right = axes.riemannRectangles(parabola, range, RiemannRectangles.Sample.RIGHT);
    var middle = axes.riemannRectangles(parabola, range, RiemannRectangles.Sample.CENTER);
    assertEquals(8, left.size());
    assertEquals(4.375, left.sum(), EPSILON);
    assertEquals(6.375, right.sum(), EPSILON);
    assertTrue(left.sum() < middle.sum() && middle.sum() < right.sum());
    assertEquals(integral, middle.sum(), 0.03);
    double drawn = left.stream().mapToDouble(r -> r.width() * r.height()).sum();
    assertEquals(left.sum(), drawn, EPSILON);
  }

  @Test
  void rectanglesGoFromBlueToGreenAndAreRedBelowTheAxis() {
    var line = axes.plot(x -> x);
    var rectangles = axes.riemannRectangles(line, Range.of(-2, 2));
    assertEquals(Palette.RED, rectangles.first().fillColor());
    assertEquals(Palette.GREEN, rectangles.last().fillColor());
    assertEquals(-2, rectangles.sum(), EPSILON);
    Polygon first = rectangles.first();
    assertAt(-2, -2, first.bounds().min());
    assertEquals(8, axes.riemannRectangles(line).size());
    assertEquals(1, axes.riemannRectangles(axes.plot(x -> 1 / x, 0.5, 1.5)).size(), "on the graph");
    assertEquals(2, axes.riemannRectangles(axes.plot(x -> x, 2, 99)).size(), "on the axis");
    var pole = axes.plot(x -> 1 / x);
    assertThrows(
        IllegalArgumentException.class, () -> axes.riemannRectangles(pole, Range.of(0, 2)));
  }

  @Test
  void aTangentTouchesTheGraphWithItsMiddleAndHasItsSlope() {
    var tangent = axes.tangentLine(2, parabola);
    assertEquals(5, tangent.length(), EPSILON);
    assertAt(2, 1, tangent.center());
    assertEquals(1, tangent.slope(), 1e-6);
    assertEquals(1, axes.slopeOfTangent(2, parabola), 1e-6);
    assertEquals(1, axes.derivative(2, parabola), 1e-6);
    var wide = new Axes(Range.of(-4, 4), Range.of(-4, 4), 16, 8);
    var same = wide.plot(x -> x * x / 4);
    assertEquals(0.5, wide.slopeOfTangent(2, same), 1e-6, "in the picture");
    assertEquals(1, wide.derivative(2, same), 1e-6, "in coordinates");
  }

  @Test
  void aSecantPassesThroughBothPointsAndShowsTheDifferences() {
    var group = axes.secantSlopeGroup(0, parabola, 2).labels("dx", "df");
    assertAt(0, 0, group.dxLine().start());
    assertAt(2, 0, group.dxLine().end());
    assertAt(2, 1, group.dfLine().end());
    assertEquals(10, group.secant().length(), EPSILON);
    assertEquals(0.5, group.secant().slope(), EPSILON);
    assertEquals(5, group.size());
  }

  @Test
  void dashedLinesRunFromTheAxesToAPoint() {
    Vec p = Vec.of(2, 3);
    assertAt(2, 0, axes.vLine(p).start());
    assertAt(0, 3, axes.hLine(p).start());
    assertAt(2, 3, axes.hLine(p).end());
    assertEquals(Palette.GREY_A, axes.vLine(p).strokeColor());
    assertEquals(2, axes.vLine(p).strokeWidth());
    assertEquals(1, axes.vLineToGraph(2, parabola).length(), EPSILON);
    assertEquals(4, axes.vLinesToGraph(parabola, Range.of(1, 4)).size());
    assertEquals(2, axes.linesToPoint(p).size());
  }

  @Test
  void aTLabelPointsAtItsValueFromBelow() {
    var label = axes.tLabel(2, parabola).label("t");
    assertAt(2, 0, label.triangle().top());
    assertEquals(0.25, label.triangle().height(), EPSILON);
    assertAt(2, 1, label.line().end());
    Mobject<?> t = label.children().get(2);
    assertEquals(-0.5, t.top().y(), EPSILON);
  }

  @Test
  void axisLabelsStandAtTheEndsOfTheAxes() {
    var labels = axes.axisLabels();
    assertEquals(4 - 0.25, labels.get(0).right().x(), 1e-6);
    assertEquals(-0.25, labels.get(0).top().y(), 1e-6);
    assertEquals(0.25, labels.get(1).left().x(), 1e-6);
  }

  @Test
  void aGraphLabelTakesTheGraphsColourAndStaysInTheFrame() {
    var steep = axes.plot(x -> x * x).setStroke(Palette.TEAL);
    var label = axes.graphLabel(steep, "x^2");
    assertEquals(Palette.TEAL, label.color());
    assertTrue(label.top().y() < 4);
    var dot = axes.graphLabel(parabola, new Dot(), 0);
    assertAt(0, 0.25 + 0.08, dot.center());
  }

  private static double baseline(Legend legend, int i) {
    return ((Tex) legend.get(i).get(1)).baseline().y();
  }

  @Test
  void axisLabelsDoNotTouchTheNumbers() {
    for (Range y : List.of(Range.of(-3, 3), Range.of(0, 3))) {
      var numbered = new Axes(Range.of(-4, 4), y, 12, 7.4).addCoordinateLabels();
      for (Tex label : numbered.axisLabels("x", "f(x)")) {
        assertTrue(label.bottom().y() > -4 && label.top().y() < 4, "within the frame");
        for (var axis : numbered.axes()) {
          axis.numbers().forEach(number -> assertApart(label.bounds(), number.bounds()));
        }
      }
    }
  }

  @Test
  void axisLabelsKeepTheirDistanceFromAnAxisWithWideNumbers() {
    var wide = new Axes(Range.of(0, 4), Range.of(0, 30000, 10000), 5, 3).addCoordinateLabels();
    var labels = wide.axisLabels();
    double yAxis = wide.yAxis().endPoint().x();
    assertEquals(yAxis + 0.25, labels.get(1).left().x(), 1e-6);
  }

  private static void assertApart(Bounds a, Bounds b) {
    boolean apart =
        a.min().x() > b.max().x()
            || b.min().x() > a.max().x()
            || a.min().y() > b.max().y()
            || b.min().y() > a.max().y();
    assertTrue(apart, () -> a + " touches " + b);
  }

  @Test
  void aLegendListsItsGraphsBelowEachOther() {
    var legend = new Legend().entry(parabola, "x^2/4").entry(parabola, new Dot());
    assertEquals(2, legend.size());
    assertTrue(legend.get(1).top().y() < legend.get(0).bottom().y());
    assertEquals(legend.get(0).left().x(), legend.get(1).left().x(), EPSILON);
    var names = new Legend().entry(parabola, "x").entry(parabola, "gp").entry(parabola, "d");
    double first = baseline(names, 0) - baseline(names, 1);
    assertEquals(first, baseline(names, 1) - baseline(names, 2), EPSILON);
    assertTrue(legend.shift(Directions.UP).top().y() > 0);
  }
}
