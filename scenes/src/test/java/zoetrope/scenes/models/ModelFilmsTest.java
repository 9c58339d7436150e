package zoetrope.scenes.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class ModelFilmsTest {
  @Test
  void trainingTellsWhatComesNextAfterAnyOfItsWords() {
    Film film = Film.of(Training::new).rate(4);
    assertEquals(3, film.result().sections().size());
    assertTrue(film.seconds() > 40 && film.seconds() < 70);
    Film.of(Training::new).rate(2).with("prompt", "the dog").result();
    fails(Film.of(Training::new).with("prompt", "the horse"), "never read \"horse\"");
    fails(Film.of(Training::new).with("prompt", "the"), "the prompt");
  }

  @Test
  void scoresSpreadAsTheRootOfTheirLength() {
    RandomScores scores = new RandomScores(4000, 64, 2);
    for (int d : new int[] {4, 16, 64}) {
      assertEquals(Math.sqrt(d), scores.spread(d), 0.35 * Math.sqrt(d));
    }
    RandomScores few = new RandomScores(6, 256, 4);
    assertTrue(few.slope(256, false) < 0.01 && few.slope(256, true) > 0.1);
    assertEquals(few.score(3, 7), few.scores(7, false)[3]);
  }

  @Test
  void whyTheRootTakesSizesThatCanBeCompared() {
    assertEquals(3, Film.of(WhyTheRoot::new).rate(4).result().sections().size());
    Film.of(WhyTheRoot::new).rate(2).with("size", "16").result();
    fails(Film.of(WhyTheRoot::new).with("size", "8"), "give 16 to 1024");
  }

  private static void fails(Film film, String part) {
    String message = assertThrows(SceneException.class, film::result).getMessage();
    assertTrue(List.of(message).toString().contains(part), message);
  }
}
