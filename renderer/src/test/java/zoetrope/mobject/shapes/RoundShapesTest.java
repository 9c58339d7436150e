package zoetrope.mobject.shapes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.ORIGIN;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.mobject.Near.assertAt;
import static zoetrope.mobject.Near.assertSize;

import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

class RoundShapesTest {

  @Test
  void anArcKnowsItsCircleWhereverItIsMoved() {
    var arc = new Arc(0.5, 2, 1.5, Vec.of(1, 2));
    assertEquals(8, arc.localPath().curveCount());
    assertAt(Vec.of(1, 2), arc.arcCenter());
    assertEquals(1.5, arc.radius(), 1e-12);
    assertEquals(0.5, arc.startAngle(), 1e-12);
    assertEquals(2.5, arc.stopAngle(), 1e-12);
    assertAt(0, 0, arc.scale(2).moveArcCenterTo(ORIGIN).arcCenter());
    assertEquals(3, arc.radius(), 1e-12);
    assertAt(Vec.of(1, 1), new Arc(1, -2, 1, Vec.of(1, 1)).arcCenter());
  }

  @Test
  void anArcBetweenPointsTurnsByItsAngle() {
    var arc = new ArcBetweenPoints(LEFT, RIGHT);
    assertAt(0, 1, arc.arcCenter());
    assertAt(0, -(Math.sqrt(2) - 1), arc.pointAt(0.5));
    assertAt(0, 0.2, ArcBetweenPoints.ofRadius(LEFT.times(0.6), RIGHT.times(0.6), -1).pointAt(0.5));
    assertThrows(IllegalArgumentException.class, () -> ArcBetweenPoints.ofRadius(LEFT, RIGHT, 0.9));
  }

  @Test
  void aCircleBeginsAtItsRightAndIsRed() {
    var circle = new Circle();
    assertAt(1, 0, circle.start());
    assertAt(0, 1, circle.pointAt(0.25));
    assertAt(0, 1, circle.pointAtAngle(Math.PI / 2));
    assertEquals(Palette.RED, circle.strokeColor());
    assertEquals(0, circle.fillColor().alpha());
    assertEquals(2.5, circle.scale(2.5).shift(UP).radius(), 1e-12);
  }

  @Test
  void aCircleGoesThroughThreePoints() {
    var circle = Circle.through(Vec.of(3, 1), Vec.of(1, 3), Vec.of(-1, 1));
    assertAt(1, 1, circle.center());
    assertEquals(2, circle.radius(), 1e-12);
    assertThrows(IllegalArgumentException.class, () -> Circle.through(LEFT, ORIGIN, RIGHT));
  }

  @Test
  void circlesSurroundWidthOrEncloseTheBox() {
    var box = new Rectangle(3, 4).shift(UP);
    assertSize(3.5, 3.5, new Circle().surround(box));
    assertSize(6, 6, new Circle().encircle(box));
    assertAt(0, 1, new Circle().encircle(box).center());
  }

  @Test
  void aDotIsSmallWhiteAndFilled() {
    var dot = new Dot(UP);
    assertSize(0.16, 0.16, dot);
    assertAt(0, 1, dot.center());
    assertEquals(Palette.WHITE, dot.fillColor());
    assertEquals(0, dot.strokeWidth());
    assertEquals(0.04, new SmallDot().radius(), 1e-12);
    assertEquals(0.5, dot.setWidth(1).radius(), 1e-12);
  }

  @Test
  void otherRoundShapesHaveTheirSizesAndFills() {
    assertSize(2, 1, new Ellipse());
    assertSize(4, 4, new Annulus());
    assertEquals(2, new Annulus().localPath().subpathCount());
    assertEquals(Palette.GREY_A, new AnnularSector().fillColor());
    assertSize(2, 2, new AnnularSector());
    assertAt(0, 1, new AnnularSector().start());
    assertSize(1, 1, new Sector());
    assertAt(0, 0, new Sector().start());
  }
}
