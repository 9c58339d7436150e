package zoetrope.scenes.components;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.Zoetrope.BLUE;
import static zoetrope.Zoetrope.RED;

import org.junit.jupiter.api.Test;

class HeatMapTest {
  @Test
  void tilesHaveThePositionsOfTheirNumbers() {
    var tiles = new HeatMap(0.5, 0.25).of(new double[][] {{1, 2, 3}, {4, 5, 6}});
    assertEquals(2, tiles.size());
    assertEquals(1.5, tiles.width(), 1e-9);
    assertEquals(0.5, tiles.height(), 1e-9);
    assertEquals(0.5, tiles.get(1).get(2).x(), 1e-9);
    assertEquals(-0.125, tiles.get(1).get(2).y(), 1e-9);
    assertEquals(0, tiles.center().length(), 1e-9);
  }

  @Test
  void brightnessShowsTheSizeAndHueTheSign() {
    var map = new HeatMap(1, 1).reach(2);
    assertEquals(Conventions.ZERO, map.color(0));
    assertEquals(BLUE, map.color(2));
    assertEquals(BLUE, map.color(9));
    assertEquals(RED, map.color(-2));
    assertEquals(Conventions.ZERO.lerp(RED, 0.5), map.color(-1));
  }

  @Test
  void rejectsAReachOfZero() {
    assertThrows(IllegalArgumentException.class, () -> new HeatMap(1, 1).reach(0));
  }
}
