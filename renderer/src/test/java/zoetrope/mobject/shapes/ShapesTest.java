package zoetrope.mobject.shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.NamedGroup;
import zoetrope.mobject.lines.Angle;
import zoetrope.mobject.lines.CurvedArrow;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.RightAngle;
import zoetrope.mobject.lines.TangentialArc;
import zoetrope.mobject.lines.TipShape;
import zoetrope.mobject.lines.TippedArrow;

class ShapesTest {
  private static final double CLOSE = 1e-9;
  private static final Line RIGHTWARDS = new Line(Vec.ZERO, Directions.RIGHT);
  private static final Line UPWARDS = new Line(Vec.ZERO, Directions.UP);

  private static void assertAt(double x, double y, Vec actual) {
    assertEquals(0, actual.distance(Vec.of(x, y)), 1e-3, actual::toString);
  }

  @Test
  void anAngleIsMarkedCounterClockwiseFromTheFirstLine() {
    Angle angle = new Angle(RIGHTWARDS, UPWARDS);

    assertAt(0.4, 0, angle.start());
    assertAt(0, 0.4, angle.end());
    assertEquals(Math.PI / 2, angle.value(), CLOSE);
    assertEquals(1.5 * Math.PI, new Angle(UPWARDS, RIGHTWARDS).value(), CLOSE);
    assertEquals(-1.5 * Math.PI, angle.other().value(), CLOSE);
    assertAt(0.4, 0, angle.start());
  }

  @Test
  void sidesAndElbowsOfAnglesCanBeChosen() {
    Angle angle = new Angle(RIGHTWARDS, UPWARDS).sides(false, true).elbow().radius(0.5).dot();

    assertAt(-0.5, 0, angle.start());
    assertAt(-0.5, 0.5, angle.path().point(3));
    assertEquals(1.5 * Math.PI, angle.value(), CLOSE);
    assertEquals(1, angle.children().size());
  }

  @Test
  void anAngleHasOnlyOneDot() {
    Angle angle = new Angle(RIGHTWARDS, UPWARDS).dot().dot();

    assertEquals(1, angle.children().size());
    assertEquals(0.22, angle.children().get(0).center().length(), 1e-6);
  }

  @Test
  void anAngleOfThreePointsIsAtTheMiddleOne() {
    Angle angle = Angle.of(Vec.of(2, 1), Vec.of(1, 1), Vec.of(1, 1.3));

    assertAt(1.2, 1, angle.start());
    assertAt(1, 1.2, angle.end());
  }

  @Test
  void aRightAngleFollowsBothLines() {
    RightAngle angle = new RightAngle(RIGHTWARDS, UPWARDS);

    assertAt(0.4, 0, angle.start());
    assertAt(0.4, 0.4, angle.path().point(3));
    assertAt(0, 0.4, angle.end());
  }

  @Test
  void aStraightAngleIsPiAndAnEmptyAngleIsZero() {
    Line left = new Line(Vec.ZERO, Directions.LEFT);
    Angle straight = new Angle(RIGHTWARDS, left).dot();

    assertEquals(Math.PI, straight.value(), CLOSE);
    assertAt(0.4, 0, straight.start());
    assertAt(0, 0.4, straight.path().point(6));
    assertAt(-0.4, 0, straight.end());
    assertAt(0, 0.22, straight.children().get(0).center());
    assertEquals(-Math.PI, new Angle(RIGHTWARDS, left).other().value(), CLOSE);
    assertEquals(Math.PI, Angle.of(Directions.RIGHT, Vec.ZERO, Directions.LEFT).value(), CLOSE);
    Line longer = new Line(Vec.ZERO, Directions.RIGHT.times(3));
    assertEquals(0, new Angle(RIGHTWARDS, longer).value(), CLOSE);
    assertAt(0.4, 0, new Angle(RIGHTWARDS, longer).start());
    assertEquals(-2 * Math.PI, new Angle(RIGHTWARDS, longer).other().value(), CLOSE);
  }

  @Test
  void anAngleDoesNotJumpWhenItPassesHalfATurn() {
    Line lying = new Line(Directions.LEFT, Directions.RIGHT.times(2));
    for (Vec pivot : List.of(lying.start(), lying.end(), lying.center())) {
      for (boolean towardsEnd : new boolean[] {true, false}) {
        for (double off : new double[] {-1e-3, -1e-12, 0, 1e-12, 1e-3}) {
          Line turned = lying.copy().rotateAbout(Math.PI + off, pivot);
          Angle angle = new Angle(lying, turned).sides(towardsEnd, towardsEnd).radius(0.4);
          assertEquals(Math.PI + off, angle.value(), CLOSE);
          assertEquals(0, angle.start().plus(angle.end()).times(0.5).distance(pivot), 1e-3);
        }
      }
    }
  }

  @Test
  void linesOnOneStraightLineMeetWhereTheyShareAnEnd() {
    Line right = new Line(Vec.ZERO, Directions.RIGHT.times(3));

    assertAt(
        3.4, 0, new Angle(right, new Line(Vec.of(3, 0), Vec.of(4, 0))).sides(false, true).end());
    assertAt(
        2.8,
        0,
        new Angle(new Line(Vec.of(1, 0), Vec.of(3, 0)), right)
            .sides(false, false)
            .radius(0.2)
            .start());
    assertAt(2.5, 0, new Angle(right, new Line(Vec.of(2, 0), Vec.of(6, 0))).radius(1e-6).start());
  }

  @Test
  void anAngleThatIsAFullTurnByRoundingErrorsIsZero() {
    Line below = new Line(Vec.ZERO, Vec.of(1, -1e-17));

    assertEquals(0, new Angle(RIGHTWARDS, below).value(), CLOSE);
  }

  @Test
  void linesThatAreParallelAndApartHaveNoAngle() {
    Line other = new Line(Directions.UP, Directions.UR);

    assertThrows(IllegalArgumentException.class, () -> new Angle(RIGHTWARDS, other));
    assertThrows(IllegalArgumentException.class, () -> new RightAngle(RIGHTWARDS, other));
    assertThrows(
        IllegalArgumentException.class, () -> new TangentialArc(RIGHTWARDS, RIGHTWARDS, 1));
    assertThrows(
        IllegalArgumentException.class, () -> new Angle(RIGHTWARDS, new Line(Vec.ZERO, Vec.ZERO)));
    assertThrows(
        IllegalArgumentException.class, () -> new Angle(RIGHTWARDS, UPWARDS).radius(Double.NaN));
  }

  @Test
  void aTangentialArcTouchesBothLines() {
    TangentialArc arc = new TangentialArc(RIGHTWARDS, UPWARDS, 0.5);

    assertAt(0.5, 0, arc.start());
    assertAt(0, 0.5, arc.end());
    assertAt(0.5, 0.5, arc.arcCenter());
    assertEquals(0.5, arc.radius(), CLOSE);
  }

  @Test
  void aRegularPolygramHasAsManyPolygonsAsTheGcdOfCornersAndDensity() {
    RegularPolygram pentagram = new RegularPolygram(5, 2, 2, Math.PI / 2);

    assertEquals(1, pentagram.path().subpathCount());
    assertAt(0, 2, pentagram.start());
    assertAt(-1.1756, -1.6180, pentagram.path().point(3));
    assertEquals(2, new RegularPolygram(8, 2).path().subpathCount());
    assertEquals(3, new RegularPolygram(9, 3).path().subpathCount());
    assertThrows(IllegalArgumentException.class, () -> new RegularPolygram(5, 5));
    assertThrows(IllegalArgumentException.class, () -> new RegularPolygram(2));
  }

  @Test
  void polygramsNeedCorners() {
    assertThrows(IllegalArgumentException.class, () -> new Polygram(List.of()));
    assertThrows(IllegalArgumentException.class, () -> new Polygram(List.of(List.of(Vec.ZERO))));
  }

  @Test
  void aConvexHullOmitsInnerPoints() {
    ConvexHull hull =
        new ConvexHull(
            Vec.of(-2.7, -0.6),
            Vec.of(0.2, -1.7),
            Vec.ZERO,
            Vec.of(1.9, 1.2),
            Vec.of(-2.7, 0.9),
            Vec.of(1.6, 2.2));

    assertEquals(5, hull.vertices().size());
    assertAt(1.9, 1.2, hull.vertices().get(0));
    assertAt(1.6, 2.2, hull.vertices().get(1));
    assertThrows(
        IllegalArgumentException.class,
        () -> new ConvexHull(Vec.ZERO, Directions.RIGHT, Vec.of(2, 0)));
    assertThrows(IllegalArgumentException.class, () -> new ConvexHull());
  }

  @Test
  void holesOfACutoutRunTheOtherWayRound() {
    Square square = new Square();
    Circle circle = new Circle(0.5);

    Cutout same = new Cutout(square, circle);
    Cutout turned = new Cutout(square, circle.copy().flip());
    assertEquals(2, same.path().subpathCount());
    assertTrue(clockwise(same));
    assertTrue(clockwise(turned));
  }

  private static boolean clockwise(Cutout cutout) {
    Vec a = cutout.path().subpath(1).point(0);
    Vec b = cutout.path().subpath(1).point(3);
    return a.cross(b).z() < 0;
  }

  @Test
  void sidesOfAnArcPolygonBulgeOutwards() {
    ArcPolygon shape =
        new ArcPolygon(Math.PI / 3, Directions.UP, Directions.LEFT, Directions.RIGHT);

    assertTrue(shape.path().isClosed(0));
    assertTrue(shape.bounds().min().y() < -0.1);
    assertThrows(IllegalArgumentException.class, () -> new ArcPolygon(Vec.ZERO));
    assertThrows(
        IllegalArgumentException.class,
        () -> new ArcPolygon(List.of(Vec.ZERO, Directions.UP), List.of(1.0)));
  }

  @Test
  void curvesBecomeObjectsInTheirOrder() {
    CurvesAsSubmobjects pieces = new CurvesAsSubmobjects(new Circle().setStroke(Palette.BLUE, 7));

    assertEquals(8, pieces.size());
    assertEquals(7, pieces.get(3).strokeWidth());
    assertAt(1, 0, pieces.first().start());
    assertEquals(0, pieces.get(2).end().distance(pieces.get(3).start()), CLOSE);
  }

  @Test
  void aHighlightIsWidestAndDarkestAtTheBack() {
    VHighlight glow = new VHighlight(new Circle().setFill(Palette.RED, 1));

    assertEquals(5, glow.size());
    assertEquals(9, glow.first().strokeWidth(), CLOSE);
    assertEquals(5, glow.last().strokeWidth(), CLOSE);
    assertEquals(Palette.GREY_E, glow.first().strokeColor());
    assertEquals(0, glow.first().fillColor().alpha());
    assertThrows(
        IllegalArgumentException.class,
        () -> new VHighlight(new Circle(), 0, Palette.WHITE, Palette.BLACK, 1));
  }

  @Test
  void anAnnotationDotIsLargerThanADot() {
    AnnotationDot dot = new AnnotationDot(Directions.UP);

    assertEquals(0.208, dot.width(), 1e-6);
    assertEquals(5, dot.strokeWidth());
    assertEquals(Palette.BLUE, dot.fillColor());
  }

  @Test
  void everyTipHasItsApexAtTheEndOfTheLine() {
    for (TipShape shape : TipShape.values()) {
      TippedArrow arrow = new TippedArrow(Vec.ZERO, Vec.of(3, 0)).buff(0).tipShape(shape);

      assertAt(3, 0, arrow.end());
      boolean cornered = shape == TipShape.DIAMOND || shape == TipShape.DIAMOND_FILLED;
      double width = cornered ? 0.35 * Math.sqrt(2) : 0.35;
      double back = shape == TipShape.STEALTH ? 0.35 * 0.625 : width;
      assertEquals(3 - back, arrow.path().end().x(), CLOSE, shape::toString);
      assertEquals(width, arrow.tip().width(), 1e-9, shape::toString);
      assertEquals(shape.filled() ? 0 : 3, arrow.tip().strokeWidth(), shape::toString);
    }
  }

  @Test
  void onlyArrowsWithATipAtTheStartTakeAShapeForIt() {
    CurvedArrow arrow = new CurvedArrow(Directions.LEFT, Directions.RIGHT);

    assertThrows(IllegalStateException.class, () -> arrow.startTipShape(TipShape.CIRCLE));
  }

  @Test
  void aNamedGroupFindsAndReplacesByKey() {
    Circle circle = new Circle();
    NamedGroup<String, Circle> group =
        new NamedGroup<String, Circle>().put("a", new Circle()).put("b", new Circle());

    group.put("a", circle);
    assertEquals(List.of("a", "b"), group.keys());
    assertEquals(circle, group.get(0));
    assertFalse(group.copy().named("a") == circle);
    assertEquals(circle, group.take("a"));
    assertEquals(1, group.size());
    assertThrows(java.util.NoSuchElementException.class, () -> group.named("a"));
  }
}
