package zoetrope.scenes.models.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Text;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.Moment;

class TranslationTest {
  private static final Film FILM = Film.of(Translation::new).rate(2);

  @Test
  void writesTheTranslationAndFramesTheWordsThatChangePlaces() {
    assertEquals(4, FILM.result().sections().size());
    assertTrue(FILM.seconds() > 60 && FILM.seconds() < 100, "" + FILM.seconds());
    Moment end = FILM.after(FILM.seconds());
    List<String> texts = end.all(Text.class).stream().map(Text::source).toList();
    List<String> french = List.of("le", "chat", "blanc", "voit", "le", "chien", "noir");
    assertTrue(texts.containsAll(french), texts::toString);
    // Six largest weights, one on the wrong word, and two pairs in the other order.
    assertEquals(6 + 1 + 2, end.all(SurroundingRectangle.class).size());
  }

  @Test
  void acceptsOtherSentencesOfItsWordsOnly() {
    Film other = FILM.rate(1);
    other.with("sentence", "the small dog sees the small cat").result();
    other.with("sentence", "dog dog").result();
    for (String wrong : List.of("the bird sees the cat", "cat")) {
      assertThrows(SceneException.class, other.with("sentence", wrong)::result);
    }
  }
}
