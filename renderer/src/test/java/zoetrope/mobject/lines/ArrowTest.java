package zoetrope.mobject.lines;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.geometry.Directions.LEFT;
import static zoetrope.geometry.Directions.ORIGIN;
import static zoetrope.geometry.Directions.RIGHT;
import static zoetrope.geometry.Directions.UP;
import static zoetrope.mobject.Near.assertAt;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Square;

class ArrowTest {
  private static double[] widths(VMobject<?> m) {
    return m.style().stroke().widths();
  }

  private static double tipLength(AbstractArrow<?> arrow) {
    Path path = arrow.path();
    Path tip = path.subpath(path.subpathCount() - 1);
    return tip.start().distance(tip.end());
  }

  @Test
  void shaftAndTipAreAtTheMeasuredPlaces() {
    var arrow = new Arrow(LEFT, RIGHT);
    Path shaft = arrow.path().subpath(0);
    Path tip = arrow.path().subpath(1);
    assertAt(-0.75, 0, shaft.start());
    assertAt(0.5625, 0, shaft.end());
    assertAt(0.5625, 0, tip.start());
    assertAt(0.75, 0, tip.end());
    assertArrayEquals(new double[] {5, 5, 25, 0}, widths(arrow), 1e-12);
    assertEquals(Palette.GREY_A, arrow.strokeColor());
    assertEquals(1.5, arrow.length(), 1e-12);
  }

  @Test
  void aShortVectorHasASmallerTip() {
    var vector = new Vector(0.25, 0).maxWidthToLength(12);
    assertEquals(0.075, tipLength(vector), 1e-12);
    assertArrayEquals(new double[] {5, 5, 15, 0}, widths(vector), 1e-12);
    assertAt(0, 0, vector.start());
    assertAt(0.25, 0, vector.end());
  }

  @Test
  void anArrowScaledToNothingHasNoTipsAndCanBeScaledBack() {
    for (var arrow :
        List.of(
            new Arrow(LEFT, RIGHT),
            new FillArrow(LEFT, RIGHT),
            new CurvedArrow(LEFT, RIGHT),
            new CurvedDoubleArrow(LEFT, RIGHT))) {
      double width = arrow.width();
      arrow.scale(0);
      assertEquals(0, Math.hypot(arrow.width(), arrow.height()), 1e-7, arrow.kind());
      arrow.scale(1e8);
      assertEquals(width, arrow.width(), 1e-6, arrow.kind());
    }
  }

  @Test
  void movingAndTurningKeepTheSharedPath() {
    var arrow = new Arrow(LEFT, RIGHT);
    Path path = arrow.localPath();
    arrow.shift(UP).rotate(1).moveTo(Vec.of(3, 3));
    assertSame(path, arrow.localPath());
  }

  @Test
  void scalingRedrawsTheTipWithoutABuff() {
    var arrow = new Arrow(LEFT, RIGHT).scale(2);
    assertEquals(3, arrow.length(), 1e-12);
    assertEquals(0.1875, tipLength(arrow), 1e-12);
    assertArrayEquals(new double[] {5, 5, 25, 0}, widths(arrow), 1e-12);
    new Group<>(arrow).scale(0.1);
    assertEquals(0.3, arrow.length(), 1e-9);
    assertEquals(0.09, tipLength(arrow), 1e-9);
    assertEquals(5 * 8 * 0.3, widths(arrow)[2], 1e-9);
  }

  @Test
  void aWidthMakesTheTipLongerAndAColourDoesNot() {
    var arrow = new Arrow(LEFT, RIGHT).setStroke(Palette.BLUE, 10);
    assertAt(-0.75, 0, arrow.start());
    assertEquals(0.375, tipLength(arrow), 1e-12);
    assertArrayEquals(new double[] {10, 10, 50, 0}, widths(arrow), 1e-12);
    Path path = arrow.localPath();
    arrow.setStroke(Palette.RED).setStrokeWidth(10);
    assertEquals(0, arrow.localPath().bounds().min().distance(path.bounds().min()), 1e-12);
  }

  @Test
  void theStyleOfAnotherArrowGivesItsWidth() {
    var thick = new DoubleArrow(LEFT, RIGHT).setStroke(Palette.RED, 8);
    var arrow = new Arrow(LEFT, RIGHT).matchStyle(thick);
    assertArrayEquals(new double[] {8, 8, 40, 0}, widths(arrow), 1e-12);
    assertEquals(Palette.RED, arrow.strokeColor());
  }

  @Test
  void theTipOfABentArrowIsStraight() {
    var arrow = new Arrow(LEFT, RIGHT).buff(0).pathArc(-Math.PI / 2);
    Path tip = arrow.path().subpath(1);
    assertEquals(1, tip.curveCount());
    assertAt(1, 0, tip.end());
    assertAt(tip.start().lerp(tip.end(), 1.0 / 3), tip.point(1));
    assertTrue(arrow.y(UP) > 0.4);
  }

  @Test
  void theTipIsAtTheEndWhereverTheEndsArePut() {
    var arrow = new Arrow(LEFT, RIGHT).pathArc(1).putStartAndEndOn(ORIGIN, UP);
    assertAt(0, 0, arrow.start());
    assertAt(0, 1, arrow.end());
    arrow.setEnds(new Square(2), new Square(2).shift(Vec.of(6, 0)));
    assertEquals(6 - 2, arrow.buff(0).length(), 1e-12);
  }

  @Test
  void aDoubleArrowHasATipAtEachEnd() {
    var arrow = new DoubleArrow(LEFT, RIGHT).buff(0);
    assertArrayEquals(new double[] {0, 25, 5, 5, 25, 0}, widths(arrow), 1e-12);
    assertAt(-1, 0, arrow.start());
    assertAt(-0.8125, 0, arrow.path().subpath(1).start());
    assertAt(1, 0, arrow.end());
  }

  @Test
  void arrowsOfLengthZeroAreAllowed() {
    var items = new ArrayList<zoetrope.frame.Item>();
    new Arrow(UP, UP).scale(2).setStrokeWidth(3).appendItems(items);
    new Arrow(ORIGIN, RIGHT.times(0.5)).appendItems(items);
    new DoubleArrow(UP, UP).pathArc(1).appendItems(items);
    new FillArrow(UP, UP).pathArc(1).scale(3).appendItems(items);
    new TippedArrow(UP, UP).scale(2).appendItems(items);
    items.forEach(i -> assertTrue(i.bounds().center().isFinite(), i.toString()));
    assertAt(0.25, 0, new Arrow(ORIGIN, RIGHT.times(0.5)).start());
  }

  @Test
  void aFilledArrowHasAShaftAndATipOfSixtyDegrees() {
    var arrow = new FillArrow(LEFT, RIGHT);
    assertAt(-0.75, 0, arrow.start());
    assertAt(0.75, 0, arrow.end());
    assertEquals(0.25, arrow.height(), 1e-12);
    double tip = 0.25 / (2 * StrictMath.tan(Math.PI / 6));
    assertAt(0.75 - tip, 0.025, arrow.path().point(3));
    assertEquals(Palette.GREY_A, arrow.fillColor());
    assertEquals(0, arrow.strokeWidth());
  }

  @Test
  void aShortFilledArrowIsThinnerAndItsTipAtMostHalf() {
    var arrow = new FillArrow(ORIGIN, RIGHT.times(0.2)).buff(0);
    assertEquals(0.01, arrow.path().start().y(), 1e-12);
    assertEquals(5 * 0.02, arrow.height(), 1e-12);
    arrow.tipWidthRatio(10);
    assertAt(0.1, 0.01, arrow.path().point(3));
    assertEquals(0.1 * 2 * StrictMath.tan(Math.PI / 6), arrow.height(), 1e-9);
  }

  @Test
  void aBentFilledArrowReachesBothEnds() {
    for (double angle : new double[] {-2, -0.5, 0.5, 2}) {
      var arrow = new FillArrow(LEFT, Vec.of(2, 1)).buff(0).pathArc(angle);
      assertAt(-1, 0, arrow.start());
      assertAt(2, 1, arrow.end());
      Path path = arrow.path();
      int n = (path.curveCount() - 5) / 2;
      double shaft = path.point(3 * n).distance(path.point(3 * n + 12));
      assertEquals(0.05, shaft, 1e-9);
    }
  }

  @Test
  void scalingAFilledArrowKeepsItsThickness() {
    var arrow = new FillArrow(LEFT, RIGHT).scale(2);
    assertEquals(3, arrow.length(), 1e-12);
    assertEquals(0.25, arrow.height(), 1e-12);
  }

  @Test
  void aTippedArrowIsALineUpToTheBaseOfItsTriangle() {
    var arrow = new TippedArrow(LEFT.times(2), RIGHT.times(2));
    assertAt(-1.75, 0, arrow.start());
    assertAt(1.75, 0, arrow.end());
    assertAt(1.4, 0, arrow.path().end());
    assertEquals(0.35, arrow.tip().height(), 1e-12);
    assertEquals(6, arrow.strokeWidth());
    arrow.scale(0.2);
    assertEquals(0.7, arrow.length(), 1e-9);
    assertEquals(0.175, arrow.tip().width(), 1e-9);
    assertEquals(3.5, arrow.strokeWidth(), 1e-9);
    assertEquals(6, arrow.scale(10).strokeWidth(), 1e-9);
  }

  @Test
  void aTippedArrowTooShortForItsBuffIsNotShortened() {
    assertEquals(0.4, new TippedArrow(ORIGIN, RIGHT.times(0.4)).length(), 1e-12);
    assertEquals(0, new TippedArrow(ORIGIN, RIGHT.times(0.5)).length(), 1e-12);
  }

  @Test
  void aCopiedTippedArrowMovesItsOwnTip() {
    var arrow = new CurvedDoubleArrow(LEFT, RIGHT);
    var copy = arrow.copy().shift(UP);
    assertAt(1, 1, copy.end());
    assertAt(-1, 1, copy.start());
    assertAt(1, 0, arrow.end());
    assertAt(5, 1, copy.putStartAndEndOn(ORIGIN, Vec.of(5, 1)).tip().apex());
  }

  @Test
  void anEmptyArrowCanBeScaledAndStyled() {
    for (AbstractLine<?> arrow :
        new AbstractLine<?>[] {
          new Arrow(LEFT, RIGHT), new FillArrow(LEFT, RIGHT), new CurvedArrow(LEFT, RIGHT)
        }) {
      var whole = (AbstractLine<?>) arrow.copy();
      arrow.family().forEach(m -> ((VMobject<?>) m).becomePart((VMobject<?>) m, 0, 0));
      arrow.scale(2).setStroke(Palette.BLUE, 3);
      arrow.redraw();
      assertEquals(whole.length(), arrow.length(), 1e-9);
    }
  }
}
