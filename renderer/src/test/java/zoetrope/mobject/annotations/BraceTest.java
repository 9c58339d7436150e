package zoetrope.mobject.annotations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.geometry.Directions.DOWN;
import static zoetrope.geometry.Directions.DR;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.ORIGIN;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.mobject.Near.assertAt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Arc;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.Square;

class BraceTest {
  private final Rectangle box = new Rectangle(3, 2).shift(Vec.of(1, 1));

  @Test
  void aBraceIsAsWideAsItsObjectAndAsHighAsTexDrawsIt() {
    var brace = new Brace(box);
    assertEquals(3, brace.width(), 1e-9);
    assertEquals(0.2621, brace.height(), 1e-4);
    assertEquals(-0.2, brace.y(UP), 1e-9);
    assertEquals(Palette.WHITE, brace.fillColor());
    assertEquals(0, brace.strokeWidth());
    assertAt(Vec.of(1, -0.4621), brace.tip(), 1e-4);
  }

  @Test
  void theBarsHaveTheMeasuredThickness() {
    var path = new Brace(new Line(LEFT.times(5), RIGHT.times(5)), DOWN, 0).path();
    double above = Double.NEGATIVE_INFINITY;
    double below = Double.POSITIVE_INFINITY;
    for (int i = 0; i < path.curveCount(); i++) {
      Vec from = path.point(3 * i);
      Vec to = path.point(3 * i + 3);
      if (from.distance(to) > 4) {
        above = Math.max(above, from.y());
        below = Math.min(below, from.y());
      }
    }
    assertEquals(0.0574, above - below, 1e-4);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "0, -1", "1, 0", "-1, 0", "1, 1", "-1, 1", "-2, -1"})
  void theTipPointsAwayFromTheObject(double x, double y) {
    var brace = new Brace(box, Vec.of(x, y));
    assertAt(Vec.of(x, y).normalized(), brace.direction());
    Vec gap = brace.tip().minus(box.center());
    assertTrue(gap.dot(Vec.of(x, y)) > 0);
  }

  @Test
  void aNarrowBraceIsSquashedOnlyInWidth() {
    var brace = new Brace(new Square(0.3));
    assertEquals(0.3, brace.width(), 1e-9);
    assertEquals(0.2621, brace.height(), 1e-4);
  }

  @Test
  void aBraceAtTheSideIsAsHighAsItsObject() {
    var brace = new Brace(box, LEFT, 0.1);
    assertEquals(2, brace.height(), 1e-9);
    assertEquals(-0.5 - 0.1, brace.x(RIGHT), 1e-9);
  }

  @Test
  void labelsStandBeyondTheTip() {
    var brace = new Brace(box, UP);
    var dot = new Dot();
    brace.putAtTip(dot);
    assertAt(brace.tip().plus(UP.times(0.25)), dot.bottom());
    assertAt(brace.tip().plus(UP.times(0.1)), brace.tex("x").bottom());
    var labelled = new BraceLabel(box, dot, LEFT);
    labelled.shiftBrace(box.shift(DR));
    assertAt(labelled.brace().tip().plus(LEFT.times(0.25)), dot.right());
  }

  @Test
  void aBraceFollowsALineAndPoints() {
    var brace = Brace.between(ORIGIN, Vec.of(3, 3));
    assertAt(Vec.of(1, -1).normalized(), brace.direction());
    assertAt(1.5, 1.5, new Line(ORIGIN, Vec.of(3, 3)).projection(brace.tip()));
    assertAt(0, 1, Brace.along(new Line(LEFT, RIGHT)).direction());
    assertEquals(2, Brace.between(LEFT, RIGHT, UP).width(), 1e-9);
  }

  @Test
  void aBraceAroundAnArcKeepsItsDistance() {
    var arc = new Arc(0, 2, 1.5, Vec.of(1, 0));
    var brace = Brace.around(arc);
    assertAt(Vec.of(1, 0).plus(Vec.polar(1.7 + 0.26206, 1)), brace.tip(), 1e-4);
    var path = brace.path();
    for (int i = 0; i < path.pointCount(); i++) {
      double distance = path.point(i).distance(arc.arcCenter());
      assertTrue(distance > 1.69 && distance < 1.97, "distance " + distance);
    }
  }

  @Test
  void aBraceOfAFixedObjectIsFixed() {
    assertEquals(1, new Brace(box.fixInFrame()).fixedInFrame());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.25, 1, 2, 5})
  void aBraceOfAnySharpnessIsAsWideAsItsObjectAndAsHighAsMeasured(double sharpness) {
    var brace = new Brace(box, RIGHT).sharpness(sharpness);
    assertEquals(2, brace.height(), 1e-9);
    assertEquals(0.273, brace.width(), 1e-9);
    assertAt(Vec.of(2.973, 1), brace.tip(), 1e-9);
    assertAt(RIGHT, brace.direction());
  }

  @Test
  void theSharperABraceTheNarrowerAreItsCurls() {
    assertEquals(0.2307, curl(1), 1e-3);
    assertEquals(0.2307 / 4, curl(4), 1e-3);
  }

  /** Returns the distance from the end of the brace to the lower side of the left bar's end. */
  private double curl(double sharpness) {
    var path = new Brace(box).sharpness(sharpness).path();
    double left = path.bounds().min().x();
    double bar = -0.2 - 0.1664;
    double nearest = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= path.curveCount(); i++) {
      if (Math.abs(path.point(3 * i).y() - bar) < 1e-9) {
        nearest = Math.min(nearest, path.point(3 * i).x() - left);
      }
    }
    return nearest;
  }

  @Test
  void aSharpBraceAroundAnArcGrowsWithTheDistanceFromItsCentre() {
    var brace = Brace.around(new Arc(-1, 2)).sharpness(2);
    assertAt(Vec.of(Math.exp(0.473), 0), brace.tip(), 1e-9);
    assertAt(RIGHT, brace.direction(), 1e-9);
    for (int i = 0; i <= brace.path().curveCount(); i++) {
      double distance = brace.path().point(3 * i).length();
      assertTrue(distance > Math.exp(0.2) - 1e-9, "no point is nearer than the gap: " + distance);
    }
  }

  @Test
  void aSharpBraceStaysWhereItWasMoved() {
    var brace = new Brace(box).shift(UP).scale(2).sharpness(1);
    var other = new Brace(box).sharpness(1).shift(UP).scale(2);
    assertEquals(6, brace.width(), 1e-9);
    assertEquals(other.width(), brace.width(), 1e-9);
    assertThrows(IllegalArgumentException.class, () -> brace.sharpness(-1));
  }
}
