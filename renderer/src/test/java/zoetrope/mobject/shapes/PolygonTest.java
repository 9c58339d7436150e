package zoetrope.mobject.shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.geometry.Directions.DL;
import static zoetrope.geometry.Directions.DR;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.ORIGIN;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UL;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.geometry.Directions.UR;
import static zoetrope.mobject.Near.assertAt;
import static zoetrope.mobject.Near.assertSize;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.frame.Style;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.lines.Cross;
import zoetrope.mobject.lines.Curve;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.Underline;

class PolygonTest {

  @Test
  void aRectangleRunsCounterClockwiseFromItsUpperRightCorner() {
    assertEquals(List.of(UR, UL, DL, DR), new Square().vertices());
    assertSize(4, 2, new Rectangle());
    assertEquals(VMobject.DEFAULT_STYLE, new Rectangle().style());
  }

  @Test
  void screenRectanglesHaveTheProportionsOfTheFrame() {
    assertSize(64.0 / 9, 4, new ScreenRectangle());
    assertSize(128.0 / 9, 8, new FullScreenRectangle());
    assertEquals(Palette.GREY_E, new FullScreenRectangle().fillColor());
    assertEquals(Palette.BLACK.withAlpha(0.7), new FullScreenFadeRectangle().fillColor());
    assertEquals(0, new FullScreenFadeRectangle().strokeWidth());
  }

  @Test
  void roundCornersAreTwoCurvesEachTangentToTheEdges() {
    var box = new Rectangle(4, 2).roundCorners(0.5);
    Path path = box.path();
    assertEquals(12, path.curveCount());
    assertAt(2, 0.5, path.start());
    assertAt(1.5 + 0.5 * Math.sqrt(0.5), 0.5 + 0.5 * Math.sqrt(0.5), path.point(3));
    assertAt(1.5, 1, path.point(6));
    assertSize(4, 2, box);
  }

  @Test
  void cornersAreRoundedByAQuarterOfTheShortestEdgeByDefault() {
    assertAt(2, 0.5, new Rectangle(4, 2).roundCorners().start());
  }

  @Test
  void obtuseCornersAreCutLess() {
    var path = new RegularPolygon().roundCorners(0.3).path();
    double cut = 0.3 * StrictMath.tan(Math.PI / 6);
    assertEquals(cut, path.start().distance(RIGHT), 1e-12);
  }

  @Test
  void aNegativeRadiusCutsOutOfTheCorners() {
    var path = new Square(2).roundCorners(-0.5).path();
    assertAt(1, 0.5, path.start());
    double c = 1 - 0.5 * Math.sqrt(0.5);
    assertAt(c, c, path.point(3));
  }

  @Test
  void cornersAreRoundedInTheirOwnPlane() {
    var box = new Square(2).rotate(Math.PI / 2, UP).roundCorners(0.5);
    assertEquals(0, box.width(), 1e-9);
    assertEquals(2, box.depth(), 1e-9);
  }

  @Test
  void aRoundedRectangleNeverRoundsMoreThanItsSides() {
    assertSize(4, 2, new RoundedRectangle());
    assertAt(2, 0, new RoundedRectangle(4, 2, 5).start());
  }

  @Test
  void regularPolygonsStandUpright() {
    assertAt(1, 0, new RegularPolygon().start());
    assertAt(0, 1, new RegularPolygon(5).start());
    assertAt(0, 1, new Triangle().start());
    assertEquals(1.5, new Triangle().height(), 1e-12);
    assertThrows(IllegalArgumentException.class, () -> new RegularPolygon(2));
  }

  @Test
  void theEdgesOfAStarAreStraightThroughItsInnerCorners() {
    var v = new Star().vertices();
    assertEquals(0, v.get(2).minus(v.get(0)).cross(v.get(1).minus(v.get(0))).y(), 1e-12);
    assertEquals(0, v.get(8).minus(v.get(2)).cross(v.get(1).minus(v.get(2))).length(), 1e-12);
  }

  @Test
  void aRectangleSurroundsWithATenth() {
    var target = new Rectangle(1, 3).shift(LEFT);
    assertSize(1.2, 3.2, new Square().surround(target));
    assertSize(2, 4, new Square().surround(target, 0.5));
    assertAt(-1, 0, new Square().surround(target).center());
  }

  @Test
  void aSurroundingRectangleIsYellowAndATenthAway() {
    var dot = new Dot(UP);
    var frame = new SurroundingRectangle(dot);
    assertSize(0.36, 0.36, frame);
    assertAt(0, 1, frame.center());
    assertEquals(Palette.YELLOW, frame.strokeColor());
    assertEquals(4, frame.strokeWidth());
    assertEquals(0, frame.fillColor().alpha());
    assertEquals(0, frame.fixedInFrame());
    assertEquals(1, new SurroundingRectangle(new Dot().fixInFrame()).fixedInFrame());
  }

  @Test
  void aSurroundingRectangleRemembersItsBuffAndItsCorners() {
    var frame = new SurroundingRectangle(new Dot(), 0.3).cornerRadius(0.2);
    assertEquals(12, frame.localPath().curveCount());
    frame.surround(new Square(1).shift(UP));
    assertSize(1.6, 1.6, frame);
    assertAt(0.8, 1.6, frame.start());
    assertSize(1.2, 1.2, frame.surround(new Square(1), 0.1));
    assertEquals(0.1, frame.buff());
    assertSize(2, 2, frame.buff(0.5));
  }

  @Test
  void aSurroundingRectangleGoesAroundSeveralObjects() {
    assertSize(2.36, 0.36, new SurroundingRectangle(new Dot(LEFT), new Dot(RIGHT)));
  }

  @Test
  void aHalfDrawnBackgroundIsWholeAndHalfAsOpaque() {
    var background = new BackgroundRectangle(new Square(3));
    assertSize(3, 3, background);
    assertEquals(Palette.BLACK.withAlpha(0.75), background.fillColor());
    var half = background.copy().becomePart(background, 0, 0.5);
    assertEquals(background.localPath(), half.localPath());
    assertEquals(0.375, half.fillColor().alpha(), 1e-12);
  }

  @Test
  void anUnderlineThinsOutBelowItsObject() {
    var line = new Underline(new Rectangle(2, 1));
    assertEquals(2.4, line.width(), 1e-9);
    assertEquals(-0.6, line.y(), 1e-9);
    Style style = line.style();
    assertEquals(4, style.stroke().widthCount());
    assertEquals(0, style.stroke().width(0));
    assertEquals(3, style.stroke().width(1));
    assertEquals(Palette.WHITE, line.strokeColor());
  }

  @Test
  void aCrossIsFatInItsMiddle() {
    var cross = new Cross(new Rectangle(2, 1).shift(UP));
    assertSize(2, 1, cross);
    assertAt(-1, 1.5, cross.get(0).start());
    assertEquals(21, cross.get(0).localPath().curveCount());
    assertEquals(12, cross.setStrokeWidth(0, 12, 0).style().stroke().maxWidth(), 0.6);
    assertEquals(0, cross.style().stroke().width(21), 1e-12);
  }

  @Test
  void aMovedCurveIsContinuedAtItsPresentEnd() {
    var curve = new Curve().startNewPath(ORIGIN).addLineTo(RIGHT).shift(UP);
    curve.addLineTo(Vec.of(1, 2)).addArcTo(Vec.of(-1, 2), Math.PI).closePath();
    assertAt(0, 1, curve.start());
    assertAt(0, 1, curve.end());
    assertEquals(3, curve.y(UP), 1e-9);
    assertThrows(IllegalStateException.class, () -> new Curve().addLineTo(UP));
    var two = new Curve().startNewPath(LEFT).addLineTo(UP).startNewPath(RIGHT).addLineTo(UP);
    assertEquals(2, two.localPath().subpathCount());
  }

  @Test
  void anchorsCanBeJoinedSmoothlyAndByCorners() {
    var square = new Square(2);
    List<Vec> anchors = square.anchors();
    assertEquals(5, anchors.size());
    assertEquals(UR, anchors.get(0));
    var smooth = square.copy().shift(UP).makeSmooth();
    assertEquals(UR.plus(UP), smooth.anchors().get(0));
    assertEquals(0, smooth.path().point(0).distance(smooth.path().point(12)), 1e-9);
    double middle = smooth.pointAt(0.125).y();
    assertTrue(middle > 2.2, () -> "the side bulges to " + middle);
    assertEquals(2, smooth.makeJagged().pointAt(0.125).y(), 1e-9);
    assertTrue(smooth.path().isClosed(0));
    var half = square.subcurve(0, 0.5);
    assertEquals(0, half.end().distance(DL), 1e-9);
    assertEquals(UR, square.start());
    assertEquals(5, square.anchors().size());
  }

  @Test
  void aComplexFunctionMapsPoints() {
    var dot = new Square(2).shift(RIGHT.times(3)).applyComplexFunction(z -> z.times(z));
    assertEquals(0, dot.anchors().get(0).distance(Vec.of(15, 8)), 1e-9);
    assertEquals(0.25, dot.setFill(zoetrope.color.Palette.RED, 0.25).fillOpacity());
    assertEquals(0.5, dot.setStrokeOpacity(0.5).strokeOpacity());
  }

  @Test
  void aSmoothCurveThatEndsWhereItBeginsIsClosedWithoutACorner() {
    var curve = new Curve().setPointsSmoothly(RIGHT, UP, LEFT, UR.negate(), RIGHT);
    var path = curve.path();
    int n = path.pointCount();

    assertTrue(path.isClosed(0));
    assertEquals(4, path.curveCount(0));
    Vec leaving = path.point(1).minus(path.point(0)).normalized();
    Vec arriving = path.point(n - 1).minus(path.point(n - 2)).normalized();
    assertEquals(0, leaving.distance(arriving), 1e-9);
    assertFalse(new Curve().setPointsSmoothly(RIGHT, UP, LEFT).path().isClosed(0));
    assertFalse(new Curve().setPointsSmoothly(RIGHT, UP, RIGHT).path().isClosed(0));
  }

  @Test
  void aSmoothCurveGoesThroughAllPointsWithoutACorner() {
    var curve = new Curve().setPointsSmoothly(LEFT, UP, RIGHT, UR);
    Path path = curve.path();
    assertAt(UP, path.point(3));
    Vec arriving = path.point(3).minus(path.point(2));
    Vec leaving = path.point(4).minus(path.point(3));
    assertAt(arriving, leaving);
  }

  @Test
  void reversingPointsReversesTheirWidths() {
    var line = new Line(LEFT, RIGHT).setStrokeWidth(1, 5).reversePoints();
    assertAt(1, 0, line.start());
    assertEquals(5, line.style().stroke().width(0));
  }
}
