package zoetrope.mobject.coordinates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Complex;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;

class AxesTest {
  private static final double EPSILON = 1e-9;

  private static void assertAt(double x, double y, Vec actual) {
    assertEquals(0, actual.distance(Vec.of(x, y)), EPSILON, () -> "at " + actual);
  }

  @Test
  void axesAreCentredAsAWholeAndCrossAtZero() {
    var axes = new Axes(Range.of(-1, 5), Range.of(-2, 3));
    assertAt(0, 0, axes.center());
    assertAt(axes.origin().x() + 2, axes.origin().y() + 1, axes.c2p(2, 1));
    assertEquals(6, axes.width(), EPSILON);
    assertSame(axes.xAxis(), axes.children().get(0));
    assertEquals(Palette.GREY_B, axes.yAxis().strokeColor());
  }

  @Test
  void theSizeOfTheAxesIsThatOfTheirLines() {
    var axes = new Axes(Range.of(0, 10), Range.of(0, 100, 20), 6, 4);
    assertEquals(6, axes.xAxis().unitSize() * 10, EPSILON);
    assertEquals(4, axes.yAxis().unitSize() * 100, EPSILON);
    assertEquals(0.6, axes.c2p(1, 0).x() - axes.c2p(0, 0).x(), EPSILON);
  }

  @Test
  void communityAxesAreTwelveBySixWithTipsAndWithoutATickAtZero() {
    var axes = Axes.community();
    assertEquals(12, axes.xAxis().startPoint().distance(axes.xAxis().endPoint()), EPSILON);
    assertEquals(6, axes.yAxis().startPoint().distance(axes.yAxis().endPoint()), EPSILON);
    assertAt(0, 0, axes.c2p(0, 0));
    assertEquals(13, axes.xAxis().ticks().size(), "-7 to 6 without 0");
    assertEquals(0.35, axes.xAxis().tip().width(), EPSILON);
    assertEquals(Palette.WHITE, axes.xAxis().strokeColor());
  }

  @Test
  void axesCrossAtTheirEndsWhenZeroIsOutside() {
    var community = Axes.community(Range.of(2, 6), Range.of(-5, -1));
    assertEquals(0, community.origin().distance(community.c2p(2, -1)), EPSILON);
    var plain = new Axes(Range.of(2, 6), Range.of(-5, -1));
    assertEquals(0, plain.origin().distance(plain.c2p(2, -1)), EPSILON);
    var years = new Axes(Range.of(1990, 2020, 5), Range.of(0, 1), 6, 4);
    assertEquals(6, years.bounds().size().x(), 0.3);
    var space = new ThreeDAxes(Range.of(2, 6), Range.of(-5, -1), Range.of(3, 4));
    assertEquals(0, space.zAxis().startPoint().distance(space.c2p(2, -1, 3)), EPSILON);
  }

  @Test
  void theNumbersOfAPlaneWithoutZeroDoNotCoverEachOther() {
    var plane = new NumberPlane(Range.of(2, 5), Range.of(3, 7)).addCoordinateLabels();
    assertEquals(4, plane.xAxis().numbers().size());
    assertEquals(4, plane.yAxis().numbers().size());
    assertEquals(0, plane.xAxis().startPoint().distance(plane.yAxis().startPoint()), EPSILON);
  }

  @Test
  void noNumberLiesOnTheLineOfTheOtherAxis() {
    AxisStyle numbered = AxisStyle.DEFAULT.numbers();
    var crossing = new Axes(Range.of(-2, 2), Range.of(-1, 3), numbered);
    assertEquals(4, crossing.xAxis().numbers().size());
    assertEquals(4, crossing.yAxis().numbers().size());
    var corner = new Axes(Range.of(0, 2), Range.of(0, 3), numbered);
    assertEquals(3, corner.xAxis().numbers().size());
    assertEquals(4, corner.yAxis().numbers().size());
    var named = new Axes(Range.of(-2, 2), Range.of(-1, 3), AxisStyle.DEFAULT.numbersAt(0, 1));
    assertEquals(2, named.xAxis().numbers().size());
  }

  @Test
  void tinyAxesHaveNumbersExceptAtTheirCrossing() {
    var axes = new Axes(Range.of(0, 1e-9, 2e-10), Range.of(0, 3e-9, 1e-9), 6, 4);
    axes.addCoordinateLabels();
    assertEquals(5, axes.xAxis().numbers().size());
    assertEquals(3, axes.yAxis().numbers().size());
  }

  @Test
  void coordinatesAndPointsAreInverseAfterAnyMapThatDoesNotFlatten() {
    var random = new Random(7);
    for (int i = 0; i < 60; i++) {
      var axes = new Axes(Range.of(-1, 3), Range.of(-2, 2, 0.5), 5, 3);
      axes.rotate(random.nextDouble() * 6, new Vec(random.nextDouble(), 1, random.nextDouble()));
      axes.scale(0.2 + random.nextDouble()).shift(Vec.of(random.nextDouble(), 1));
      axes.transform(Affine.plane(1, random.nextDouble(), 0.3 * random.nextDouble(), 1, 0, 0));
      double x = random.nextDouble() * 8 - 4;
      double y = random.nextDouble() * 8 - 4;
      Vec back = axes.p2c(axes.c2p(x, y));
      assertEquals(x, back.x(), 1e-8);
      assertEquals(y, back.y(), 1e-8);
    }
  }

  @Test
  void flattenedAxesSayThatTheirPointsHaveNoCoordinates() {
    var axes = new Axes();
    axes.transform(Affine.scaling(1, 0, 1));
    assertThrows(IllegalStateException.class, () -> axes.p2c(Vec.ZERO));
  }

  @Test
  void aCopyOfTheAxesIsIndependent() {
    var axes = new Axes();
    var copy = axes.copy().shift(Directions.RIGHT);
    assertAt(1, 0, copy.c2p(0, 0));
    assertAt(0, 0, axes.c2p(0, 0));
    assertSame(copy.xAxis(), copy.children().get(0));
  }

  @Test
  void coordinateLabelsLeaveOutZeroAndStandLeftOfTheYAxis() {
    var axes = new Axes(Range.of(-2, 2), Range.of(-1, 1)).addCoordinateLabels();
    assertEquals(4, axes.coordinateLabels().get(0).size());
    assertEquals(2, axes.coordinateLabels().get(1).size());
    var one = axes.yAxis().numbers().last();
    assertEquals(-0.25, one.right().x(), EPSILON);
    assertEquals(1, one.y(), EPSILON);
  }

  @Test
  void logarithmicAxesPutPowersAtEqualDistances() {
    var log = AxisStyle.COMMUNITY.scale(Scale.log10());
    var axes = Axes.community(Range.of(0, 5), Range.of(-2, 3), AxisStyle.COMMUNITY, log);
    double decade = axes.c2p(0, 100).y() - axes.c2p(0, 10).y();
    assertEquals(1, decade, EPSILON);
    assertEquals(0.02, axes.p2c(axes.c2p(3, 0.02)).y(), EPSILON);
    var line = axes.plot(x -> StrictMath.pow(10, x / 2));
    Vec middle = axes.p2c(line.pointAt(0.5));
    assertEquals(2.5, middle.x(), 1e-3, "an exponential function is a straight line");
    assertEquals(StrictMath.pow(10, 1.25), middle.y(), 1e-2);
  }

  @Test
  void threeAxesGiveAndTakeThreeCoordinates() {
    var axes = new ThreeDAxes();
    assertEquals(13, axes.xAxis().ticks().size());
    assertEquals(11, axes.yAxis().ticks().size());
    assertEquals(9, axes.zAxis().ticks().size());
    assertEquals(0, axes.c2p(1, 2, 3).distance(new Vec(1, 2, 3)), EPSILON);
    axes.rotate(1, new Vec(1, 1, 0)).scale(0.5).shift(Directions.UP);
    Vec back = axes.p2c(axes.c2p(-1, 0.5, 2));
    assertEquals(0, back.distance(new Vec(-1, 0.5, 2)), EPSILON);
    Vec tick = new ThreeDAxes().zAxis().ticks().first().vector().normalized();
    assertEquals(1, Math.abs(tick.x()), EPSILON, "ticks of the z axis lie along the x axis");
    assertEquals(3, new ThreeDAxes().addAxisLabels().axes().size());
    var space = new ThreeDAxes();
    var name = space.zAxisLabel("z");
    assertTrue(name.bounds().min().z() > space.zAxis().endPoint().z(), "beyond the end");
    assertEquals(48, name.fontSize(), 1e-9);
  }

  @Test
  void threeAxesTakeAnyObjectsAsLabels() {
    var space = new ThreeDAxes();
    var word = space.zAxisLabel(new Text("height"));
    double gap = word.center().z() - space.zAxis().endPoint().z();
    assertEquals(0.2 + word.width() / 2, gap, EPSILON, "as far from all sides");
    var x = new Text("time");
    var y = new Square();
    space.addAxisLabels(x, y, word);
    assertTrue(space.xAxis().children().contains(x));
    assertTrue(y.bounds().min().y() > space.yAxis().endPoint().y());
    var before = new DisplayListBuilder(Camera.DEFAULT);
    word.emit(before);
    var turned = new DisplayListBuilder(new CameraFrame().reorient(30, 70).toCamera());
    word.emit(turned);
    assertNotEquals(
        before.items().get(0).transform(),
        turned.items().get(0).transform(),
        "the label does not turn with the camera");
  }

  @Test
  void aNumberPlaneHasItsLinesAtEveryStepAndFourFadedOnesBetween() {
    var plane = new NumberPlane();
    assertEquals(16 + 8, plane.backgroundLines().size());
    assertEquals(16 * 4 + 8 * 4, plane.fadedLines().size());
    assertLook(Palette.BLUE_D, 2, 1, plane.backgroundLines().first());
    assertLook(Palette.BLUE_D, 1, 0.5, plane.fadedLines().first());
    assertLook(Palette.WHITE, 2, 1, plane.xAxis());
    assertEquals(0, plane.xAxis().ticks().size());
    assertSame(plane.fadedLines(), plane.children().get(0));
    assertSame(plane.backgroundLines(), plane.children().get(1));
    assertSame(plane.xAxis(), plane.children().get(2));
    assertEquals(16, plane.width(), EPSILON);
    assertEquals(8, plane.height(), EPSILON);
  }

  private static void assertLook(
      zoetrope.color.Color color, double width, double opacity, Mobject<?> m) {
    Style style = m.style();
    assertEquals(color.withAlpha(opacity), m.strokeColor());
    assertEquals(width, style.stroke().width(0));
  }

  @Test
  void aCommunityPlaneFillsTheFrameWithLinesAtWholeNumbers() {
    var plane = NumberPlane.community();
    assertEquals(0, plane.fadedLines().size());
    assertEquals(15 + 7, plane.backgroundLines().size());
    assertEquals(128.0 / 9, plane.width(), EPSILON);
    plane.addCoordinateLabels();
    var minusSeven = plane.xAxis().numbers().first();
    assertEquals(-6.9, minusSeven.left().x(), EPSILON);
    assertEquals(-0.1, minusSeven.top().y(), EPSILON);
    assertEquals(25, minusSeven.fontSize(), 1e-6);
  }

  @Test
  void fadedLinesHaveHalfTheOpacityOfTheGivenGrid() {
    var grid = GridStyle.lines(Palette.RED, 3, 0.6).fadedLines(1);
    var plane = new NumberPlane(Range.of(-2, 2), Range.of(-1, 1), grid);
    assertLook(Palette.RED, 1.5, 0.3, plane.fadedLines().last());
    assertEquals(4 + 2, plane.fadedLines().size());
    assertThrows(IllegalArgumentException.class, () -> grid.fadedLines(-1));
  }

  @Test
  void aPlaneCanBeBentAfterItsLinesAreSplit() {
    var plane = new NumberPlane(Range.of(-1, 1), Range.of(-1, 1)).prepareForNonlinearTransform();
    assertEquals(51, plane.xAxis().localPath().curveCount());
    plane.applyFunction(p -> Vec.of(p.x(), p.y() + p.x() * p.x()));
    assertEquals(1, plane.xAxis().end().y(), EPSILON);
  }

  @Test
  void complexNumbersAreCoordinatesAndTheirLabelsEndInI() {
    var plane = new ComplexPlane();
    assertEquals(plane.n2p(Complex.of(2, 0)), plane.n2p(2));
    assertAt(2, -1, plane.n2p(Complex.of(2, -1)));
    assertEquals(Complex.of(-3, 1), plane.p2n(Vec.of(-3, 1)));
    assertEquals(1, plane.numberMobject(Complex.I).size(), "i without a 1");
    assertEquals(3, plane.numberMobject(Complex.of(0, -2)).size());
    plane.addCoordinateLabels();
    assertEquals(8, plane.yAxis().numbers().size());
    assertEquals(36, plane.xAxis().numbers().first().fontSize(), 1e-6);
  }

  @Test
  void labelsOfVerticalAndHorizontalRaysAreCentredOnThem() {
    var labels = new PolarPlane().addCoordinateLabels().azimuthLabels();
    assertEquals(0, labels.get(5).x(), 1e-9);
    assertEquals(0, labels.get(10).y(), 1e-9);
    assertEquals(0, labels.get(15).x(), 1e-9);
  }

  @Test
  void aPolarPlaneHasCirclesRaysAndTheNamesOfTheAngles() {
    var plane = new PolarPlane();
    assertEquals(4 + 20, plane.backgroundLines().size());
    assertEquals(8, plane.width(), EPSILON);
    Vec p = plane.shift(Directions.UP).scale(0.5).pr2pt(2, 1);
    assertAt(2, 1, plane.pointToPolar(p));
    plane.addCoordinateLabels();
    assertEquals(20, plane.azimuthLabels().size());
    assertEquals(4, plane.xAxis().numbers().size());
    assertEquals("0", PolarPlane.Azimuth.PI_RADIANS.label(0, 20));
    assertEquals("\\tfrac{3}{10}\\pi", PolarPlane.Azimuth.PI_RADIANS.label(3, 20));
    assertEquals("\\pi", PolarPlane.Azimuth.PI_RADIANS.label(10, 20));
    assertEquals("\\tfrac{3}{4}\\tau", PolarPlane.Azimuth.TAU_RADIANS.label(15, 20));
    assertEquals("90^{\\circ}", PolarPlane.Azimuth.DEGREES.label(9, 36));
    assertThrows(IllegalArgumentException.class, () -> new PolarPlane(-1));
  }

  @Test
  void aVectorOfThePlaneStartsAtItsOrigin() {
    var plane = new NumberPlane().shift(Directions.UP);
    var arrow = plane.vector(2, 1);
    assertAt(0, 1, arrow.start());
    assertAt(2, 2, arrow.end());
    assertTrue(arrow.length() > 2.2);
  }
}
