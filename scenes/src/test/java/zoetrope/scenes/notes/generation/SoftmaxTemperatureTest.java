package zoetrope.scenes.notes.generation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.attention.Softmax;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.Moment;

class SoftmaxTemperatureTest {
  private static final double END_OF_TABLE = 13;
  private static final double HOT = 27;
  private static final double COLD = 35;

  @Test
  void showsTheSharesThatTheNotesGive() {
    Film film = Film.of(SoftmaxTemperature::new).rate(4);
    assertEquals(47.5, film.seconds());
    double[] shares = film.after(END_OF_TABLE).values(8);
    assertArrayEquals(new double[] {0.03511903, 0.25949646, 0.70538451}, shares, 5e-9);
  }

  @Test
  void barsAndNumbersAreTheSoftmaxAtTheShownTemperature() {
    Film film = Film.of(SoftmaxTemperature::new).rate(4);
    int checked = 0;
    for (Moment moment : film.moments()) {
      if (moment.end() > 21) {
        double temperature = moment.values(2)[0];
        double[] shares = Softmax.at(temperature, 2, 4, 5);
        assertArrayEquals(shares, moment.values(3), 1e-9, "at " + moment.end());
        for (int i = 0; i < shares.length; i++) {
          assertEquals(Math.max(0.01, 4.6 * shares[i]), moment.heights().get(i), 1e-6);
        }
        checked++;
      }
    }
    assertTrue(checked > 5);
    assertArrayEquals(new double[] {8}, film.after(HOT).values(2));
    assertArrayEquals(new double[] {0, 0, 1}, film.after(COLD).values(3), 1e-9);
    assertArrayEquals(new double[] {1}, film.last().values(2), 1e-9);
  }

  @Test
  void acceptsOtherNumbers() {
    Film film = Film.of(SoftmaxTemperature::new).rate(4).with("scores", "-3.25 0 9.9 4 5 5 -9.9 1");
    assertEquals(8, film.last().values(3).length);
    assertTrue(film.after(END_OF_TABLE).texts().contains("-3.25"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "1 2 3 4 5 6 7 8 9", "1, two", "1, 10", "1, NaN"})
  void reportsTheLimitsOfScores(String scores) {
    var refused =
        assertThrows(
            SceneException.class,
            () -> Film.of(SoftmaxTemperature::new).rate(4).with("scores", scores).result());
    assertTrue(refused.getMessage().contains("2 to 8 numbers"), refused.getMessage());
  }

  @ParameterizedTest
  @CsvSource({"coldest, -0.1", "coldest, 1", "hottest, 1", "hottest, 101"})
  void reportsTheRangeOfTemperatures(String name, String value) {
    var refused =
        assertThrows(
            SceneException.class,
            () -> Film.of(SoftmaxTemperature::new).rate(4).with(name, value).result());
    assertTrue(refused.getMessage().contains(name), refused.getMessage());
  }
}
