package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Bounds;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class TwoHarrysExampleTest {
  private static final Film FILM = Film.of(TwoHarrysExample::new);
  private static final int FIRST_NAMES = "wizardHogwartsHermione".length();
  private static final int SECOND_NAMES = "QueenSussexWilliam".length();
  private static final int FIRST = 12 + FIRST_NAMES + "Harry".length();
  private static final int SECOND = 12 + SECOND_NAMES + "Harry".length();

  @Test
  void beatsStartWhenTheStoryboardSays() {
    assertEquals(14.0, FILM.seconds());
    assertEquals(List.of(0.0, 5.0, 6.0, 7.0, 12.0), FILM.starts());
  }

  @Test
  void linesAreWhereTheStoryboardShowsThem() {
    Bounds above = Film.box(FILM.frame(5.5).items());
    assertEquals(4.695, above.max().x(), 0.02);
    assertEquals(1.22, above.center().y(), 0.02);
    Bounds both = Film.box(FILM.frame(11.95).items());
    assertEquals(9.39, both.size().x(), 0.03);
    assertEquals(2.88, both.size().y(), 0.03);
  }

  @Test
  void arcsStartAtTheNamesAndDisappear() {
    assertEquals(FIRST + FIRST_NAMES, FILM.frame(2.5).items().size());
    assertEquals(FIRST, FILM.frame(5.5).items().size());
    assertEquals(FIRST + SECOND + SECOND_NAMES, FILM.frame(9.5).items().size());
  }

  @Test
  void rejectsLinesWithDifferentNumbersOfNames() {
    Film film = FILM.with("first", "wizard, Harry");
    var refused = assertThrows(SceneException.class, film::seconds);
    assertTrue(refused.getMessage().contains("both need the same number"), refused.getMessage());
    assertThrows(SceneException.class, FILM.with("second", "Harry")::seconds);
  }
}
