package zoetrope.scenes.attention;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Bounds;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;

class ShowAllPossibleNextTokenPredictionsTest {
  private static final Film FILM = Film.of(ShowAllPossibleNextTokenPredictions::new);

  @Test
  void beatsStartWhenTheStoryboardSays() {
    assertEquals(11.75, FILM.seconds());
    assertEquals(
        List.of(0.0, 1.0, 2.0, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.5, 8.75, 9.75, 10.75),
        FILM.starts());
  }

  @Test
  void everyPrefixHasALineWithABox() {
    Bounds lines = Film.box(FILM.frame(7).items());
    assertEquals(-6.61, lines.min().x(), 0.02);
    assertEquals(3.315, lines.max().x(), 0.02);
    assertEquals(3.5, lines.max().y(), 0.02);
    assertEquals(-3.16, lines.min().y(), 0.02);
    int letters = 3 + 9 + 13 + 21 + 27 + 30 + 37 + 43;
    int boxes = 8 * 9 / 2;
    int pointers = 8 * (1 + 1 + 3);
    assertEquals(letters + boxes + pointers, FILM.frame(7).items().size());
  }

  @Test
  void twoLinesAreHighlightedInTurn() {
    assertEquals(4.5, Film.box(FILM.frame(9).items()).max().x(), 1e-6);
    assertEquals(4.5, Film.box(FILM.frame(11).items()).max().x(), 1e-6);
    assertEquals(
        FILM.frame(7).items().size(), FILM.frame(11).items().size(), "no arrow leads to nothing");
  }

  @Test
  void aShorterPhraseHasFewerLines() {
    assertEquals(9.75, FILM.with("phrase", "to be or not to").seconds());
  }

  @Test
  void rejectsAPhraseWithTooFewWords() {
    var refused = assertThrows(SceneException.class, FILM.with("phrase", "to be")::seconds);
    assertTrue(refused.getMessage().contains("5 to 16"), refused.getMessage());
  }
}
