package zoetrope.scenes.components;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.WHITE;
import static zoetrope.Zoetrope.at;

import org.junit.jupiter.api.Test;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.shapes.Square;

class DiagramTest {
  private static final double EPSILON = 1e-12;

  @Test
  void anArrowReachesFromItsFirstPointToItsLast() {
    Bounds straight = new FlowArrow(WHITE, at(1, 2), at(4, 2)).bounds();
    assertEquals(1, straight.min().x(), EPSILON);
    assertEquals(4, straight.max().x(), EPSILON);
    Bounds bent = new FlowArrow(WHITE, at(0, 0), at(0, -1), at(-3, -1), at(-3, -2)).bounds();
    assertEquals(0, bent.max().x(), EPSILON);
    assertEquals(-2, bent.min().y(), EPSILON);
  }

  @Test
  void tipsHaveTheSameSizeForAnyLength() {
    var brief = new FlowArrow(WHITE, at(0, 0), at(0.3, 0));
    var extended = new FlowArrow(WHITE, at(0, 0), at(9, 0));
    assertEquals(brief.height(), extended.height(), EPSILON);
  }

  @Test
  void rejectsAnArrowTooShortForItsTip() {
    assertThrows(IllegalArgumentException.class, () -> new FlowArrow(WHITE, at(0, 0), at(0.1, 0)));
    assertThrows(IllegalArgumentException.class, () -> new FlowArrow(WHITE, at(0, 0)));
  }

  @Test
  void aLabelStandsInTheMiddleOfItsBoxAndFits() {
    var box = new LabeledBox(2, 1, WHITE, new Square(0.5)).moveTo(at(3, 1));
    assertEquals(at(3, 1), box.label().center());
    assertEquals(at(3, 1), box.box().center());
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> new LabeledBox(2, 1, WHITE, new Square(0.9)))
            .getMessage();
    assertTrue(message.contains("does not fit"), message);
  }
}
