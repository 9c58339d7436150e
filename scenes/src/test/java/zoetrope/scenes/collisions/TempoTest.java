package zoetrope.scenes.collisions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TempoTest {
  private final Tempo tempo = new Tempo().leg(2, 2).leg(0.1, 4).leg(3, 1.5);

  @Test
  void isSlowInItsMiddleAndFastAtItsEnd() {
    assertEquals(7.5, tempo.length());
    assertEquals(1.25, tempo.simulated(1.25));
    assertEquals(2.05, tempo.simulated(4), 1e-12);
    assertEquals(2.1, tempo.simulated(6), 1e-12);
    assertEquals(5.1, tempo.simulated(7.5), 1e-12);
  }

  @Test
  void keepsTheFirstAndLastPaceBeyondItsEnds() {
    assertEquals(7.1, tempo.simulated(8.5), 1e-12);
    assertEquals(-1, tempo.simulated(-1), 1e-12);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.5, 0, 0.7, 2, 2.02, 2.1, 3.3, 5.1, 6})
  void mapsFilmTimesToSimulationTimesAndBack(double seconds) {
    assertEquals(seconds, tempo.simulated(tempo.film(seconds)), 1e-12);
  }

  @Test
  void isRealTimeWithoutLegs() {
    assertEquals(3.5, new Tempo().film(3.5));
    assertEquals(0, new Tempo().length());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void rejectsLegsWithoutDuration(double seconds) {
    Exception first =
        assertThrows(IllegalArgumentException.class, () -> new Tempo().leg(seconds, 1));
    Exception second =
        assertThrows(IllegalArgumentException.class, () -> new Tempo().leg(1, seconds));
    assertEquals(first.getMessage(), second.getMessage());
    assertTrue(first.getMessage().contains(Double.toString(seconds)), first.getMessage());
  }
}
