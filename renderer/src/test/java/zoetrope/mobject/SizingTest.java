package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.geometry.Directions.DL;
import static zoetrope.geometry.Directions.DOWN;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.ORIGIN;
import static zoetrope.geometry.Directions.OUT;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.mobject.Near.assertAt;
import static zoetrope.mobject.Near.assertSize;

import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.shapes.Star;
import zoetrope.mobject.three.Square3D;

class SizingTest {
  private final Rectangle box = new Rectangle(4, 2).shift(Vec.of(1, 1));

  @Test
  void scalingKeepsTheCentreOrTheNamedEdge() {
    assertAt(1, 1, box.scale(0.5).center());
    assertSize(2, 1, box);
    assertAt(0, 0.5, box.scaleAboutEdge(2, DL).corner(DL));
    assertAt(8, 6, box.scale(4, ORIGIN).center());
  }

  @Test
  void scalingToNothingCanBeUndone() {
    box.scale(0);
    assertEquals(4e-8, box.width(), 1e-15);
    assertSize(4, 2, box.scale(1e8));
  }

  @Test
  void setWidthKeepsTheProportionsAndStretchingDoesNot() {
    assertSize(6, 3, box.setWidth(6));
    assertSize(6, 1, box.stretchToHeight(1));
    assertAt(-2, 1, box.stretchToWidth(2, LEFT).left());
    assertSize(3, 0.5, box.setShape(3, 0.5, 7));
  }

  @Test
  void aLineHasNoHeightToSet() {
    var line = new Line(LEFT, RIGHT).setHeight(3).stretchToHeight(3);
    assertSize(2, 0, line);
  }

  @Test
  void limitsChangeOnlyObjectsThatExceedThem() {
    assertSize(4, 2, box.setMaxWidth(5).setMinHeight(1).setMaxDepth(1));
    assertSize(2, 1, box.setMaxHeight(1));
    assertSize(6, 3, box.setMinWidth(6));
    var deep = new Line(ORIGIN, OUT);
    assertEquals(3, deep.setMinDepth(3).depth(), 1e-12);
    assertEquals(1, deep.setMaxDepth(1).depth(), 1e-12);
  }

  @Test
  void flatteningIsAllowed() {
    assertSize(4, 0, box.stretch(0, 1));
  }

  @Test
  void rotationFollowsTheRightHandAboutTheCentreOrAnEdge() {
    var line = new Line(ORIGIN, RIGHT.times(2));
    line.rotate(Math.PI / 2);
    assertAt(1, -1, line.start());
    assertAt(1, 1, line.end());
    assertAt(1, -1, line.rotateAboutEdge(-Math.PI / 2, DOWN).start());
    assertAt(Vec.of(1, -1, -2), line.rotate(Math.PI / 2, UP, line.start()).end());
  }

  @Test
  void rotatesAboutPointsAndRefusesAnAxisOfLengthZero() {
    var line = new Line(ORIGIN, RIGHT.times(2));

    assertAt(1, 1, line.rotateAbout(Math.PI / 2, Vec.of(1, 0)).end());
    assertAt(1, -1, line.start());
    assertAt(1, 1, line.rotateAboutOrigin(Math.PI / 2).start());
    var error =
        assertThrows(IllegalArgumentException.class, () -> line.rotate(Math.PI / 2, ORIGIN));
    assertTrue(error.getMessage().contains("rotateAbout(angle, point)"), error::getMessage);
    assertThrows(IllegalArgumentException.class, () -> RIGHT.rotate(1, ORIGIN));
  }

  @Test
  void refusesAPointInsteadOfAnAxisForFlatObjects() {
    for (Vec point : new Vec[] {Vec.of(3, 1), Vec.of(2, 0), Vec.of(0.5, 0.5), Vec.of(0, 0.3)}) {
      var error = assertThrows(IllegalArgumentException.class, () -> box.copy().rotate(0.5, point));
      assertTrue(error.getMessage().contains("looks like a point: use rotateAbout("));
      box.copy().rotate(0, point).rotate(0.5, point.normalized()).rotate(0.5, point);
      box.copy().flip(point).rotate(0.5, point.plus(OUT)).rotate(0.5, point, ORIGIN);
    }
    box.copy().rotate(0.5, Vec.of(-1, 1)).rotate(0.5, DOWN);
    box.copy().applyDepthTest().rotate(0.5, Vec.of(1, 0.6));
    new Square3D(1).rotate(0.5, Vec.of(1, 0.6));
    assertEquals(4, box.copy().rotate(Math.PI / 2, UP).depth(), 1e-9);
  }

  @Test
  void flippingMirrorsLeftAndRight() {
    var line = new Line(ORIGIN, Vec.of(2, 1)).flip();
    assertAt(2, 0, line.start());
    assertAt(0, 1, line.end());
  }

  @Test
  void replaceMatchesTheWidthAndReplaceStretchedMatchesAllSizes() {
    var target = new Rectangle(1, 3).shift(LEFT);
    assertAt(-1, 0, box.replace(target).center());
    assertSize(1, 0.5, box);
    assertSize(6, 3, box.replace(target, 1));
    assertSize(1, 3, box.replaceStretched(target));
  }

  @Test
  void replacingAnEmptyGroupShrinksTheMobjectToAPoint() {
    assertEquals(0, box.replace(new Group<Dot>()).width(), 1e-7);
    assertAt(0, 0, box.center());
  }

  @Test
  void surroundingAddsTheBuffToTheWidth() {
    var target = new Rectangle(1, 3).shift(LEFT);
    var star = new Star().surround(target);
    assertEquals(1.25, star.width(), 1e-9);
    assertAt(-1, 0, star.center());
  }

  @Test
  void aFunctionMapsThePointsOfTheWholeFamily() {
    var group = new Group<Mobject<?>>(new Line(ORIGIN, UP), new Point(Vec.of(1, 2)));
    group.applyFunction(p -> Vec.of(p.y(), 3 * p.x(), 1));
    assertAt(Vec.of(1, 0, 1), ((Line) group.get(0)).end());
    assertAt(Vec.of(2, 3, 1), group.get(1).center());
  }

  @Test
  void aMatrixMapsAboutTheOrigin() {
    var line = new Line(RIGHT, UP).applyMatrix(new double[][] {{1, 2}, {3, 4}});
    assertAt(1, 3, line.start());
    assertAt(2, 4, line.end());
    assertThrows(
        IllegalArgumentException.class, () -> line.applyMatrix(new double[][] {{1, 2}, {3}}));
  }
}
