package zoetrope.scenes.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.attention.model.HeadRole;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.components.SmallModel;

class ModelFilmsTest {
  @TempDir private Path folder;

  @Test
  void theTrainingFilmAcceptsOnlyPromptsOfItsWords() {
    Film film = Film.of(Training::new).rate(4);
    assertEquals(3, film.result().sections().size());
    assertTrue(film.seconds() > 40 && film.seconds() < 70);
    Film.of(Training::new).rate(2).with("prompt", "the dog").result();
    fails(Film.of(Training::new).with("prompt", "the horse"), "never read \"horse\"");
    fails(Film.of(Training::new).with("prompt", "the"), "the prompt");
  }

  @Test
  void theWallShowsTheHeadsOfAModelAndNamesThoseWithARole() throws IOException {
    ModelHeads stored = ModelHeads.of("", ModelHeads.PHRASE);
    assertEquals(6, stored.layers());
    assertEquals(12, stored.heads());
    for (int layer = 0; layer < 6; layer++) {
      for (int head = 0; head < 12; head++) {
        double sum = 0;
        for (double weight : stored.pattern(layer, head).weightsOf(3)) {
          sum += weight;
        }
        assertEquals(1, sum, 1e-3);
      }
    }
    ModelHeads.NotableHead first = stored.notableHeads().get(0);
    assertEquals(HeadRole.PREVIOUS, first.role());
    assertEquals(0.99, first.score(), 0.01);
    Film modelFilm =
        Film.of(HeadsOfAModel::new)
            .rate(1)
            .with("model", SmallModel.write(folder).toString())
            .with("phrase", "the cat the cat");
    assertTrue(modelFilm.result().sections().size() >= 2);
    fails(Film.of(HeadsOfAModel::new).with("phrase", "the cat"), "needs a model that reads it");
    fails(modelFilm.with("phrase", "the"), "the wall has room for 3 to 16 tokens, but there are 1");
  }

  @Test
  void showsANetworkAndNeuronsForKindsOfWords() {
    assertEquals(2, Film.of(FeedForwardNetwork::new).rate(2).result().sections().size());
    fails(Film.of(FeedForwardNetwork::new).with("prompt", "a horse"), "never read \"a\"");
  }

  @Test
  void showsTheStreamOfAnyPrompt() {
    Film film = Film.of(ResidualStream::new).rate(2);
    assertEquals(2, film.result().sections().size());
    assertTrue(film.seconds() > 20 && film.seconds() < 60);
    film.with("prompt", "the dog slept").result();
    fails(film.with("prompt", "the"), "the prompt");
  }

  @Test
  void cachesKeysForAnyPrompt() {
    for (String prompt : List.of("the bird", "the bird lay on", "the cat sat on the mat and")) {
      Film film = Film.of(CachedKeys::new).rate(2).with("prompt", prompt);
      assertTrue(film.seconds() > 12 && film.seconds() < 40, prompt);
    }
    fails(Film.of(CachedKeys::new).with("prompt", "a horse"), "never read \"a\"");
  }

  @Test
  void followsAnyPromptThroughTheWholeModel() {
    for (String prompt : List.of("the bird", "the cat sat on the mat and", "the dog ran")) {
      Film film = Film.of(WholeModel::new).rate(2).with("prompt", prompt);
      assertTrue(film.seconds() > 100 && film.seconds() < 300, prompt + " " + film.seconds());
      assertEquals(5, film.result().sections().size());
    }
    fails(Film.of(WholeModel::new).with("prompt", "a horse"), "never read \"a\"");
  }

  private static void fails(Film film, String part) {
    String message = assertThrows(SceneException.class, film::result).getMessage();
    assertTrue(List.of(message).toString().contains(part), message);
  }
}
