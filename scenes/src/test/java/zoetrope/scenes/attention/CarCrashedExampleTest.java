package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Frame;
import zoetrope.geometry.Bounds;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class CarCrashedExampleTest {
  private static final Film FILM = Film.of(CarCrashedExample::new);
  private static final int LETTERS = 44;
  private static final int WORDS = 11;

  @Test
  void beatsStartWhenTheStoryboardSays() {
    assertEquals(10.0, FILM.seconds());
    assertEquals(List.of(0.0, 2.0, 3.0, 4.0, 9.0), FILM.starts());
  }

  @Test
  void theSentenceStandsInTheMiddleAndTheArrowOnTheWord() {
    Frame frame = FILM.frame(3.5);
    Bounds all = Film.box(frame.items());
    assertEquals(11.16, all.size().x(), 0.03);
    assertEquals(0, all.center().x(), 0.01);
    Bounds arrow = frame.items().get(frame.items().size() - 1).bounds();
    assertEquals(2.33, arrow.center().x(), 0.02);
    assertEquals(0.92, arrow.center().y(), 0.02);
  }

  @Test
  void anArcStartsAtEveryLetterOfThreeWordsAndDisappears() {
    int still = LETTERS + WORDS + 1 + "whichcar?".length();
    assertEquals(still, FILM.frame(3.5).items().size());
    assertEquals(still + 14, FILM.frame(6.5).items().size());
    assertEquals(still, FILM.frame(9.5).items().size());
  }

  @Test
  void rejectsAWordWithNoWordBeforeIt() {
    var refused = assertThrows(SceneException.class, FILM.with("word", "bus")::seconds);
    assertTrue(refused.getMessage().contains("bus"), refused.getMessage());
    assertEquals(10.0, FILM.with("word", "when").seconds());
  }
}
