package zoetrope.mobject.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import org.junit.jupiter.api.Test;
import zoetrope.geometry.Path;

/** Tests of tips of any shape, size and drawing on all kinds of arrows. */
class ArrowTipsTest {
  private static final double EPS = 1e-9;

  @Test
  void anArrowIsOneStrokeUntilATipIsChosen() {
    Arrow arrow = arrow();
    assertEquals(0, arrow.children().size());
    var error = assertThrows(IllegalStateException.class, arrow::tip);
    assertTrue(error.getMessage().contains("tipShape"), error.getMessage());
    arrow.tipShape(TipShape.TRIANGLE_FILLED);
    assertEquals(1, arrow.children().size());
    assertEquals(1, arrow.style().stroke().widthCount(), "a shaft of one width");
    assertEquals(0.75, arrow.end().x(), EPS);
    assertEquals(0.75 - 0.35, arrow.path().end().x(), EPS);
  }

  @Test
  void aTipTakesLengthAndWidth() {
    Arrow arrow = arrow(ORIGIN, right(4)).buff(0).tipSize(0.5, 0.2);
    assertEquals(0.5, arrow.tip().width(), EPS);
    assertEquals(0.2, arrow.tip().height(), EPS);
    assertEquals(3.5, arrow.path().end().x(), EPS);
    Vector vector = vector(up(4)).tipSize(0.3, 0.6);
    assertEquals(0.6, vector.tip().width(), EPS);
  }

  @Test
  void eachEndHasItsOwnTip() {
    DoubleArrow both =
        doubleArrow(left(3), right(3))
            .buff(0)
            .tipShape(TipShape.STEALTH)
            .startTipShape(TipShape.CIRCLE);
    assertEquals(2, both.children().size());
    assertEquals(-3, both.start().x(), EPS);
    assertEquals(3, both.end().x(), EPS);
    assertThrows(IllegalStateException.class, () -> arrow().startTipShape(TipShape.CIRCLE));
  }

  @Test
  void tipsHaveTheColourOfTheirArrow() {
    Arrow arrow = arrow().tipShape(TipShape.TRIANGLE_FILLED);
    assertEquals(arrow.strokeColor(), arrow.tip().fillColor());
    arrow.setStroke(YELLOW, 8);
    assertEquals(YELLOW, arrow.tip().fillColor());
    assertEquals(0, arrow.tip().strokeWidth());
    assertEquals(8, arrow.strokeWidth());
    arrow.setColor(RED);
    assertEquals(RED, arrow.tip().fillColor());
    assertEquals(0.5, arrow.setOpacity(0.5).tip().fillColor().alpha());
    Arrow open = arrow().tipShape(TipShape.CIRCLE).setStroke(GREEN, 8);
    assertEquals(GREEN, open.tip().strokeColor());
    assertEquals(TipShape.OUTLINE_WIDTH, open.tip().strokeWidth());
    assertEquals(0, open.tip().fillColor().alpha());
  }

  @Test
  void tipsKeepTheirSizeWhenAnArrowIsScaledAndTurned() {
    Arrow arrow = arrow(left(3), right(3)).buff(0).tipShape(TipShape.TRIANGLE_FILLED);
    arrow.scale(0.5).rotate(PI / 2);
    assertEquals(0.35, arrow.tip().height(), EPS);
    assertEquals(1.5, arrow.end().y(), EPS);
    arrow.buff(0.25);
    assertEquals(1.25, arrow.end().y(), EPS);
  }

  @Test
  void aDrawingCanBeATip() {
    var star = star().setFill(ORANGE, 1).setStroke(BLUE, 2);
    Arrow arrow = arrow(ORIGIN, up(4)).buff(0).tipShape(star);
    assertEquals(4, arrow.end().y(), EPS);
    assertEquals(0.35, arrow.tip().height(), 1e-6);
    assertEquals(ORANGE, arrow.tip().fillColor());
    assertEquals(
        ORANGE, arrow.setStroke(RED).tip().fillColor(), "the tip keeps the fill of the drawing");
    arrow.shift(RIGHT);
    assertEquals(0, arrow.end().distance(at(1, 4)), EPS);
    Arrow copy = arrow.copy().tipShape(TipShape.TRIANGLE_FILLED);
    assertEquals(3, copy.tip().path().curveCount());
    assertNotEquals(3, arrow.tip().path().curveCount());
    assertThrows(IllegalArgumentException.class, () -> arrow().tipShape(line()));
    assertThrows(IllegalArgumentException.class, () -> arrow().tipShape(shape(Path.EMPTY)));
    assertThrows(NullPointerException.class, () -> arrow().tipShape((TipShape) null));
  }

  @Test
  void aRefusedTipLeavesTheArrowAsItWas() {
    Arrow arrow = arrow();
    assertThrows(IllegalArgumentException.class, () -> arrow.tipShape(line()));
    assertThrows(IllegalArgumentException.class, () -> arrow.tipSize(-1, 1));
    assertEquals(0, arrow.children().size());
  }
}
