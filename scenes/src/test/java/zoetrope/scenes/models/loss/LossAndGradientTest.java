package zoetrope.scenes.models.loss;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.attention.toy.NextWordLoss;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.Moment;

class LossAndGradientTest {
  private static final int STEPS = 8;

  @Test
  void showsTheLossThatTheLibraryComputesBeforeAndAfterTheSteps() {
    Film film = Film.of(LossAndGradient::new).rate(2);
    assertEquals(6, film.result().sections().size());
    assertTrue(film.seconds() > 90 && film.seconds() < 130, "" + film.seconds());
    NextWordLoss loss =
        NextWordLoss.of(
            ToyTraining.of(30), List.of("the bird sat on the mat and".split(" ")), "sang");
    List<Moment> moments = film.moments();
    for (int step = 0; step <= STEPS; step++) {
      double expected = loss.value();
      double chance = loss.chance();
      assertTrue(
          moments.stream().anyMatch(m -> shows(m, expected, 0.01) && shows(m, chance, 0.0015)),
          "no moment shows the loss " + expected + " after step " + step);
      loss = loss.step(0.05);
    }
  }

  private static boolean shows(Moment moment, double value, double tolerance) {
    return moment.all(DecimalNumber.class).stream()
        .anyMatch(number -> Math.abs(number.value() - value) <= tolerance);
  }

  @Test
  void acceptsOtherSentencesOfItsWordsOnly() {
    Film film = Film.of(LossAndGradient::new).rate(1);
    film.with("sentence", "the cat ran to the river and sang").result();
    film.with("sentence", "on the mat").result();
    assertTrue(fails(film, "the horse ran").contains("never read \"horse\""));
    assertTrue(fails(film, "the cat").contains("the sentence"));
  }

  private static String fails(Film film, String sentence) {
    return assertThrows(SceneException.class, film.with("sentence", sentence)::result).getMessage();
  }
}
