package zoetrope.scenes.models;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.attention.Softmax;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.model.ModelRun;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.Moment;
import zoetrope.scenes.components.SmallModel;
import zoetrope.scenes.notes.generation.NextToken;

/** Tests films with a viewer's model: a small GPT-2 with random weights. */
class GivenModelTest {
  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    SmallModel.write(folder);
  }

  private static Film film(Supplier<? extends Scene> scene, String phrase) {
    return Film.of(scene).rate(1).with("model", folder.toString()).with(phrase, "the cat the cat");
  }

  static List<Film> films() {
    return List.of(
        film(LogitLens::new, "phrase"),
        film(NextToken::new, "prompt"),
        film(FeedForwardNetwork::new, "prompt"),
        film(ResidualStream::new, "prompt"),
        film(CachedKeys::new, "prompt"),
        film(WholeModel::new, "prompt"));
  }

  @ParameterizedTest
  @MethodSource("films")
  void aModelIsNamedOnTheStage(Film film) {
    boolean named =
        film.moments().stream()
            .flatMap(moment -> moment.all(Text.class).stream())
            .anyMatch(text -> text.source().contains(folder.getFileName() + ", 2 layers"));
    assertTrue(named);
  }

  @Test
  void theLensShowsThePredictionAfterEachLayer() {
    ModelRun run = LanguageModel.open(folder).run("the cat the cat");
    Lens lens = Lens.of(StudiedModel.of("it", run, 12));
    assertEquals(List.of("embeddings", "layer 1", "layer 2"), names(lens));
    for (Lens.Row row : lens.rows()) {
      for (int t = 0; t < run.tokens().size(); t++) {
        double[] chances = Softmax.of(run.logits(row.layers(), t));
        Lens.Guess guess = row.guesses().get(t);
        assertEquals(chances[guess.id()], guess.chance(), 1e-12);
        for (double chance : chances) {
          assertTrue(chance <= guess.chance());
        }
      }
    }
    assertEquals(lens.top().last().chance(), lens.top().answer());
    assertTrue(lens.settled() <= 2);
  }

  @Test
  void theLensOfTheToyPredictsTheSoundFromAMiddleLayerOn() {
    Lens lens = Lens.of(StudiedModel.toy("it", "the cat ran to the river and", 4));
    assertEquals("purred", lens.top().last().text());
    assertFalse(lens.rows().get(0).last().text().equals("purred"));
    assertTrue(lens.settled() > 0 && lens.settled() < 4);
  }

  private static List<String> names(Lens lens) {
    return lens.rows().stream().map(Lens.Row::name).toList();
  }

  @Test
  void leavesOutUnlikelyTokens() {
    Moment stage =
        film(NextToken::new, "prompt").with("topK", "2").with("words", "1").moments().stream()
            .filter(moment -> moment.all(Text.class).stream().anyMatch(GivenModelTest::isRule))
            .findFirst()
            .orElseThrow();
    double[] chances = stage.values(3);
    assertEquals(1, chances[0] + chances[1], 1e-9);
    fails(film(NextToken::new, "prompt").with("topP", "0"), "from 0.01 to 1");
  }

  private static boolean isRule(Text text) {
    return text.source().equals("top-k: 2");
  }

  @Test
  void showsGatedNetworksAndRmsNorms() throws IOException {
    String llama = SmallModel.writeLlama(Files.createDirectory(folder.resolve("llama"))).toString();
    for (int i : new int[] {2, 3}) {
      assertTrue(films().get(i).with("model", llama).with("layer", "1").seconds() > 20);
    }
  }

  @Test
  void rejectsUnsupportedInputWithTheSourceLineOfTheScene() throws IOException {
    Path encoder = SmallModel.writeEncoder(Files.createDirectory(folder.resolve("encoder")));
    Film lens = film(LogitLens::new, "phrase");
    for (int i : new int[] {0, 1, 3, 4, 5}) {
      fails(films().get(i).with("model", encoder.toString()), "this film needs a decoder");
    }
    assertTrue(films().get(2).with("model", encoder.toString()).seconds() > 20);
    SceneException missing =
        assertThrows(
            SceneException.class, lens.with("model", folder.resolve("nowhere").toString())::result);
    assertEquals("LogitLens.java", missing.file());
    fails(lens.with("phrase", "the"), "room for 2 to 12");
    fails(film(ResidualStream::new, "prompt").with("layer", "2"), "there is no layer 2");
    fails(film(CachedKeys::new, "prompt").with("head", "9"), "no head 9");
    fails(Film.of(LogitLens::new).with("phrase", "a horse"), "never read \"a\"");
    fails(Film.of(CachedKeys::new).with("head", "2"), "heads 0 and 1");
  }

  private static String fails(Film film, String part) {
    String message = assertThrows(SceneException.class, film::result).getMessage();
    assertTrue(message.contains(part), message);
    return message;
  }
}
