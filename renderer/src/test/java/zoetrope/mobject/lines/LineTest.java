package zoetrope.mobject.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.geometry.Directions.DOWN;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.ORIGIN;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.mobject.Near.assertAt;

import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Point;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.Square;

class LineTest {

  @Test
  void aLineKnowsItsDirection() {
    var line = new Line(Vec.of(1, 1), Vec.of(4, 5));
    assertEquals(5, line.length(), 1e-12);
    assertAt(0.6, 0.8, line.unitVector());
    assertEquals(4.0 / 3, line.slope(), 1e-12);
    assertEquals(StrictMath.atan2(4, 3), line.angle(), 1e-12);
    assertAt(Vec.of(2.8, 3.4), line.projection(Vec.of(2.8 - 0.8, 3.4 + 0.6)));
  }

  @Test
  void betweenObjectsItRunsFromBorderToBorder() {
    var a = new Square(2).shift(LEFT.times(3));
    var b = new Rectangle(1, 4).shift(Vec.of(3, 3));
    var line = new Line(a, b);
    assertAt(-2, 0.5, line.start());
    assertAt(2.5, 2.75, line.end());
    assertAt(-2, 0, new Line(a, ORIGIN).start());
    assertAt(2.5, 2, new Line(Vec.of(1, -1), b).end());
  }

  @Test
  void aLineEndsInTheCentreOfAnObjectWithoutExtent() {
    assertAt(3, 0, new Line(ORIGIN, new Point(RIGHT.times(3))).end());
  }

  @Test
  void aPositiveArcFromLeftToRightBulgesDown() {
    var arc = new Line(LEFT, RIGHT).pathArc(Math.PI);
    assertAt(-1, 0, arc.start());
    assertAt(1, 0, arc.end());
    assertAt(0, -1, arc.pointAt(0.5));
    assertEquals(4, arc.localPath().curveCount());
    assertAt(0, 1, new Line(LEFT, RIGHT).pathArc(-Math.PI).pointAt(0.5));
  }

  @Test
  void buffShortensTheLineAlongItsPath() {
    assertAt(-0.75, 0, new Line(LEFT, RIGHT).buff(0.25).start());
    double quarter = Math.PI / 4;
    var arc = new Line(LEFT, RIGHT).pathArc(Math.PI).buff(quarter);
    assertAt(Vec.polar(1, -3 * quarter), arc.start(), 1e-4);
    assertAt(Vec.polar(1, -quarter), arc.end(), 1e-4);
  }

  @Test
  void optionsMayComeInAnyOrderAndAfterMoving() {
    var one = new Line(LEFT, RIGHT).pathArc(1).buff(0.3).shift(UP);
    var other = new Line(LEFT, RIGHT).shift(UP).buff(0.3).pathArc(1);
    assertAt(one.start(), other.start());
    assertAt(one.end(), other.end());
    assertAt(-1, 1, other.buff(0).start());
  }

  @Test
  void aLineShorterThanItsBuffsVanishesInItsMiddle() {
    var line = new Line(LEFT, RIGHT).buff(3);
    assertAt(0, 0, line.start());
    assertEquals(0, line.length(), 1e-12);
  }

  @Test
  void aLineOfLengthZeroCanBeScaledRotatedAndMoved() {
    var line = new Line(UP, UP);
    assertEquals(0, line.setLength(3).length());
    assertAt(0, 0, line.unitVector());
    assertAt(0, 1, line.scale(2).rotate(1).start());
    line.putStartAndEndOn(LEFT, RIGHT);
    assertAt(-1, 0, line.start());
    assertAt(1, 0, line.end());
  }

  @Test
  void aNonFinitePositionIsRefused() {
    var end = Vec.of(Double.NaN, 0);
    var e = assertThrows(IllegalArgumentException.class, () -> new Line(ORIGIN, end));
    assertTrue(e.getMessage().contains("the point (NaN, 0, 0)"), e.getMessage());
    var line = new Line(ORIGIN, RIGHT);
    assertThrows(IllegalArgumentException.class, () -> line.buff(Double.NaN));
  }

  @Test
  void setLengthKeepsTheCentreAndSetAngleKeepsTheStart() {
    var line = new Line(ORIGIN, RIGHT.times(2)).setLength(4);
    assertAt(-1, 0, line.start());
    assertAt(-1, 4, line.setAngle(Math.PI / 2).end());
  }

  @Test
  void puttingTheEndsElsewhereKeepsThePath() {
    var line = new Line(LEFT, RIGHT).pathArc(1);
    var path = line.localPath();
    line.putStartAndEndOn(DOWN, UP.times(3));
    assertAt(0, -1, line.start());
    assertAt(0, 3, line.end());
    assertSame(path, line.localPath());
  }

  @Test
  void aDashedLineHasADashAtBothEndsAndDashesCoverHalfOfIt() {
    var line = new DashedLine(LEFT, RIGHT);
    assertEquals(20, line.dashCount());
    assertAt(-1, 0, line.start());
    assertAt(1, 0, line.end());
    var dash = line.localPath().subpath(3).bounds().size().x();
    assertEquals(2 * 0.5 / 20, dash, 1e-12);
    assertEquals(1, line.scale(0.5).length(), 1e-12);
    assertEquals(20, line.dashCount());
  }

  @Test
  void tooManyDashesAndANonFiniteEndAreRefused() {
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> new DashedLine(ORIGIN, RIGHT.times(1e9)));
    assertTrue(e.getMessage().contains("dashes"), e.getMessage());
    var lost = Vec.of(0, Double.NaN);
    assertThrows(IllegalArgumentException.class, () -> new DashedLine(ORIGIN, lost));
  }

  @Test
  void aClosedOutlineIsDashedWithEqualGapsAllAround() {
    var dashes = new DashedVMobject(new Square(1), 8);
    assertEquals(8, dashes.localPath().subpathCount());
    assertEquals(0.5, dashes.localPath().subpath(0).start().x(), 1e-12);
    assertEquals(0.25, dashes.localPath().subpath(5).bounds().size().length(), 1e-9);
  }

  @Test
  void aDashedLineIsDrawnDashByDash() {
    var line = new DashedLine(LEFT, RIGHT);
    var part = line.copy().becomePart(line, 0, 0.25);
    assertEquals(5, part.dashCount());
  }

  @Test
  void aTangentTouchesInItsMiddle() {
    var tangent = new TangentLine(new Circle(2), 0.25, 3);
    assertEquals(3, tangent.length(), 1e-9);
    assertAt(Vec.of(0, 2), tangent.center(), 1e-5);
    assertEquals(0, tangent.slope(), 1e-4);
  }

  @Test
  void anElbowTurnsAboutTheOrigin() {
    assertAt(0, 0.2, new Elbow().start());
    assertAt(0.2, 0, new Elbow().end());
    assertAt(-0.5, 0, new Elbow(0.5, Math.PI / 2).start());
  }

  @Test
  void aLabelTouchesASlantedLineOnTheChosenSide() {
    var line = new Line(Vec.of(-2, -2), Vec.of(2, 2)).setStrokeWidth(0);
    var above = line.placeBeside(new Square(1), UP, 0.1);
    double half = StrictMath.sqrt(0.5) + 0.1;
    assertAt(-half * StrictMath.sqrt(0.5), half * StrictMath.sqrt(0.5), above.center());
    assertAt(above.center().negate(), line.placeBeside(new Square(1), DOWN, 0.1).center());
    var flat = new Line(LEFT, RIGHT);
    assertThrows(
        IllegalArgumentException.class, () -> flat.placeBeside(new Square(1), RIGHT.times(3)));
  }
}
