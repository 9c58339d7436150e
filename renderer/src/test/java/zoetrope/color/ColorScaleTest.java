package zoetrope.color;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import org.junit.jupiter.api.Test;

class ColorScaleTest {
  @Test
  void interpolatesColoursBetweenPivots() {
    ColorScale scale = colorScale(-1, BLUE).and(0, WHITE).and(4, RED);
    assertEquals(BLUE, scale.apply(-1));
    assertEquals(WHITE, scale.apply(0));
    assertEquals(RED, scale.apply(4));
    assertEquals(BLUE.mix(WHITE, 0.25), scale.apply(-0.75));
    assertEquals(WHITE.mix(RED, 0.25), scale.apply(1));
  }

  @Test
  void numbersBeyondTheEndsHaveTheColoursOfTheEnds() {
    ColorScale scale = colorScale(2, 3, BLUE, RED);
    assertEquals(BLUE, scale.apply(-7));
    assertEquals(RED, scale.apply(3.01));
    assertEquals(RED, scale.apply(Double.POSITIVE_INFINITY));
    assertEquals(BLUE, colorScale(0, BLUE).apply(5));
  }

  @Test
  void spacesColoursOfARangeEvenly() {
    ColorScale scale = colorScale(10, 20, BLACK, RED, YELLOW);
    assertEquals(RED, scale.apply(15));
    assertEquals(YELLOW, scale.apply(20));
    assertEquals(RED.mix(YELLOW, 0.5), scale.apply(17.5));
    assertEquals(GREEN, colorScale(0, 1, GREEN).apply(0.3));
  }

  @Test
  void aSecondColourAtAPivotReplacesTheFirst() {
    assertEquals(RED, colorScale(0, BLUE).and(0, RED).apply(0));
  }

  @Test
  void refusesInvalidPivotsAndRanges() {
    String order =
        assertThrows(IllegalArgumentException.class, () -> colorScale(0, BLUE).and(-1, RED))
            .getMessage();
    assertTrue(order.contains("in ascending order"), order);
    assertThrows(IllegalArgumentException.class, () -> colorScale(1, 1, BLUE, RED));
    assertThrows(IllegalArgumentException.class, () -> colorScale(0, 1, new Color[0]));
    assertThrows(IllegalArgumentException.class, () -> colorScale(Double.NaN, BLUE));
    assertThrows(IllegalArgumentException.class, () -> colorScale(0, BLUE).apply(Double.NaN));
  }
}
