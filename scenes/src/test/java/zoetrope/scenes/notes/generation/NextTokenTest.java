package zoetrope.scenes.notes.generation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class NextTokenTest {
  private static final double END_OF_SOFTMAX = 26.5;

  private static final Film FILM = Film.of(NextToken::new).rate(4);

  private static Film film(String name, String value) {
    return Film.of(NextToken::new).rate(4).with(name, value);
  }

  @Test
  void writesASentenceToItsEnd() {
    assertEquals(51, FILM.seconds());
    // Nine words and their boxes, and nothing else.
    assertEquals(9, FILM.last().heights().size());
    assertEquals(0, FILM.last().all(DecimalNumber.class).size());
  }

  @Test
  void probabilitiesOnTheStageSumToOne() {
    double[] chances = FILM.after(END_OF_SOFTMAX).values(3);
    assertEquals(8, chances.length);
    assertEquals(1, Arrays.stream(chances).sum(), 1e-9);
  }

  @Test
  void oneWordTakesLessTimeThanFour() {
    assertEquals(51 - 3 * 5, film("words", "1").seconds());
  }

  @ParameterizedTest
  @CsvSource({
    "prompt, the dragon slept, dragon",
    "prompt, the, 2 to 8",
    "prompt, the the the the the the the the the, 2 to 8",
    "prompt, the cat slept ., ends",
    "temperature, -1, 0 to 10",
    "words, 0, 1 to 6"
  })
  void reportsTheLimitsOfParameters(String name, String value, String fix) {
    var refused = assertThrows(SceneException.class, () -> film(name, value).result());
    assertTrue(refused.getMessage().contains(fix), refused.getMessage());
  }
}
