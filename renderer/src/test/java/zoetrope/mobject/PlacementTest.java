package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.geometry.Directions.DL;
import static zoetrope.geometry.Directions.DOWN;
import static zoetrope.geometry.Directions.DR;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.ORIGIN;
import static zoetrope.geometry.Directions.OUT;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.geometry.Directions.UR;
import static zoetrope.mobject.Near.assertAt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.Square;

class PlacementTest {
  private final Rectangle target = new Rectangle(4, 2).shift(Vec.of(1, 1));
  private final Rectangle box = new Rectangle(1, 0.5);

  @ParameterizedTest
  @CsvSource({
    "1, 0, 3.75, 1",
    "-1, 0, -1.75, 1",
    "0, 1, 1, 2.5",
    "0, -1, 1, -0.5",
    "1, 1, 3.75, 2.5",
    "-1, -1, -1.75, -0.5"
  })
  void nextToLeavesAQuarterInEveryAxisOfTheDirection(double dx, double dy, double x, double y) {
    assertAt(x, y, box.nextTo(target, Vec.of(dx, dy)).center());
  }

  @Test
  void nextToWithADirectionTwiceAsLongLeavesTwiceTheGap() {
    assertAt(1, 2 + 0.25 + 0.6, box.nextTo(target, UP.times(2), 0.3).center());
  }

  @Test
  void nextToAlignsTheEdges() {
    box.nextTo(target, DOWN, 0.1, LEFT);
    assertAt(-1, -0.1, box.corner(Vec.of(-1, 1)));
    box.nextTo(target, RIGHT, 0.1, DOWN);
    assertAt(3.1, 0, box.corner(DL));
  }

  @Test
  void nextToAPointTouchesItWithTheNearSide() {
    assertAt(2.5, 3, box.nextTo(Vec.of(2, 3), RIGHT, 0.5).left());
  }

  @Test
  void nextToCanPlaceAMemberOfTheFamily() {
    var part = new Dot(Vec.of(5, 5));
    var pair = new Group<>(box, part).nextTo(target, UP, 0, ORIGIN, part);
    assertAt(1, 2, part.bottom());
    assertAt(part.center().minus(Vec.of(5, 5)), pair.get(0).center());
  }

  @Test
  void nextToAlsoWorksTowardsTheViewer() {
    assertAt(Vec.of(1, 1, 0.25), box.nextTo(target, OUT).center());
  }

  @Test
  void moveToPutsTheAlignedEdgeOnTheSameEdgeOfTheTarget() {
    assertAt(-1, 1, box.moveTo(target, LEFT).left());
    assertAt(2, 2, box.moveTo(Vec.of(2, 2), UR).corner(UR));
  }

  @Test
  void alignToMovesOnlyAlongTheAxesOfTheDirection() {
    box.alignTo(target, UP);
    assertAt(0, 1.75, box.center());
    box.alignTo(RIGHT.times(3), RIGHT);
    assertAt(3, 1.75, box.right());
    assertAt(2.5, 1.75, box.alignTo(target, ORIGIN).center());
  }

  @Test
  void toEdgeAndToCornerLeaveAGapOfAHalfByDefault() {
    assertEquals(-64.0 / 9 + 0.5, box.toEdge(LEFT).x(LEFT), 1e-12);
    assertEquals(0, box.y(), 1e-12);
    assertAt(64.0 / 9 - 0.5, -3.5, box.toCorner(DR).corner(DR));
    assertEquals(4 - 0.1, box.toEdge(UP, 0.1).y(UP), 1e-12);
  }

  @Test
  void coordinatesAreThoseOfTheCentreOrOfANamedSide() {
    assertEquals(-1, target.x(LEFT));
    assertEquals(1, target.x());
    assertAt(2.5, 0, box.setX(3, RIGHT).center());
    assertAt(2.5, -1, box.setY(-1).center());
    assertEquals(4, box.setZ(4).z());
    assertEquals(2, box.matchCoordinate(target, 1, UP).y(UP));
    assertEquals(3, box.matchCoordinate(target, 0, RIGHT).x(RIGHT));
    assertEquals(7, box.setCoordinate(7, 1, DOWN).y(DOWN));
  }

  @Test
  void anEmptyGroupIsAtTheOrigin() {
    var empty = new Group<Dot>();
    assertAt(0, 0, empty.center());
    assertAt(0, 0, empty.corner(UR));
    assertEquals(0, empty.width());
  }

  @Test
  void aBoundaryPointIsWhereTheRayLeavesTheBox() {
    assertAt(3, 1.5, target.boundaryPoint(Vec.of(2, 0.5)));
    assertAt(1.25, 2, target.boundaryPoint(Vec.of(1, 4)));
    assertAt(1, 1, target.boundaryPoint(ORIGIN));
  }

  @Test
  void aBoundaryPointOfAnOutlineIsWhereTheRayLeavesIt() {
    Vec border = new Circle(1).shift(RIGHT).boundaryPoint(Vec.of(0.6, 0.8));
    assertEquals(1.6, border.x(), 1e-5);
    assertEquals(0.8, border.y(), 1e-5);
    assertAt(0.5, 0.5, new Square(Math.sqrt(2)).rotate(Math.PI / 4).boundaryPoint(UR));
    var open = new Line(ORIGIN, Vec.of(2, 2));
    assertAt(2, 2, open.boundaryPoint(UR));
  }
}
